// SPDX-License-Identifier: Apache-2.0
// Every text is there in both languages, asks for the same places, and is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { phrases } from '../play/phrases';
import { terms } from '../../ui/terms';
import { en } from './en';
import { places } from './format';
import { nl } from './nl';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      /\.(svelte|ts)$/.test(name) && !/(\.test\.ts|i18n\/([a-z]+\.)?(nl|en)\.ts)$/.test(name),
  )
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n');
const keys = Object.keys(nl) as (keyof typeof nl)[];

// `did.${verb}` uses every key that fits it.
const families = [...sources.matchAll(/`([a-z.-]*\$\{[^`]*)`/gi)]
  .map((match) => match[1] ?? '')
  .filter((text) => /^[a-z-]+\./.test(text))
  .map(
    (text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^]*?\}(?=[.]|$)/g, '.+')}$`),
  );

function used(key: string): boolean {
  if (sources.includes(`'${key}'`)) return true;
  return families.some((family) => family.test(key));
}

describe('the catalogue', () => {
  it('has the same keys in both languages, and no empty text', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(nl).sort());
    expect(keys.filter((key) => !nl[key].trim() || !en[key].trim())).toEqual([]);
  });

  it('asks for the same places in both languages', () => {
    const different = keys.filter((key) => {
      const [one, other] = [places(nl[key]), places(en[key])];
      return one.join() !== other.join();
    });
    expect(different).toEqual([]);
  });

  it('has no text that is never used', () => {
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });

  it('has every text that the sources name', () => {
    const named = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !(key in nl))).toEqual([]);
  });

  it('has words for every phrase, term, rank and suit', () => {
    const wanted = [
      ...phrases.map((phrase) => `phrase.${phrase}`),
      ...terms.flatMap((term) => [`term.${term}`, `term.${term}.text`]),
      ...[...'23456789TJQKA'].map((rank) => `rank.${rank}`),
      ...[...'CDHS'].map((suit) => `suit.${suit}`),
    ];
    expect(wanted.filter((key) => !(key in nl))).toEqual([]);
  });
});
