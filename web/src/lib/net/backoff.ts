// SPDX-License-Identifier: Apache-2.0
// How long to wait before the next attempt: doubling, bounded, and scattered, so that thousands of
// pages do not all come back in the same moment.

export const first = 250;
export const longest = 15_000;

// `chance` is from 0 up to 1.
export function backoff(attempt: number, chance: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(attempt, 16));
  return Math.round(whole * (0.5 + 0.5 * chance));
}
