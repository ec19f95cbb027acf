// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { format, places, sentence } from './format';

describe('a text', () => {
  it('is filled in', () => {
    expect(format('{who}: {n}', { who: 'An', n: 1500 }, 'nl-NL')).toBe('An: 1.500');
  });
  it('chooses by number', () => {
    const text = '{n:a card/# cards}';
    expect(format(text, { n: 1 }, 'en-GB')).toBe('a card');
    expect(format(text, { n: 3 }, 'en-GB')).toBe('3 cards');
    expect(format(text, { n: 1500 }, 'nl-NL')).toBe('1.500 cards');
  });
  it('chooses by whether the reader is spoken of', () => {
    const text = '{who} {who:takes/take} it';
    expect(format(text, { who: { name: 'An', you: false } }, 'en-GB')).toBe('An takes it');
    expect(format(text, { who: { name: 'you', you: true } }, 'en-GB')).toBe('you take it');
  });
  it('is made a sentence, once', () => {
    expect(sentence('two sides')).toBe('Two sides.');
    expect(sentence(sentence('two sides'))).toBe('Two sides.');
  });
  it('tells the names of its places', () => {
    expect(places('{b} {a:x/y} {a}')).toEqual(['a', 'b']);
  });
});
