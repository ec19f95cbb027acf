// SPDX-License-Identifier: Apache-2.0
// For whom a chair is, and who plays together.
import type { Seat } from '../protocol/look';
import type { Chair, Table } from '../protocol/table';

// A bot with a person holds the chair for them; of tables elsewhere only the name says so.
export function isHeld(chair: Chair | null | undefined): boolean {
  if (!chair?.bot) return false;
  return chair.person != null || chair.name !== chair.bot;
}

// For whoever comes, or for oneself.
export function mayTake(table: Table, seat: Seat): boolean {
  const chair = table.seats[seat];
  return !chair || (chair.bot !== null && (!isHeld(chair) || chair.person === table.you.person));
}

// Who plays together with a seat through the whole match.
export function partnersOf(table: Table | null, seat: Seat): Seat[] {
  const side = table?.partners?.find((each) => each.includes(seat)) ?? [];
  return side.filter((each) => each !== seat);
}
