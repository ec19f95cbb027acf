// SPDX-License-Identifier: Apache-2.0
// A trick for who listens: the cards in their order, who led and whose it is so far.
import { t } from '../i18n/index.svelte';
import type { Played, Seat } from '../protocol/look';
import type { Table } from '../protocol/table';
import { cardSpoken } from './cardWords';
import { who } from './people';

interface Lying {
  table: Table | null;
  cards: Played[];
  leader: Seat | null;
  winning: Seat | null;
  done: boolean;
}

export function trickTold({ table, cards, leader, winning, done }: Lying): string {
  const marks = (seat: Seat): string => {
    const led = seat === leader ? [t('trick.led')] : [];
    const takes = seat === winning && cards.length > 1;
    const told = takes ? [...led, t(done ? 'trick.won' : 'trick.winning')] : led;
    return told.length ? ` (${told.join(', ')})` : '';
  };
  return cards
    .map(({ seat, card }) => `${who(table, seat).name}: ${cardSpoken(card)}${marks(seat)}`)
    .join(', ');
}
