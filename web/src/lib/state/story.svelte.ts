// SPDX-License-Identifier: Apache-2.0
// What was said and done, for eye and ear: bubbles at the seats, the log, the talk, and the words
// that a screen reader speaks.
import { t } from '../i18n/index.svelte';
import { inPlay } from '../play/pace';
import { sentenceCapital, spoken, type Scene } from '../play/describe';
import { who as whoSits } from '../play/words';
import type { Seat } from '../protocol/look';
import type { Act, Happening, Said } from '../protocol/messages';
import { play } from '../sound';
import { catalogue } from './games.svelte';
import type { LiveTable } from './live.svelte';

export interface Bubble {
  text: string;
  key: number;
  passed: boolean;
}

const longestLog = 250;
const longestChat = 200;
const briefly = 2600;

export class Story {
  bubbles = $state.raw<Record<Seat, Bubble>>({});
  log = $state.raw<{ key: number; text: string }[]>([]);
  chat = $state.raw<{ key: number; said: Said }[]>([]);
  unread = $state(0);
  heard = $state(''); // what happened; spoken when the reader has time
  called = $state(''); // that it is one's turn
  private key = 0;
  private turnOf = '';

  constructor(private readonly live: LiveTable) {}

  restore(events: Act[], chat: Said[]): void {
    this.bubbles = {};
    this.log = [];
    this.chat = chat.slice(-longestChat).map((said) => ({ key: ++this.key, said }));
    for (const event of events) this.note(event);
    this.turnOf = '';
  }

  tell(what: Happening[]): void {
    const aloud: string[] = [];
    for (const each of what) {
      if (each.kind === 'say') this.talk(each);
      if (each.kind === 'deal') this.bubbles = {};
      this.note(each);
      const text = sentenceCapital(each, this.scene(true));
      if (text) aloud.push(text);
    }
    const trick = this.live.held;
    if (trick?.winner != null)
      aloud.push(t('heard.trick', { who: whoSits(this.live.table, trick.winner) }));
    if (aloud.length) this.heard = aloud.join('. ');
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

  private note(each: Happening): void {
    const text = sentenceCapital(each, this.scene(false));
    if (text) this.log = [...this.log, { key: ++this.key, text }].slice(-longestLog);
    if (each.kind === 'act') this.speak(each);
  }

  private speak(act: Act): void {
    const first = act.action?.startsWith('play ') ?? false;
    const { look } = this.live;
    if (first && look?.trick?.cards.length === 1) this.bubbles = {};
    const text = spoken(act, catalogue.game(this.live.table?.game));
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
