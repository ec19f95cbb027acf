// SPDX-License-Identifier: Apache-2.0
// What a seat may know of a deal (docs/protocol.md, `look`). Cards, verbs and suits are written as
// in the game record: "JS", "play", "H".

export type Seat = number;
export type Card = string;
export type SuitLetter = 'C' | 'D' | 'H' | 'S';

export interface Heap {
  count: number;
  cards: Card[];
}

export interface Played {
  seat: Seat;
  card: Card;
}

export interface Trick {
  leader: Seat;
  cards: Played[];
  winning?: Seat | null;
  winner?: Seat | null;
}

export interface MeldChoice {
  action: string;
  cards: Card[];
  points: number;
}

// What may be done, by shape: the page asks by these and needs no rule.
export type Entry =
  | { verb: string; shape: 'word' }
  | { verb: string; shape: 'number'; numbers: number[]; final?: number[] }
  | { verb: string; shape: 'name'; names: string[] }
  | { verb: string; shape: 'suit'; suits: string[] }
  | { verb: string; shape: 'card'; cards: Card[]; stuk?: Card[]; unlawful?: Card[] }
  | { verb: string; shape: 'cards'; count: number; from: Card[] }
  | { verb: string; shape: 'two_cards'; pairs: [Card, Card][] }
  | { verb: string; shape: 'melds'; melds: MeldChoice[] }
  | { verb: string; shape: 'seat'; seats: Seat[] };

export type Outcome =
  | 'made'
  | 'thanked'
  | 'wet'
  | 'kapot'
  | 'pit'
  | 'counterpit'
  | 'passed'
  | 'void'
  | 'revoked'
  | 'scored';

export interface Result {
  outcome: Outcome;
  declarer: Seat | null;
  contract: string | null;
  trumps: string | null;
  sides: Seat[][];
  tricks: Seat[];
  points: number[];
  roem: number[];
  score: number[];
  cents: number[];
  pot: number;
  below_bid?: boolean; // kapot, and nat or erin all the same
}

// That somebody revoked; of a right one the trick, from 0, the card, and the rule against it.
export interface Claim {
  seat: Seat;
  against: Seat;
  right: boolean;
  trick?: number;
  card?: Card;
  rule?: string;
}

// The highest trump that anyone held, where it counts.
export interface BestTrump {
  seat: Seat;
  card: Card;
  score: number;
}

// Keys that say nothing at a moment are absent or null.
export interface Look {
  deal: number;
  at: number;
  dealer: Seat;
  awaited: 'pack' | 'die' | 'seat' | 'close' | 'nothing';
  turn?: Seat | null;
  hand?: Card[] | null;
  hands: Heap[];
  laid?: Heap[] | null;
  widow?: Heap | null;
  dead?: Heap | null;
  turn_up?: Card | null;
  trick?: Trick | null;
  last_trick?: Trick | null;
  tricks?: Trick[] | null; // all of them, at tables that look back at all
  taken?: number[] | null;
  bid?: number | null;
  holder?: Seat | null;
  declarer?: Seat | null;
  mate?: Seat | null;
  contract?: string | null;
  trumps?: string | null;
  die?: string | null;
  turned_up?: Card | null;
  passed?: Seat[] | null;
  compared?: (number | null)[] | null;
  roem?: number | null;
  side_roem?: number[] | null;
  uncalled?: number | null;
  sides?: Seat[][] | null;
  widow_shown?: Card[] | null; // to all
  seller?: Seat | null; // of a jack that was bought
  paid?: number[] | null; // before the tricks count
  claim?: Claim | null; // the last one
  weak?: string[][] | null; // of every seat the suits that win only where no other card could
  silent_ace?: Seat | null; // whose it was, once it is played
  best_trump?: BestTrump | null; // once the deal is over
  exposed?: Seat[] | null;
  silence?: boolean | null;
  counsel?: boolean | null;
  legal?: Entry[] | null;
  asides?: Entry[] | null;
  refused?: Record<Card, string> | null;
  result?: Result | null;
}
