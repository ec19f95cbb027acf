// SPDX-License-Identifier: Apache-2.0
// On which chair of a table one last sat in this browser: its replays are told from there.
import type { Seat } from '../protocol/look';

const key = 'troef.chairs';
const most = 60;

function all(): [string, Seat][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read)
      ? read.filter((each): each is [string, Seat] => Array.isArray(each))
      : [];
  } catch {
    return [];
  }
}

export function satOn(table: string, seat: Seat): void {
  const list = [...all().filter(([each]) => each !== table), [table, seat]];
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-most)));
  } catch {
    // Storage is shut: replays call nobody "you".
  }
}

export function chairAt(table: string): Seat | null {
  const found = all().find(([each]) => each === table)?.[1];
  return Number.isInteger(found) ? (found as Seat) : null;
}
