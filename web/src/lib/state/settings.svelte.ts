// SPDX-License-Identifier: Apache-2.0
// What a person likes on this device; kept in the browser.
import { speak } from '../i18n/index.svelte';
import type { Language } from '../protocol/games';
import type { Indices } from '../cards';

export interface Likes {
  language: Language;
  indices: Indices;
  colours: 2 | 4;
  theme: 'auto' | 'light' | 'dark';
  textSize: number;
  sound: boolean;
  motion: 'auto' | 'less';
  pace: 'slow' | 'normal' | 'fast';
  tap: 'once' | 'twice';
  keys: boolean; // letters that press a button of the table
  bots: string; // the level that was chosen last; '': none yet
}

const key = 'troef.settings';
export const textSizes = [1, 1.15, 1.3, 1.5];

function defaults(): Likes {
  const language = navigator.language.toLowerCase().startsWith('nl') ? 'nl' : 'en';
  return {
    language,
    indices: language,
    colours: 2,
    theme: 'auto',
    textSize: 1,
    sound: true,
    motion: 'auto',
    pace: 'normal',
    tap: 'once',
    keys: true,
    bots: '',
  };
}

function kept(): Likes {
  const likes = defaults();
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof read === 'object' && read !== null) Object.assign(likes, read);
  } catch {
    // Nothing kept, or storage is shut: the defaults will do.
  }
  return likes;
}

export const likes: Likes = $state(kept());

export function change(values: Partial<Likes>): void {
  Object.assign(likes, values);
  try {
    localStorage.setItem(key, JSON.stringify(likes));
  } catch {
    // Storage is shut: it holds for this visit.
  }
  apply();
  if (values.language) void speak(values.language);
}

// From now on as any other page of this browser leaves them, also while this one is kept away.
export function follow(): void {
  const read = (): void => {
    const before = likes.language;
    Object.assign(likes, kept());
    apply();
    if (likes.language !== before) void speak(likes.language);
  };
  addEventListener('storage', (event) => {
    if (event.key === key) read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = likes.theme;
  root.dataset.motion = likes.motion;
  root.dataset.colours = `${likes.colours}`;
  root.style.setProperty('--text-size', `${likes.textSize}`);
}

export function still(): boolean {
  return likes.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
