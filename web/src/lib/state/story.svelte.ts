// SPDX-License-Identifier: Apache-2.0
// What was said and done, for eye and ear: bubbles at the seats, the log, the talk, and the words
// that a screen reader speaks.
import { capital } from '../i18n/format';
import { t } from '../i18n/index.svelte';
import { inPlay } from '../play/pace';
import { sentenceCapital, spoken, type Scene } from '../play/describe';
import { object, who as whoSits } from '../play/words';
import type { Look, Seat } from '../protocol/look';
import type { Act, Happening, Said } from '../protocol/messages';
import { play } from '../sound';
import { catalogue } from './games.svelte';
import type { LiveTable } from './live.svelte';

export interface Line {
  key: number;
  text: string;
  event: number | null; // its place among the acts of the deal; null: none, or of an earlier deal
  deal: boolean; // begins a deal
}

export interface Bubble {
  text: string;
  key: number;
  passed: boolean;
}

const longestLog = 250;
const longestChat = 200;
const briefly = 2600;
const aloudStays = 8; // lines that a screen reader may still be reading

export class Story {
  bubbles = $state.raw<Record<Seat, Bubble>>({});
  log = $state.raw<Line[]>([]);
  chat = $state.raw<{ key: number; said: Said }[]>([]);
  unread = $state(0);
  heard = $state.raw<{ key: number; text: string }[]>([]); // what happened, in its order, spoken
  called = $state(''); // that it is one's turn
  private key = 0;
  private events = 0; // acts of the deal so far
  private turnOf = '';

  constructor(private readonly live: LiveTable) {}

  restore(events: Act[], chat: Said[]): void {
    this.bubbles = {};
    this.log = [];
    this.heard = [];
    this.events = 0;
    this.chat = chat.slice(-longestChat).map((said) => ({ key: ++this.key, said }));
    // In play what was bid is no longer in the air.
    const last = inPlay(this.live.look) ? events.length - 1 : 0;
    events.forEach((event, place) => this.note(event, place >= last));
    this.turnOf = '';
    this.called = '';
  }

  tell(what: Happening[]): void {
    const aloud: string[] = [];
    for (const each of what) {
      if (each.kind === 'say') this.talk(each);
      if (each.kind === 'deal') this.begin();
      if (each.kind === 'undone') this.forget(each.event ?? 0);
      this.note(each);
      const text = sentenceCapital(each, this.scene(true));
      if (text) aloud.push(text);
    }
    const trick = this.live.held;
    if (trick?.winner != null)
      aloud.push(t('heard.trick', { who: object(this.live.table, trick.winner) }));
    this.speakUp(aloud);
  }

  // Roem that was compared at equal bids, of every seat whose sum is new.
  compare(before: Look | null): void {
    const { table, look } = this.live;
    const sums = look?.deal === before?.deal ? (look?.compared ?? []) : [];
    sums.forEach((sum, seat) => {
      if (sum === null || sum === before?.compared?.[seat]) return;
      const who = whoSits(table, seat);
      const text = capital(sum === 0 ? t('did.no-roem', { who }) : t('did.roem', { who, n: sum }));
      this.write(text, this.events - 1);
      this.speakUp([text]);
    });
  }

  // Said once for each moment at which it is one's turn.
  turn(): void {
    const { look, mine } = this.live;
    const name = mine && look ? `${look.deal}/${look.at}` : '';
    if (name === this.turnOf) return;
    this.turnOf = name;
    this.called = name ? t('heard.turn') : '';
    if (name) play('turn');
  }

  read(): void {
    this.unread = 0;
  }

  private scene(aloud: boolean): Scene {
    const { table, look } = this.live;
    return { table, look, game: catalogue.game(table?.game), aloud };
  }

  private begin(): void {
    this.bubbles = {};
    this.events = 0;
    this.log = this.log.map((line) => ({ ...line, event: null }));
  }

  // That act and all after it are gone, and what was said by them.
  private forget(event: number): void {
    this.log = this.log.filter((line) => line.event === null || line.event < event);
    this.events = event;
    this.bubbles = {};
  }

  private note(each: Happening, aloud = true): void {
    const text = sentenceCapital(each, this.scene(false));
    const event = each.kind === 'act' ? this.events++ : null;
    if (text) this.write(text, event, each.kind === 'deal');
    if (aloud && each.kind === 'act') this.speak(each);
  }

  private write(text: string, event: number | null, deal = false): void {
    this.log = [...this.log, { key: ++this.key, text, event, deal }].slice(-longestLog);
  }

  // In one line, as lines that come at once reach a screen reader in any order.
  private speakUp(texts: string[]): void {
    if (!texts.length) return;
    const line = { key: ++this.key, text: texts.join('. ') };
    this.heard = [...this.heard, line].slice(-aloudStays);
  }

  private speak(act: Act): void {
    const first = act.action?.startsWith('play ') ?? false;
    const { look } = this.live;
    if (first && look?.trick?.cards.length === 1) this.bubbles = {};
    const text = spoken(act, catalogue.game(this.live.table?.game), look);
    if (text === null || act.seat == null) return;
    const key = ++this.key;
    const seat = act.seat;
    const bubble = { text, key, passed: act.action === 'pass' };
    this.bubbles = { ...this.bubbles, [seat]: bubble };
    if (!inPlay(look)) return;
    setTimeout(() => {
      if (this.bubbles[seat]?.key !== key) return;
      const { [seat]: _, ...rest } = this.bubbles;
      this.bubbles = rest;
    }, briefly);
  }

  private talk(said: Said): void {
    this.chat = [...this.chat, { key: ++this.key, said }].slice(-longestChat);
    ++this.unread;
  }
}
