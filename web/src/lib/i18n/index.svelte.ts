// SPDX-License-Identifier: Apache-2.0
// The texts of the page in the language that was chosen; each language is loaded when it is needed.
import type { Language, Words } from '../protocol/games';
import { format, type Values } from './format';
import type { nl } from './nl';

export type Key = keyof typeof nl;
export type Catalogue = Record<Key, string>;

interface Spoken {
  language: Language;
  texts: Partial<Catalogue>;
}

const known = new Map<Language, Spoken>();
let current = $state.raw<Spoken>({ language: 'nl', texts: {} });
let aside: Spoken | null = null; // spoken instead, while a text is written down in each language

const now = (): Spoken => aside ?? current;

async function learn(language: Language): Promise<Spoken> {
  const texts = language === 'nl' ? (await import('./nl')).nl : (await import('./en')).en;
  const spoken = { language, texts };
  known.set(language, spoken);
  return spoken;
}

export async function speak(language: Language): Promise<void> {
  current = await learn(language);
  document.documentElement.lang = language;
}

// So that texts can be written down in each.
export async function learnAll(): Promise<void> {
  await Promise.all([learn('nl'), learn('en')]);
}

// A text in each language that is loaded.
export function inEach(text: () => string): Partial<Words> {
  try {
    return Object.fromEntries(
      [...known].map(([language, spoken]) => {
        aside = spoken;
        return [language, text()];
      }),
    );
  } finally {
    aside = null;
  }
}

export function t(key: Key, values: Values = {}): string {
  return format(now().texts[key] ?? key, values, locale());
}

export function language(): Language {
  return now().language;
}

export function locale(): string {
  return now().language === 'nl' ? 'nl-NL' : 'en-GB';
}

// Of texts that come in both languages.
export function tell(words: Partial<Words> | undefined, otherwise = ''): string {
  return words?.[now().language] ?? words?.nl ?? otherwise;
}

export function money(cents: number): string {
  const style = { style: 'currency', currency: 'EUR' } as const;
  return new Intl.NumberFormat(locale(), style).format(cents / 100);
}

// In a column that says already that it is euros.
export function euros(cents: number): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale(), style).format(cents / 100);
}

export function signed(value: number): string {
  return new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(value);
}

export function plain(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

export function listed(parts: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);
}
