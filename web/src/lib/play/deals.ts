// SPDX-License-Identifier: Apache-2.0
// Deals of a table by their place among its records, where the ends of its matches stand too.
import type { Summary, Table } from '../protocol/table';

// Of a deal of the present match, from the own seat.
export function replayAddress({ id, starts, you }: Table, deal: number): string {
  const place = (starts?.at(-1) ?? 0) + deal;
  return `/t/${id}/deal/${place}${you.seat === null ? '' : `?seat=${you.seat}`}`;
}

export interface Placed {
  number: number; // in its match, from 0
  // Places of the deals beside it in its match; of one that there is not, the last before it.
  before: number | null;
  after: number | null;
  earlier: number | null; // at the first: the last deal of the match before
  later: number | null; // at the last: the first deal of the match after
}

export function placed(table: Pick<Summary, 'starts' | 'deals'> | null, place: number): Placed {
  const starts = table?.starts ?? [0];
  const deals = table?.deals ?? place + 1; // of the match in progress
  const begun = starts.filter((start) => start <= place);
  const start = begun.at(-1) ?? 0;
  const next = starts[begun.length];
  const end = next === undefined ? start + deals : next - 1;
  const previous = Math.min(place, end) - 1;
  const before = previous >= start ? previous : null;
  const after = place + 1 < end ? place + 1 : null;
  const ago = starts[begun.length - 2];
  const played = begun.length + 1 < starts.length || deals > 0; // of the match after
  return {
    ...{ number: place - start, before, after },
    earlier: before === null && ago !== undefined && start - 2 >= ago ? start - 2 : null,
    later: after === null && next !== undefined && played ? next : null,
  };
}
