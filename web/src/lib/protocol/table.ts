// SPDX-License-Identifier: Apache-2.0
// The table around the deals (docs/protocol.md, `table` and the settings).
import type { Result, Seat } from './look';

export type RuleValue = string | number;
export type RuleValues = Record<string, RuleValue>;

export interface Settings {
  game: string;
  preset: string;
  rules: RuleValues;
  tempo: number;
  reserve: number;
  talk: 'phrases' | 'free' | 'none';
  watch: 'none' | 'played' | 'delayed';
  sit: 'link' | 'invited' | 'alone';
  hints: 'alone' | 'all' | 'none';
  bots: string;
  signals: string;
  cut: 'auto' | 'hand';
  forced: 'auto' | 'hand';
  seat?: Seat | null;
  start?: boolean;
}

// What makes a table; the server has something usual for the rest.
export type NewTable = Partial<Settings> & { game: string };

export interface Chair {
  name: string;
  person?: string | null;
  bot: string | null;
  here: boolean;
  reserve?: number | null;
  cut?: boolean;
  next?: boolean;
}

export interface SheetRow {
  deal: number;
  dealer: Seat;
  bid: number;
  result: Result;
}

export type Phase = 'waiting' | 'cutting' | 'playing' | 'between' | 'over';

export interface MatchEnd {
  winners: Seat[] | Seat[][];
  scores: number[];
  cents: number[];
  pot: number[];
}

export interface Waiting {
  person: string;
  name: string;
}

// What may be known of a table by anybody.
export interface Summary {
  id: string;
  game: string;
  preset: string;
  rules: RuleValues;
  differs: string[];
  settings: Settings;
  owner?: string;
  seats: (Chair | null)[];
  phase: Phase;
  turn?: boolean; // one's own, of the tables where one sits
  starts?: number[]; // of each match: the place of its first deal among the records
  deals?: number;
  scores?: number[];
}

// A seat takes all tricks that are left, and the table plays its cards: those of the others too,
// where it does not matter what they play.
export interface Rest {
  seat: Seat;
  settled: boolean;
}

export interface You {
  person: string;
  seat: Seat | null;
  owner: boolean;
  may_sit?: boolean;
  rest?: boolean; // all tricks that are left may be taken now
  undo?: boolean; // there is something that may be taken back now
}

export interface Table extends Summary {
  match: string;
  owner: string;
  you: You;
  paused?: Seat | null;
  deadline?: number | null;
  undo?: { seat: Seat; yes: Seat[] } | null;
  watchers?: string[];
  wants_in?: Waiting[] | null;
  commitment?: string | null;
  cuts?: string[] | null;
  secret?: string | null;
  partners?: Seat[][] | null; // through the whole match
  sheet: SheetRow[];
  scores: number[];
  cents?: number[];
  pot?: number;
  over?: MatchEnd | null;
  rest?: Rest | null;
}
