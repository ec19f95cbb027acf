// SPDX-License-Identifier: Apache-2.0
// What was said and done, for eye and ear: bubbles at the seats, the log, the talk, and the words
// that a screen reader speaks.
import { capital } from '../i18n/format';
import { language, t, type Key } from '../i18n/index.svelte';
import { inPlay } from '../play/pace';
import { sentenceCapital, spoken } from '../play/describe';
import { news, type Step } from '../play/news';
import { resultTold } from '../play/outcome';
import type { Scene, Telling } from '../play/scene';
import { bubbleWords } from '../play/talk';
import type { Game } from '../protocol/games';
import type { Look, Seat } from '../protocol/look';
import type { Act, Happening, Said } from '../protocol/messages';
import type { Table } from '../protocol/table';
import { play } from '../sound';
import { awaited } from './cutting';
import { catalogue } from './games.svelte';
import type { LiveTable } from './live.svelte';
import * as logbook from './logbook';

type Words = () => string; // in the language of the reader, whenever they are drawn

export interface Line {
  key: number;
  text: Words;
  event: number | null; // its place among the acts of the deal; null: none, or of an earlier deal
  act: boolean; // it tells that act itself
  language?: string; // the only one that it has, as it was written by the page before
  deal: boolean; // begins a deal
}

export interface Bubble {
  text: Words;
  key: number;
  passed: boolean;
}

// What was shown before the step.
export interface Shown {
  table: Table | null;
  look: Look | null;
}

type Bubbles = Record<Seat, Bubble>;

// Unless something else is there by now.
function without(bubbles: Bubbles, seat: Seat, gone: Bubble): Bubbles {
  if (bubbles[seat]?.key !== gone.key) return bubbles;
  const { [seat]: _, ...rest } = bubbles;
  return rest;
}

const longestLog = 250;
const longestChat = 200;
const briefly = 2600;
const remarkStays = 5000;
const aloudStays = 8; // lines that a screen reader may still be reading

export class Story {
  bubbles = $state.raw<Bubbles>({});
  remarks = $state.raw<Bubbles>({}); // talk, for a moment over what was bid
  log = $state.raw<Line[]>([]);
  chat = $state.raw<{ key: number; said: Said }[]>([]);
  unread = $state(0);
  heard = $state.raw<{ key: number; text: string }[]>([]); // what happened, in its order, spoken
  called = $state(''); // that it is one's turn
  private key = 0;
  private acts: Act[] = []; // of the deal so far
  private over = false; // its result was told
  private place = ''; // the table and the match that all this is of
  private seat: Seat | null = null; // from which it was seen
  private deal: number | null = null;
  private turnOf = '';

  constructor(private readonly live: LiveTable) {}

  // What was told of this deal before, to this page or to the one before it, stays.
  restore(events: Act[], chat: Said[]): void {
    this.bubbles = {};
    this.heard = [];
    this.chat = chat.slice(-longestChat).map((said) => ({ key: ++this.key, said }));
    const seat = this.reopen();
    const known = logbook.told(this.acts, events);
    const scene = this.scene();
    this.forget(known);
    this.acts = events.slice(0, known);
    if (seat === this.seat) this.sayAgain(events, scene);
    // In play what was bid is no longer in the air.
    const last = inPlay(this.live.look) ? events.length - 1 : 0;
    events.forEach((event, place) => {
      if (place >= known) this.note(event, scene);
      if (place >= last) this.speak(event, scene);
    });
    const result = this.live.look?.result;
    if (result && !this.over) this.add(() => resultTold(result, scene));
    this.over = Boolean(result);
    this.turnOf = '';
    this.called = '';
  }

  // For the page that comes after this one.
  leave(): void {
    if (!this.place) return;
    const { place, seat, deal, acts, over } = this;
    const lines = this.log.map(({ text, language: only, ...line }) => {
      return { ...line, text: text(), language: only ?? language() };
    });
    logbook.leave({ place, seat, deal, acts, over, lines });
  }

  // How the match ended is told after the deal.
  tell(what: Happening[], before: Shown): void {
    const scene = { ...this.scene(), before: before.table };
    const aloud = [
      ...what.filter(({ kind }) => kind !== 'over').map((each) => this.happened(each, scene)),
      ...this.news({ what, before: before.look, trick: this.live.held }, scene),
      ...what.filter(({ kind }) => kind === 'over').map((each) => this.happened(each, scene)),
    ];
    this.speakUp(aloud.filter((text) => text !== null));
    this.notePlace();
    this.over = Boolean(this.live.look?.result);
  }

  // Said once for each moment at which something is asked.
  turn(): void {
    const [name, text] = this.asked();
    if (name === this.turnOf) return;
    this.turnOf = name;
    this.called = name && t(text);
    if (name) play('turn');
  }

  read(): void {
    this.unread = 0;
  }

  // To play, to cut, or to claim before the deal is closed: a name for that moment, and its words.
  private asked(): [string, Key] {
    const { look, mine, table, seat } = this.live;
    if (mine && look) return [`${look.deal}/${look.at}`, 'heard.turn'];
    if (table?.settings.cut === 'hand' && awaited(table)) {
      return [`cut ${table.commitment}`, 'cut.ask'];
    }
    const closes = seat !== null && look?.awaited === 'close';
    return [closes ? `close ${look.deal}` : '', 'actions.close'];
  }

  private scene(): Telling {
    const { table, look } = this.live;
    const game = (): Game | undefined => catalogue.game(table?.game); // it may come later
    return {
      table,
      look,
      aloud: false,
      get game() {
        return game();
      },
    };
  }

  // As it is spoken.
  private happened(each: Happening, scene: Telling): string | null {
    if (each.kind === 'deal') this.begin();
    if (each.kind === 'undone') this.forget(each.event ?? 0);
    if (each.kind === 'say') this.talk(each);
    else this.note(each, scene);
    if (each.kind === 'act') this.speak(each, scene);
    return sentenceCapital(each, { ...scene, aloud: true });
  }

  private news(step: Step, scene: Scene): string[] {
    return news(step, scene).map(({ words, logged, bubble }) => {
      if (logged) this.add(() => capital(words()));
      if (bubble) this.bubble(bubble.seat, bubble.words);
      return capital(words(true));
    });
  }

  // Takes up what is known of this place; the seat from which that was seen.
  private reopen(): Seat | null {
    const { place, seat, deal } = this;
    this.notePlace();
    if (this.place !== place) {
      const page = logbook.left(this.place);
      this.open(page);
      return page ? page.seat : this.seat;
    }
    if (this.deal !== deal) this.turnPage();
    return seat;
  }

  // Of another language only what can be said again, which is the acts of the deal.
  private open(page: logbook.Page | null): void {
    const same = page !== null && page.deal === this.deal;
    const lines = page?.lines ?? [];
    const kept = lines.filter((line) => (same && line.act) || line.language === language());
    this.acts = page?.acts ?? [];
    this.over = page !== null && page.over && kept.length === lines.length;
    this.log = kept.map(({ text, ...line }) => ({ ...line, key: ++this.key, text: () => text }));
    if (page && !same) this.turnPage();
  }

  private turnPage(): void {
    const { look } = this.live;
    this.begin();
    this.over = false;
    if (!look || !this.log.length) return;
    this.note({ kind: 'deal', deal: look.deal, dealer: look.dealer }, this.scene());
  }

  private notePlace(): void {
    const { table, look, seat } = this.live;
    this.place = table ? `${table.id}/${table.match}` : '';
    this.seat = seat;
    this.deal = look?.deal ?? null;
  }

  // Acts of this deal in the language of the reader, and with cards that were hidden before.
  private sayAgain(events: Act[], scene: Telling): void {
    this.log = this.log.map((line) => {
      const act = line.act && line.event !== null ? events[line.event] : undefined;
      return act ? { ...line, text: this.sentence(act, scene) } : line;
    });
  }

  private sentence(each: Happening, scene: Telling): Words {
    return () => sentenceCapital(each, scene) ?? '';
  }

  private lastAct(): number {
    return this.acts.length - 1;
  }

  private begin(): void {
    this.bubbles = {};
    this.acts = [];
    this.log = this.log.map((line) => ({ ...line, event: null }));
  }

  // That act and all after it are gone, and what was said by them.
  private forget(event: number): void {
    this.log = this.log.filter((line) => line.event === null || line.event < event);
    this.acts = this.acts.slice(0, event);
    this.bubbles = {};
  }

  private note(each: Happening, scene: Telling): void {
    const act = each.kind === 'act';
    if (act) this.acts.push(each);
    const event = act ? this.lastAct() : null;
    const line = { event, act, deal: each.kind === 'deal' };
    if (sentenceCapital(each, scene) !== null) this.write(this.sentence(each, scene), line);
    if (each.kind === 'rest' && each.seat != null) this.bubble(each.seat, () => t('say.rest'));
  }

  private write(text: Words, line: Pick<Line, 'event' | 'act' | 'deal'>): void {
    this.log = [...this.log, { key: ++this.key, text, ...line }].slice(-longestLog);
  }

  // What no act says, after the last of them.
  private add(text: Words): void {
    this.write(text, { event: this.lastAct(), act: false, deal: false });
  }

  // In one line, as lines that come at once reach a screen reader in any order.
  private speakUp(texts: string[]): void {
    if (!texts.length) return;
    const line = { key: ++this.key, text: texts.join('. ') };
    this.heard = [...this.heard, line].slice(-aloudStays);
  }

  private speak(act: Act, { game, look }: Scene): void {
    const first = act.action?.startsWith('play ') ?? false;
    const anew = act.action === 'deal' || (act.action?.startsWith('die ') ?? false); // all passed
    const clears = first && look?.trick?.cards.length === 1 && this.live.table?.rest == null;
    if (anew || clears) this.bubbles = {};
    const text = (): string | null => spoken(act, game, look);
    if (text() === null || act.seat == null) return;
    this.bubble(act.seat, () => text() ?? '', act.action === 'pass');
  }

  private bubble(seat: Seat, text: Words, passed = false): void {
    const bubble = { text, key: ++this.key, passed };
    this.bubbles = { ...this.bubbles, [seat]: bubble };
    if (!inPlay(this.live.look)) return;
    setTimeout(() => (this.bubbles = without(this.bubbles, seat, bubble)), briefly);
  }

  private remark(seat: Seat, text: Words): void {
    const bubble = { text, key: ++this.key, passed: false };
    this.remarks = { ...this.remarks, [seat]: bubble };
    setTimeout(() => (this.remarks = without(this.remarks, seat, bubble)), remarkStays);
  }

  private talk(said: Said): void {
    if (said.seat != null) this.remark(said.seat, () => bubbleWords(said));
    this.chat = [...this.chat, { key: ++this.key, said }].slice(-longestChat);
    ++this.unread;
  }
}
