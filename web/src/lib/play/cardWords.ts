// SPDX-License-Identifier: Apache-2.0
// Cards, suits and melds in words and in short.
import { indexOf, rankOf, short, suitOf, suitSigns, asSuit } from '../cards';
import { listed, t, type Key } from '../i18n/index.svelte';
import type { Card } from '../protocol/look';
import { likes } from '../state/settings.svelte';
import { readMelds } from './action';

export function cardSpoken(card: Card): string {
  return t('card.spoken', {
    rank: t(`rank.${rankOf(card)}` as Key),
    suit: t(`suit.${suitOf(card)}`),
  });
}

export function cardShort(card: Card): string {
  return short(card, likes.indices);
}

export function suitSpoken(suit: string): string {
  const letter = asSuit(suit);
  return letter ? t(`suit.${letter}`) : '';
}

export function suitShort(suit: string | null | undefined): string {
  const letter = asSuit(suit);
  return letter ? suitSigns[letter] : '';
}

export function meldsShort(words: string[]): string {
  const parts = readMelds(words).map((meld) => {
    if (meld.kind === 'none') return t('meld.none');
    if (meld.kind === 'set') return t(`meld.four.${meld.rank}` as Key);
    const top = indexOf(rankOf(meld.to), likes.indices);
    return `${cardShort(meld.from)}–${top}`;
  });
  return listed(parts);
}
