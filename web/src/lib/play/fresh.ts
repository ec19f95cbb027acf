// SPDX-License-Identifier: Apache-2.0
// Cards that came into the hand after the deal, as from the widow: until others went from it.
import type { Card, Look } from '../protocol/look';

export function freshAfter(before: Look | null, after: Look | null, fresh: Card[]): Card[] {
  const [had, has] = [before?.hand ?? [], after?.hand ?? []];
  if (before?.deal !== after?.deal || !had.length) return [];
  const came = has.filter((card) => !had.includes(card));
  if (came.length) return came;
  return has.length < had.length ? [] : fresh;
}
