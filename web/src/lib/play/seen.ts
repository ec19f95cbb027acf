// SPDX-License-Identifier: Apache-2.0
// Cards that lay open for all, and are not to be seen where they lay.
import type { Card, Look } from '../protocol/look';

export interface Seen {
  what: 'widow' | 'turn-up';
  cards: Card[];
}

// `lying`: a trick lies in the middle, where they would be.
export function seen(look: Look | null, lying: boolean): Seen[] {
  const heaps: Seen[] = [];
  const widow = look?.widow_shown ?? [];
  if (widow.length && (lying || !look?.widow?.cards.length)) {
    heaps.push({ what: 'widow', cards: widow });
  }
  if (look?.turned_up && (lying || !look.turn_up)) {
    heaps.push({ what: 'turn-up', cards: [look.turned_up] });
  }
  return heaps;
}
