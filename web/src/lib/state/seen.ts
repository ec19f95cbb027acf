// SPDX-License-Identifier: Apache-2.0
// What this browser saw of a deal before it was played: the commitment, and the cut it gave. Kept
// here, so that a server cannot show other ones afterwards.
import type { Seen } from '../fair';
import { toHex } from '../hex';

const key = 'troef.seen';
const most = 60;

function all(): [string, Seen][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? (read as [string, Seen][]) : [];
  } catch {
    return [];
  }
}

export function remember(match: string, deal: number, what: Seen): void {
  const name = `${match}/${deal}`;
  const rest = all();
  const before = rest.find(([each]) => each === name)?.[1] ?? {};
  const list = [...rest.filter(([each]) => each !== name), [name, { ...before, ...what }]];
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-most)));
  } catch {
    // Storage is shut: the check can then only compare what the record itself says.
  }
}

export function remembered(match: string, deal: number): Seen | undefined {
  return all().find(([each]) => each === `${match}/${deal}`)?.[1];
}

export function randomCut(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
