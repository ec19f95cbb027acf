// SPDX-License-Identifier: Apache-2.0
// Texts with places to fill in. `{name}` is a value; `{n:card/# cards}` chooses by number (one/other,
// # is the number); `{who:takes/take}` by whether somebody else or the reader is spoken of.

export interface Who {
  name: string;
  you: boolean;
}

export type Value = string | number | Who;
export type Values = Record<string, Value>;

const place = /\{(\w+)(?::([^{}/]*)\/([^{}]*))?\}/g;

function chosen(value: Value | undefined, first: string, second: string, locale: string): string {
  if (typeof value === 'number') {
    const text = new Intl.PluralRules(locale).select(value) === 'one' ? first : second;
    return text.replace('#', shown(value, locale));
  }
  return typeof value === 'object' && value.you ? second : first;
}

function shown(value: Value | undefined, locale: string): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  return typeof value === 'object' ? value.name : value;
}

export function format(text: string, values: Values, locale: string): string {
  return text.replace(place, (_, name: string, first?: string, second?: string) =>
    first === undefined || second === undefined
      ? shown(values[name], locale)
      : chosen(values[name], first, second, locale),
  );
}

// The names that a text asks for; for tests.
export function places(text: string): string[] {
  return [...new Set([...text.matchAll(place)].map((match) => match[1] ?? ''))].sort();
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// As a sentence of its own.
export function sentence(text: string): string {
  return capital(text) + (/[.!?…]$/.test(text) ? '' : '.');
}
