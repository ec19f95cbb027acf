// SPDX-License-Identifier: Apache-2.0
// What those at the table are called.
import type { Who } from '../i18n/format';
import { t } from '../i18n/index.svelte';
import type { Seat } from '../protocol/look';
import type { Chair, Table } from '../protocol/table';
import { isHeld } from './seating';

type Chairs = readonly (Chair | null | undefined)[];

// Bots have the names of who might sit there, by seat, and other ones where a person is called so;
// a level is no name.
const bots = ['Joost', 'Anna', 'Bram', 'Clara', 'Dirk', 'Emma'];
const others = ['Gijs', 'Hanna', 'Ivo', 'Jet', 'Koos', 'Lena'];

function botCalled(seats: Chairs, seat: Seat): string | undefined {
  const folded = (name: string): string => name.trim().toLowerCase();
  const persons = seats.filter((chair) => !chair?.bot || isHeld(chair));
  const taken = persons.map((chair) => folded(chair?.name ?? ''));
  return [bots[seat], others[seat]].find((name) => name && !taken.includes(folded(name)));
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

// A name that is read from the right leaves what stands beside it in its place.
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

export function chairName(seats: Chairs, seat: Seat): string {
  const chair = seats[seat];
  if (isHeld(chair)) return t('seat.held', { name: isolated(chair?.name ?? '') });
  if (chair?.bot) return botCalled(seats, seat) ?? chair.name;
  return chair ? isolated(chair.name) : t('seat.number', { n: seat + 1 });
}

// The name, with a number where another person at the table is called so.
export function apart(name: string, { seats, you }: Table): string {
  const taken = seats.flatMap((chair) =>
    chair && !chair.bot && chair.person !== you.person ? chair.name : [],
  );
  const numbered = (n: number): string => (n === 1 ? name : `${name} ${n}`);
  let n = 1;
  while (taken.includes(numbered(n))) ++n;
  return numbered(n);
}

export function nameOf(table: Table | null, seat: Seat): string {
  return chairName(table?.seats ?? [], seat);
}

export function who(table: Table | null, seat: Seat): Who {
  const you = table?.you.seat === seat;
  return { name: you ? t('you') : nameOf(table, seat), you };
}

export function object(table: Table | null, seat: Seat): string {
  return table?.you.seat === seat ? t('you.object') : nameOf(table, seat);
}
