// SPDX-License-Identifier: Apache-2.0
// How many actions are legal, by shape; where cards are laid away, whether it is more than one.
import type { Entry } from '../protocol/look';

function within(entry: Entry): number {
  switch (entry.shape) {
    case 'word':
      return 1;
    case 'number':
      return entry.numbers.length + (entry.final?.length ?? 0);
    case 'name':
      return entry.names.length;
    case 'suit':
      return entry.suits.length;
    case 'card':
      return entry.cards.length + (entry.stuk?.length ?? 0);
    case 'cards':
      return entry.from.length > entry.count ? 2 : 1;
    case 'two_cards':
      return entry.pairs.length;
    case 'melds':
      return entry.melds.length;
    case 'seat':
      return entry.seats.length;
  }
}

export function choices(legal: Entry[]): number {
  return legal.reduce((sum, entry) => sum + within(entry), 0);
}
