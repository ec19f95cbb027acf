// SPDX-License-Identifier: Apache-2.0
// What was said and done, for eye and ear: bubbles at the seats, the log, the talk, and the words
// that a screen reader speaks.
import { capital } from '../i18n/format';
import { inEach, language, t, tell } from '../i18n/index.svelte';
import { inPlay, longestQueue } from '../play/pace';
import { sentenceCapital, spoken } from '../play/describe';
import { dealtAnew, toldBy } from '../play/announced';
import { news, type Step } from '../play/news';
import { awayAtTurn } from '../play/presence';
import { resultTold } from '../play/outcome';
import { spelled } from '../play/signed';
import type { Scene, Telling } from '../play/scene';
import { turnCalled } from '../play/turn';
import { bubbleWords, isMine } from '../play/talk';
import type { Game } from '../protocol/games';
import type { Look, Seat } from '../protocol/look';
import type { Act, Happening, Said } from '../protocol/messages';
import type { Table } from '../protocol/table';
import { play } from '../sound';
import { Bubbles } from './bubbles.svelte';
import { Chat } from './chat.svelte';
import { awaited } from './cutting';
import { catalogue } from './games.svelte';
import type { LiveTable } from './live.svelte';
import * as logbook from './logbook';

type Words = () => string; // in the language of the reader, whenever they are drawn

export interface Line {
  key: number;
  text: Words;
  kept?: logbook.Kept['text']; // as the page before wrote it
  of: number | null; // the deal of this match that it is of
  event: number | null; // its place among the acts of that deal
  act: boolean; // it tells that act itself
  deal: boolean; // begins a deal
}

// What was shown before the step.
export interface Shown {
  table: Table | null;
  look: Look | null;
}

const longestLog = 250;
const aloudStays = 8; // lines that a screen reader may still be reading

// A live region of its own says it, with what may be answered (table/Banner.svelte).
function inBanner(each: Happening, scene: Scene): boolean {
  if (each.kind === 'paused') return scene.table?.paused != null;
  if (each.kind === 'away') return each.seat != null && each.seat === awayAtTurn(scene);
  return each.kind === 'undo';
}

export class Story {
  readonly bubbles = new Bubbles();
  readonly chat = new Chat();
  log = $state.raw<Line[]>([]);
  heard = $state.raw<{ key: number; text: string }[]>([]); // what happened, in its order, spoken
  called = $state.raw({ text: '', key: 0 }); // that it is one's turn
  private key = 0;
  private place = ''; // the table and the match that all this is of
  private seat: Seat | null = null; // from which it was seen
  private deal: number | null = null; // the last one that was seen
  private acts: Act[] = []; // of that deal, so far
  private over = false; // its result was told
  private turnOf = '';

  constructor(private readonly live: LiveTable) {}

  // What was told before, by this page or by the one before it, stays. `lost`: the line was, and is
  // back. `before`: the table that was shown.
  restore(events: Act[], chat: Said[], lost = false, before: Table | null = null): void {
    this.bubbles.clear();
    this.heard = [];
    this.chat.restore(chat);
    this.turnOf = '';
    this.called = { text: '', key: ++this.key };
    const { seat } = this;
    const entered = this.notePlace();
    if (entered) this.open();
    const { look } = this.live;
    const missed = look ? this.restoreDeal(look, events, seat === this.seat) : [];
    if (entered) return;
    const told = seat === this.seat ? missed : this.moved(seat, before);
    const few = told.length <= longestQueue ? told : [];
    this.speakUp(lost ? [t('heard.back'), ...few] : few);
  }

  // For the page that comes after this one.
  leave(): void {
    const { place, deal, acts, over } = this;
    if (!place) return;
    const lines = this.log.map(({ text, kept, of, event, act, deal }) => {
      return { text: kept ?? inEach(text), of, event, act, deal };
    });
    logbook.leave({ place, deal, acts, over, lines });
  }

  // How the match ended is told after the deal.
  tell(what: Happening[], before: Shown): void {
    if (this.notePlace()) this.log = this.log.map((line) => ({ ...line, of: null }));
    const scene = this.scene(before.table);
    const aloud = [
      ...what.filter(({ kind }) => kind !== 'over').map((each) => this.happened(each, scene)),
      ...this.news({ what, before: before.look, trick: this.live.held }, scene),
      ...what.filter(({ kind }) => kind === 'over').map((each) => this.happened(each, scene)),
    ];
    this.speakUp(aloud.filter((text) => text !== null));
    this.over = Boolean(this.live.look?.result);
  }

  // Said once for each moment at which something is asked.
  turn(): void {
    const [name, text] = this.asked();
    if (name === this.turnOf) return;
    this.turnOf = name;
    this.called = { text: name && text, key: ++this.key };
    if (name) play('turn');
  }

  // To play, to cut, or to claim before the deal is closed: a name for that moment, and its words.
  private asked(): [string, string] {
    const { look, mine, table, seat } = this.live;
    if (mine && look) return [`${look.deal}/${look.at}`, turnCalled(look.legal ?? [])];
    if (table?.settings.cut === 'hand' && awaited(table)) {
      return [`cut ${table.commitment}`, t('cut.ask')];
    }
    const closes = seat !== null && look?.awaited === 'close';
    return [closes ? `close ${look.deal}` : '', t('actions.close')];
  }

  private scene(before: Table | null = null): Telling {
    const { table, look } = this.live;
    const game = (): Game | undefined => catalogue.game(table?.game); // it may come later
    return {
      ...{ table, look, before },
      get game() {
        return game();
      },
    };
  }

  // As it is spoken.
  private happened(each: Happening, scene: Telling): string | null {
    if (each.kind === 'deal') this.begin(each.deal);
    if (each.kind === 'undone') this.forget(each.event ?? 0);
    if (each.kind === 'renamed') {
      this.chat.rename(scene.table?.seats[each.seat]?.person ?? '', each.name ?? '');
    }
    if (each.kind === 'say') this.talk(each);
    else this.note(each, scene);
    if (each.kind === 'act') this.speak(each, scene);
    return inBanner(each, scene) ? null : sentenceCapital(each, scene);
  }

  private news(step: Step, scene: Scene): string[] {
    return news(step, scene).map(({ words, logged, bubble }) => {
      if (logged) this.add(() => capital(words()));
      if (bubble) this.say(bubble.seat, bubble.words);
      return capital(words());
    });
  }

  // No step tells who changes chairs of it: from the other one, all looks different.
  private moved(from: Seat | null, before: Table | null): string[] {
    const scene = this.scene(before);
    const told: Happening | null =
      this.seat !== null
        ? { kind: 'sat', seat: this.seat }
        : from !== null
          ? { kind: 'stood', seat: from }
          : null;
    const text = told && this.happened(told, scene);
    return text ? [text] : [];
  }

  // What is new in it, as it is spoken.
  private restoreDeal(look: Look, events: Act[], sameSeat: boolean): string[] {
    const scene = this.scene();
    if (look.deal !== this.deal) this.turnTo(look, scene);
    const known = logbook.told(this.acts, events);
    if (sameSeat) this.uncover(events.slice(0, known), scene);
    this.forget(known);
    this.acts = events.slice(0, known);
    // In play what was bid is no longer in the air.
    const last = inPlay(look) ? events.length - 1 : 0;
    events.forEach((event, place) => {
      if (place >= known) {
        this.note(event, scene);
        this.noteTold(event, place > 0, scene);
      }
      if (place >= last) this.speak(event, scene);
    });
    const { result } = look;
    const ended = result && !this.over ? [resultTold(result, scene)] : [];
    if (result && ended.length) this.add(() => resultTold(result, scene));
    this.over = Boolean(result);
    const missed = events.slice(known).map((act) => sentenceCapital(act, scene));
    return [...missed.filter((text) => text !== null), ...ended];
  }

  // Whether this is another table or match than before.
  private notePlace(): boolean {
    const { table, seat } = this.live;
    const before = this.place;
    this.place = table ? `${table.id}/${table.match}` : '';
    this.seat = seat;
    return this.place !== before;
  }

  private open(): void {
    const page = logbook.left(this.place, language());
    this.deal = page?.deal ?? null;
    this.acts = page?.acts ?? [];
    this.over = page?.over ?? false;
    this.log = (page?.lines ?? []).map(({ text, ...line }) => {
      return { ...line, key: ++this.key, kept: text, text: () => tell(text, text.en) };
    });
  }

  // Another deal than the last one that was seen: a later one, or one before it, for who gets up and
  // watches with a delay.
  private turnTo({ deal, dealer }: Look, scene: Telling): void {
    const first = this.log.findIndex(({ of }) => of !== null && of >= deal);
    if (first >= 0) this.log = this.log.slice(0, first);
    this.begin(deal);
    if (this.log.length) this.note({ kind: 'deal', deal, dealer }, scene);
  }

  // What was hidden when it was told, and no longer is.
  private uncover(events: Act[], scene: Telling): void {
    const hidden = (place: number): boolean => this.acts[place]?.action === undefined;
    this.log = this.log.map((line) => {
      const act = line.act && line.of === this.deal ? events[line.event ?? -1] : undefined;
      if (act?.action === undefined || !hidden(line.event ?? -1)) return line;
      const { key, of, event, deal } = line;
      return { key, of, event, deal, act: true, text: this.sentence(act, scene) };
    });
  }

  private sentence(each: Happening, scene: Telling): Words {
    return () => sentenceCapital(each, scene) ?? '';
  }

  private lastAct(): number {
    return this.acts.length - 1;
  }

  private begin(deal: number): void {
    this.bubbles.clear();
    this.deal = deal;
    this.acts = [];
    this.over = false;
  }

  // That act and all after it are gone, and what was said by them.
  private forget(event: number): void {
    const gone = (line: Line): boolean =>
      line.of === this.deal && line.event !== null && line.event >= event;
    this.log = this.log.filter((line) => !gone(line));
    this.acts = this.acts.slice(0, event);
    this.bubbles.clear();
  }

  private note(each: Happening, scene: Telling): void {
    const act = each.kind === 'act';
    if (act) this.acts.push(each);
    const event = act ? this.lastAct() : null;
    const line = { event, act, deal: each.kind === 'deal' };
    if (sentenceCapital(each, scene) !== null) this.write(this.sentence(each, scene), line);
    if (each.kind === 'rest' && each.seat != null) this.say(each.seat, () => t('say.rest'));
  }

  // What an act that was missed tells besides.
  private noteTold(act: Act, anew: boolean, scene: Scene): void {
    const told = toldBy(act, anew, scene);
    for (const { words } of anew ? [...told, ...dealtAnew(act)] : told) {
      this.add(() => capital(words()));
    }
  }

  private write(text: Words, line: Pick<Line, 'event' | 'act' | 'deal'>): void {
    const { deal: of } = this;
    this.log = [...this.log, { key: ++this.key, text, of, ...line }].slice(-longestLog);
  }

  // What no act says, after the last of them.
  private add(text: Words): void {
    this.write(text, { event: this.lastAct(), act: false, deal: false });
  }

  // In one line, as lines that come at once reach a screen reader in any order.
  private speakUp(texts: string[]): void {
    if (!texts.length) return;
    const line = { key: ++this.key, text: spelled(texts.join('. ')) };
    this.heard = [...this.heard, line].slice(-aloudStays);
  }

  private speak(act: Act, scene: Scene): void {
    const { look } = scene;
    const first = act.action?.startsWith('play ') ?? false;
    const anew = act.action === 'deal' || (act.action?.startsWith('die ') ?? false); // all passed
    const clears = first && look?.trick?.cards.length === 1 && this.live.table?.rest == null;
    if (anew || clears) this.bubbles.clear();
    const text = (): string | null => spoken(act, scene.game, look);
    if (text() === null || act.seat == null) return;
    this.say(act.seat, () => text() ?? '', act.action === 'pass');
  }

  private say(seat: Seat, text: Words, passed = false): void {
    this.bubbles.say(seat, text, { passed, stays: !inPlay(this.live.look) });
  }

  private talk(said: Said): void {
    if (said.seat != null) this.bubbles.remark(said.seat, () => bubbleWords(said));
    this.chat.hear(said, isMine(said, this.live.table));
  }
}
