// SPDX-License-Identifier: Apache-2.0
// The notation of actions (docs/record.md), as far as it is shown to people.
import { isCard } from '../cards';
import type { Card } from '../protocol/look';
import type { Act } from '../protocol/messages';

export interface Read {
  verb: string;
  words: string[];
  cards: Card[];
  hidden: number; // cards that moved unseen
}

export function readAct(act: Act): Read {
  if (act.action === undefined) {
    const cards = act.card ? [act.card] : [];
    return { verb: act.verb ?? '', words: [], cards, hidden: act.count ?? 0 };
  }
  const [verb = '', ...words] = act.action.split(' ');
  return { verb, words, cards: words.filter(isCard), hidden: 0 };
}

export type Meld =
  { kind: 'run'; from: Card; to: Card } | { kind: 'set'; rank: string } | { kind: 'none' };

// "9C-QC", "J*", "none"
export function readMelds(words: string[]): Meld[] {
  return words.flatMap((word): Meld[] => {
    const run = /^([2-9TJQKA][CDHS])-([2-9TJQKA][CDHS])$/.exec(word);
    if (run?.[1] && run[2]) return [{ kind: 'run', from: run[1], to: run[2] }];
    if (/^[2-9TJQKA]\*$/.test(word)) return [{ kind: 'set', rank: word.charAt(0) }];
    return word === 'none' ? [{ kind: 'none' }] : [];
  });
}
