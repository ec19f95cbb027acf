// SPDX-License-Identifier: Apache-2.0
// What the player is about to do with cards of the hand: play one, lay some away, buy, give. It
// knows shapes only.
import { byNotation } from '../cards';
import type { Card, Entry } from '../protocol/look';
import { likes } from './settings.svelte';
import type { LiveTable } from './live.svelte';

// Only one card could be played: another one of the hand, and the rule that forbade it.
export interface Forced {
  deal: number;
  only: Card;
  other: Card;
  rule: string;
}

type CardEntry = Extract<Entry, { shape: 'card' | 'cards' | 'two_cards' }>;

function usesCards(entry: Entry): entry is CardEntry {
  return entry.shape === 'card' || entry.shape === 'cards' || entry.shape === 'two_cards';
}

export class Choosing {
  picked = $state.raw<Card[]>([]);
  withStuk = $state(true);
  forced = $state.raw<Forced | null>(null);
  private wanted = $state<string | null>(null);
  private moment = '';

  constructor(private readonly live: LiveTable) {}

  readonly entries = $derived.by(() =>
    this.live.resting ? [] : (this.live.look?.legal ?? []).filter(usesCards),
  );
  readonly entry = $derived.by((): CardEntry | null => {
    const play = this.entries.find(({ verb }) => verb === 'play');
    const wanted = this.entries.find(({ verb }) => verb === this.wanted);
    return wanted ?? play ?? this.entries[0] ?? null;
  });
  readonly allowed = $derived.by((): Card[] => {
    const entry = this.entry;
    if (!entry) return [];
    if (entry.shape === 'card') {
      return [...entry.cards, ...(entry.stuk ?? []), ...(entry.unlawful ?? [])];
    }
    if (entry.shape === 'cards') return entry.from;
    return entry.pairs.filter(([jack]) => jack === this.jack).map(([, card]) => card);
  });
  // Of a purchase: what is bought.
  readonly jacks = $derived.by(() => {
    const pairs = this.entry?.shape === 'two_cards' ? this.entry.pairs : [];
    return [...new Set(pairs.map(([jack]) => jack))];
  });
  private wantedJack = $state<Card | null>(null);
  readonly jack = $derived(
    this.jacks.includes(this.wantedJack ?? '') ? this.wantedJack : (this.jacks[0] ?? null),
  );
  readonly count = $derived(this.entry?.shape === 'cards' ? this.entry.count : 1);
  readonly playing = $derived(this.entry?.verb === 'play');
  // The one card that can be played, if there is no choice.
  readonly only = $derived.by(() => {
    const [card, ...others] = new Set(this.allowed);
    return this.playing && card !== undefined && !others.length ? card : null;
  });
  readonly ready = $derived(this.entry !== null && this.picked.length === this.count);

  // To be called when the look changed: what was picked for another moment is forgotten.
  follow(): void {
    const { look, seat } = this.live;
    if (seat === null) this.forced = null;
    const moment = look ? `${look.deal}/${look.at}` : '';
    if (moment === this.moment) return;
    this.moment = moment;
    this.picked = [];
    this.wanted = null;
    this.withStuk = true;
    this.force();
  }

  // An only card is played by the table after a moment: that can be asked about until there is
  // something to choose again.
  private force(): void {
    const { look, mine } = this.live;
    const [only, deal] = [this.only, look?.deal];
    const other = only && look?.hand?.find((card) => card !== only);
    const rule = other && look?.refused?.[other];
    if (only && rule && deal !== undefined) this.forced = { deal, only, other, rule };
    else if (mine || look?.result || deal !== this.forced?.deal) this.forced = null;
  }

  want(verb: string): void {
    this.wanted = verb;
    this.picked = [];
  }

  wantJack(card: Card): void {
    this.wantedJack = card;
    this.picked = [];
  }

  stukOf(card: Card): boolean {
    return this.entry?.shape === 'card' && (this.entry.stuk?.includes(card) ?? false);
  }

  // A tap, or Enter, on a card of the hand.
  tap(card: Card): void {
    if (!this.entry) return this.chooseAhead(card);
    if (!this.allowed.includes(card)) return this.live.why(card);
    if (!this.playing) return this.toggle(card);
    if (likes.tap === 'twice' && !this.picked.includes(card)) this.picked = [card];
    else this.play(card);
  }

  play(card: Card): void {
    if (!this.playing) return this.tap(card);
    if (!this.allowed.includes(card)) return this.live.why(card);
    this.forced = null;
    this.live.act(`play ${card}${this.stukOf(card) && this.withStuk ? ' stuk' : ''}`);
  }

  confirm(): void {
    const entry = this.entry;
    if (!entry || !this.ready) return;
    const cards = [...this.picked].sort(byNotation);
    if (entry.shape === 'two_cards' && this.jack) cards.unshift(this.jack);
    this.live.act(`${entry.verb} ${cards.join(' ')}`);
  }

  private toggle(card: Card): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((each) => each !== card);
    else if (this.count === 1) this.picked = [card];
    else this.picked = [...this.picked, card].slice(-this.count);
  }

  private chooseAhead(card: Card): void {
    const { live } = this;
    if (live.mine || live.resting || live.look?.result || live.justActed()) return;
    live.ahead = live.ahead === card ? null : card;
  }
}
