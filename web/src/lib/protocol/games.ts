// SPDX-License-Identifier: Apache-2.0
// The games as GET /api/v1/games tells of them: everything a page must know of a game is here.
import type { RuleValue, RuleValues, Summary } from './table';

export type Language = 'nl' | 'en';
export type Words = Record<Language, string>;
export type SheetKind = 'two_columns' | 'blok' | 'pad' | 'cents' | 'chips';

export interface Preset {
  id: string;
  title: Words;
  text: Words;
  seats: number;
  settings: RuleValues;
  rules?: RuleValues;
}

export interface Option {
  name: string;
  rule: string | null;
  title: Words;
  text: Words;
  type: 'word' | 'number';
  values?: RuleValue[];
  value_texts?: Record<string, Words>;
  low?: number;
  high?: number;
  default: RuleValue;
  default_follows?: { option: string; defaults: Record<string, RuleValue> } | null;
}

export interface Contract {
  id: string;
  name?: Words;
  text?: Words;
}

export interface Game {
  id: string;
  letters: string;
  sheet: SheetKind;
  title: Words;
  text: Words;
  presets: Preset[];
  options: Option[];
  contracts?: Contract[];
  bids?: Partial<Record<Language, Record<string, string>>>;
  once?: Words;
  signals?: string[];
}

// What cards tell by agreement; games[].signals says which of them serve a game.
export interface Convention {
  id: string;
  between?: 'partners' | 'defenders';
  title: Words;
  text: Words;
  signs: { id: string; title: Words; text: Words }[];
}

export interface Games {
  games: Game[];
  conventions?: Convention[];
  bots?: string[]; // weakest first
  usual_bot?: string;
  phrases?: string[];
}

export interface RuleText {
  kind: 'rule' | 'option' | 'preset';
  id: string;
  title: string;
  body: string;
  values?: { word: string; sentence: string }[];
}

export interface Book {
  title: string;
  introduction: string;
  texts: RuleText[];
}

export type Books = Record<Language, Book>;

export interface Person {
  id: string;
  name: string;
}

export interface Tables {
  mine: Summary[];
  open: Summary[];
}
