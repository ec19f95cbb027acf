// SPDX-License-Identifier: Apache-2.0
import { capital } from '../i18n/format';
import { plain, t } from '../i18n/index.svelte';
import type { Seat } from '../protocol/look';
import type { Table } from '../protocol/table';
import { nameOf, who } from './people';
import { scoreSides } from './sheet';

// One's own side comes first.
export function ownFirst(sides: Seat[][], own: Seat | null): Seat[][] {
  const mine = (side: Seat[]): boolean => own !== null && side.includes(own);
  return [...sides.filter(mine), ...sides.filter((side) => !mine(side))];
}

// As on paper one's own side has the left column; who is alone has a column by their chair.
export function sheetSides(table: Pick<Table, 'partners' | 'seats' | 'you'>): Seat[][] {
  return ownFirst(scoreSides(table), table.partners ? table.you.seat : null);
}

// "We" and "they" for who sits at the table, names for who watches.
export function sideSpoken(table: Table, side: Seat[]): string {
  const own = table.you.seat;
  if (side.length === 1) return who(table, side[0] ?? 0).name;
  if (own == null) return side.map((seat) => nameOf(table, seat)).join(' + ');
  return t(side.includes(own) ? 'side.we' : 'side.they');
}

export function sideName(table: Table, side: Seat[]): string {
  return capital(sideSpoken(table, side));
}

// Roem won in tricks, by side: of the even seats, then of the odd ones.
export function sideRoem(table: Table, sums: number[]): string {
  const sides = sums.map((_, odd) =>
    table.seats.map((_, seat) => seat).filter((seat) => seat % 2 === odd),
  );
  return ownFirst(sides, table.you.seat)
    .map((side) => `${sideSpoken(table, side)} ${plain(sums[(side[0] ?? 0) % 2] ?? 0)}`)
    .join(' · ');
}
