// SPDX-License-Identifier: Apache-2.0
// The log of a table as it was when the page was left, for this tab: what the table said of itself
// does not come again with the acts of the deal.
import type { Act } from '../protocol/messages';

export interface Page {
  name: string; // of the table, the deal, the seat and the language
  acts: Act[]; // of the deal, that were told
  over: boolean; // the result was told, too
  lines: { text: string; event: number | null; deal: boolean }[];
}

const key = 'troef.log';

function isPage(read: unknown): read is Page {
  if (typeof read !== 'object' || read === null) return false;
  const { acts, lines } = read as Partial<Page>;
  return (
    Array.isArray(acts) &&
    Array.isArray(lines) &&
    lines.every((line: unknown) => typeof (line as Page['lines'][0] | null)?.text === 'string')
  );
}

export function leave(page: Page): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(page));
  } catch {
    // Storage is shut: after a reload the log has the acts alone.
  }
}

export function left(name: string): Page | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isPage(read) && read.name === name ? read : null;
  } catch {
    return null;
  }
}

// How many of these acts were told before; one whose cards were hidden then may be open now.
export function told(before: Act[], now: Act[]): number {
  const same = (a: Act, b: Act | undefined): boolean =>
    b !== undefined &&
    (a.seat ?? null) === (b.seat ?? null) &&
    (a.action === b.action || a.action === undefined || b.action === undefined);
  const first = now.findIndex((act, place) => !same(act, before[place]));
  return first < 0 ? now.length : first;
}
