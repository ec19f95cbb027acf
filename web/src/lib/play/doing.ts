// SPDX-License-Identifier: Apache-2.0
// An action as something that one may do: it can be compared with another.
import { listed, t } from '../i18n/index.svelte';
import { readAct } from './action';
import { spoken } from './describe';
import type { Scene } from './scene';
import { cardShort, meldsShort, suitSpoken } from './cardWords';

export const said = (action: string, { game, look }: Scene): string =>
  spoken({ kind: 'act', action }, game, look) ?? action.replaceAll('-', ' ');

// "♠B", "twintig bieden", "♣7 en ♦8 wegleggen".
export function doing(action: string, scene: Scene): string {
  const read = readAct({ kind: 'act', action });
  const cards = read.cards.map(cardShort);
  const [card = '', other = ''] = cards;
  switch (read.verb) {
    case 'play':
      return read.words.includes('stuk') ? t('doing.stuk', { card }) : card;
    case 'pass':
    case 'accept':
    case 'take':
    case 'leave':
    case 'turn':
    case 'turn-down':
    case 'keep':
    case 'stop':
    case 'call-roem':
      return t(`doing.${read.verb}`);
    case 'discard':
    case 'give':
    case 'return':
    case 'hand-on':
    case 'rob':
      return t(`doing.${read.verb}`, { cards: listed(cards) });
    case 'buy':
      return t('doing.buy', { card, other });
    case 'trump':
      return t('doing.trump', { suit: suitSpoken(read.words[0] ?? '') });
    case 'roem':
      if (read.words[0] === 'none') return t('doing.no-roem');
      return t('doing.roem', { melds: meldsShort(read.words) });
    case 'bid':
      return t('doing.bid', { bid: said(action, scene) });
    default:
      return said(action, scene);
  }
}
