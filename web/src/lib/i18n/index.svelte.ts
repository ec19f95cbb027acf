// SPDX-License-Identifier: Apache-2.0
// The texts of the page in the language that was chosen; each language is loaded when it is needed.
import type { Language, Words } from '../protocol/games';
import { format, type Values } from './format';
import type { nl } from './nl';

export type Key = keyof typeof nl;
export type Catalogue = Record<Key, string>;

let current = $state.raw<{ language: Language; texts: Partial<Catalogue> }>({
  language: 'nl',
  texts: {},
});

export async function speak(language: Language): Promise<void> {
  const texts = language === 'nl' ? (await import('./nl')).nl : (await import('./en')).en;
  current = { language, texts };
  document.documentElement.lang = language;
}

export function t(key: Key, values: Values = {}): string {
  return format(current.texts[key] ?? key, values, locale());
}

export function language(): Language {
  return current.language;
}

export function locale(): string {
  return current.language === 'nl' ? 'nl-NL' : 'en-GB';
}

// Of texts that come in both languages.
export function tell(words: Words | undefined, otherwise = ''): string {
  return words?.[current.language] ?? words?.nl ?? otherwise;
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
