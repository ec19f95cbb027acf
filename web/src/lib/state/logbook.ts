// SPDX-License-Identifier: Apache-2.0
// The log of a table as it was when the page was left, for this tab: what the table said of itself
// does not come again with the acts of the deal.
import { readAct } from '../play/action';
import type { Language, Words } from '../protocol/games';
import type { Act } from '../protocol/messages';

export interface Page {
  place: string; // the table and the match
  deal: number | null;
  acts: Act[]; // of that deal, that were told
  over: boolean; // its result was told, too
  lines: Kept[];
}

export interface Kept {
  text: Partial<Words>;
  of: number | null; // the deal that it is of
  event: number | null;
  act: boolean;
  deal: boolean;
}

const key = 'troef.log';

const isObject = (read: unknown): read is object => typeof read === 'object' && read !== null;

const isText = (read: unknown): boolean =>
  isObject(read) && Object.values(read).every((text) => typeof text === 'string');

function isPage(read: unknown): read is Page {
  if (!isObject(read)) return false;
  const { acts, lines } = read as Partial<Page>;
  return (
    Array.isArray(acts) &&
    Array.isArray(lines) &&
    acts.every(isObject) &&
    lines.every((line: unknown) => isObject(line) && isText((line as Kept).text))
  );
}

export function leave(page: Page): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(page));
  } catch {
    // Storage is shut: after a reload the log has the acts alone.
  }
}

// Only if all of it can be read in that language.
export function left(place: string, language: Language): Page | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isPage(read) || read.place !== place) return null;
    return read.lines.every(({ text }) => language in text) ? read : null;
  } catch {
    return null;
  }
}

// How many of these acts were told before; the cards of one may have been hidden then.
export function told(before: Act[], now: Act[]): number {
  const same = (a: Act, b: Act | undefined): boolean => {
    if (b === undefined || (a.seat ?? null) !== (b.seat ?? null)) return false;
    if (a.action !== undefined && b.action !== undefined) return a.action === b.action;
    return readAct(a).verb === readAct(b).verb;
  };
  const first = now.findIndex((act, place) => !same(act, before[place]));
  return first < 0 ? now.length : first;
}
