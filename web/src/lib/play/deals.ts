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
  first: boolean;
  last: boolean; // so far
}

export function placed(table: Pick<Summary, 'starts' | 'deals'> | null, place: number): Placed {
  const starts = table?.starts ?? [0];
  const begun = starts.filter((start) => start <= place);
  const start = begun.at(-1) ?? 0;
  const next = starts[begun.length];
  const end = next === undefined ? start + (table?.deals ?? 0) : next - 1;
  return { number: place - start, first: place === start, last: place + 1 >= end };
}
