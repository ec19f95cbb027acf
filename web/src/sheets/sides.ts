// SPDX-License-Identifier: Apache-2.0
import { capital } from '../lib/i18n/format';
import { t } from '../lib/i18n/index.svelte';
import { nameOf, who } from '../lib/play/words';
import type { Seat } from '../lib/protocol/look';
import type { Table } from '../lib/protocol/table';

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
