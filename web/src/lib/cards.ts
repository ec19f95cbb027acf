// SPDX-License-Identifier: Apache-2.0
// Cards as records write them ("JS"), and how people read them.
import type { Card, SuitLetter } from './protocol/look';

export type Indices = 'nl' | 'en';

export const suitSigns: Record<SuitLetter, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const ranks = '23456789TJQKA';
const dutchRanks: Record<string, string> = { T: '10', J: 'B', Q: 'V', K: 'H', A: 'A' };

export function rankOf(card: Card): string {
  return card.charAt(0);
}

export function suitOf(card: Card): SuitLetter {
  return asSuit(card.charAt(1)) ?? 'S';
}

export function asSuit(text: string | null | undefined): SuitLetter | null {
  const letter = (text ?? '').charAt(0).toUpperCase();
  return letter === 'C' || letter === 'D' || letter === 'H' || letter === 'S' ? letter : null;
}

// What stands in the corner of a card.
export function indexOf(rank: string, indices: Indices): string {
  if (rank === 'T') return '10';
  return indices === 'nl' ? (dutchRanks[rank] ?? rank) : rank;
}

// "♠B"
export function short(card: Card, indices: Indices): string {
  return suitSigns[suitOf(card)] + indexOf(rankOf(card), indices);
}

// Where cards, runs and suits stand among words in that way, every other one of the parts.
export const signs = /([♣♦♥♠](?:(?:10|[2-9AKQJHVB])(?:–(?:10|[2-9AKQJHVB]))?)?)/;

// "♠B" as records write it, and of "♠" alone the suit.
export function readShort(text: string, indices: Indices): string {
  const [suit = ''] = Object.entries(suitSigns).find(([, sign]) => text.startsWith(sign)) ?? [];
  return ([...ranks].find((rank) => indexOf(rank, indices) === text.slice(1)) ?? '') + suit;
}

// As one reads a hand aloud, suit by suit, in the order in which they lie.
export function bySuit(cards: Card[]): { suit: SuitLetter; held: Card[] }[] {
  return [...new Set(cards.map(suitOf))].map((suit) => ({
    suit,
    held: cards.filter((card) => suitOf(card) === suit),
  }));
}

export function isCard(text: string): boolean {
  return /^[2-9TJQKA][CDHS]$/.test(text);
}

export const suits = 'CDHS';

// As in records: clubs, diamonds, hearts, spades; low to high.
export function byNotation(a: Card, b: Card): number {
  return (
    suits.indexOf(a.charAt(1)) - suits.indexOf(b.charAt(1)) ||
    ranks.indexOf(a.charAt(0)) - ranks.indexOf(b.charAt(0))
  );
}
