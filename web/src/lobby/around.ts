// SPDX-License-Identifier: Apache-2.0
// What a table agrees on that is no rule of the game, and what can be chosen of it.
import type { Settings } from '../lib/protocol/table';

export type Around = Pick<
  Settings,
  'tempo' | 'reserve' | 'talk' | 'watch' | 'sit' | 'hints' | 'bots' | 'signals' | 'cut' | 'forced'
>;

export const choices = {
  sit: ['link', 'invited', 'alone'],
  hints: ['alone', 'all', 'none'],
  talk: ['phrases', 'free', 'none'],
  watch: ['none', 'played', 'delayed'],
  cut: ['auto', 'hand'],
  forced: ['auto', 'hand'],
} as const;
export const tempos = [0, 10, 20, 30, 60, 120].map((seconds) => seconds * 1000);
export const reserves = [0, 1, 2, 5, 10, 30].map((minutes) => minutes * 60_000);
