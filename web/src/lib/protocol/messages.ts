// SPDX-License-Identifier: Apache-2.0
// The messages of the socket, one closed type for each direction (docs/protocol.md, "The socket").
import type { Look, Seat } from './look';
import type { Table } from './table';

export type ToServer =
  | { type: 'hello'; v: 1 }
  | { type: 'sync' }
  | { type: 'sit'; seat: Seat }
  | { type: 'stand' }
  | { type: 'bot'; seat: Seat; level: string | null }
  | { type: 'let'; person: string; in: boolean }
  | { type: 'start' }
  | { type: 'act'; deal: number; at: number; action: string }
  | { type: 'why'; action: string }
  | { type: 'cut'; deal: number; bytes: string; lift?: number }
  | { type: 'undo' }
  | { type: 'consent'; yes: boolean }
  | Say
  | { type: 'pause'; on: boolean }
  | { type: 'next' }
  | { type: 'again' }
  | { type: 'rest'; deal: number; at: number };

export type Say =
  | { type: 'say'; phrase: string; text?: never; to: Channel }
  | { type: 'say'; phrase?: never; text: string; to: Channel };

export type Channel = 'table' | 'defenders';

export interface Said {
  kind?: 'say';
  seat?: Seat | null;
  name?: string;
  person?: string;
  phrase?: string;
  text?: string;
  to?: Channel;
}

// An act is whole (`action`), or of what was hidden its verb and how many cards moved.
// `shown`: of an earlier act, at that place among the events, the cards are to be seen now.
export interface Act {
  kind: 'act' | 'shown';
  event?: number;
  seat?: Seat | null;
  action?: string;
  verb?: string;
  count?: number;
  card?: string; // of a purchase, what was bought
  said?: number;
  mate?: Seat; // that was said to have the other two aces (PD-44)
  turned_up?: string; // by a deal
  dealt?: string[]; // by a deal, to whoever reads this
}

export type Happening =
  | Act
  | (Said & { kind: 'say' })
  | {
      kind: 'deal';
      deal: number;
      dealer: Seat;
      commitment?: string;
    }
  | { kind: 'cut' | 'sat' | 'stood' | 'renamed'; seat: Seat; name?: string }
  | { kind: 'bot'; seat: Seat; level: string | null }
  | { kind: 'here' | 'away'; seat?: Seat | null; name?: string } // who watches has no seat
  | { kind: 'let'; person: string; in: boolean }
  | { kind: 'undo' | 'late' | 'paused' | 'rest'; seat?: Seat | null; on?: boolean }
  | { kind: 'kept'; seat?: Seat | null; withdrawn?: boolean } // nobody asks any more
  | { kind: 'undone'; seat?: Seat | null; event?: number } // that act and all after it are gone
  | { kind: 'cuts' | 'result' | 'reveal' | 'started' | 'over'; [key: string]: unknown };

export interface TableMessage {
  type: 'table';
  v: number;
  seq: number;
  now?: number;
  table: Table;
  look: Look | null;
  events?: Act[];
  chat?: Said[];
}

export interface StepMessage {
  type: 'step';
  seq: number;
  what: Happening[];
  table?: Partial<Table> | null;
  look?: Partial<Look> | null;
}

export interface Refused {
  type: 'refused';
  id?: string;
  code: string;
  rule?: string;
  message?: string;
}

export interface Notice {
  type: 'notice';
  code: string;
}

export type FromServer =
  TableMessage | StepMessage | { type: 'done'; id?: string; seq?: number } | Refused | Notice;
