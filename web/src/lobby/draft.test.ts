// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest';
import type { Game, Option } from '../lib/protocol/games';
import { browser } from '../testing/bench';

browser();
const { Draft } = await import('./draft.svelte');

const words = { nl: '', en: '' };
const option = (name: string, rest: Partial<Option> = {}): Option => ({
  ...{ name, rule: null, title: words, text: words, type: 'word', default: 'no' },
  ...rest,
});
const [tie, style, follows] = [
  option('tie'),
  option('style'),
  option('underruff', {
    default_follows: { option: 'style', defaults: { no: 'forbidden', yes: 'forced' } },
  }),
];
const preset = (id: string, settings = {}) => ({
  id,
  title: words,
  text: words,
  seats: 4,
  settings,
});
const game = (id: string): Game => ({
  ...{ id, letters: 'KJ', sheet: 'two_columns', title: words, text: words },
  presets: [preset('one'), preset('other', { style: 'yes' })],
  options: [tie, style, follows],
});

describe('a table that is being made', () => {
  let draft: InstanceType<typeof Draft>;
  beforeEach(() => {
    draft = new Draft();
    draft.choose(game('klaverjassen'));
  });

  it('keeps what was changed when another preset is chosen', () => {
    draft.set(tie, 'yes');
    draft.take('other');
    expect(draft.changed).toEqual({ tie: 'yes' });
  });

  it('drops what the new preset names itself, and what it says as well', () => {
    draft.set(style, 'perhaps');
    draft.take('other');
    expect(draft.changed).toEqual({});
    expect(draft.value(style)).toBe('yes');
    draft.set(style, 'no');
    draft.take('one');
    expect(draft.changed).toEqual({});
  });

  it('keeps what was fixed though it would follow another house rule', () => {
    draft.set(follows, 'no');
    draft.take('other');
    expect(draft.changed).toEqual({ underruff: 'no' });
  });

  it('shows what follows another house rule as that makes it, of the preset or by hand', () => {
    expect(draft.decides(follows)).toBe(style);
    expect(draft.value(follows)).toBe('forbidden');
    draft.take('other');
    expect(draft.value(follows)).toBe('forced');
    draft.set(style, 'no');
    expect(draft.value(follows)).toBe('forbidden');
    expect(draft.settings().rules).toEqual({ style: 'no' });
  });

  it('tells at a house rule what follows it, as long as that is not fixed', () => {
    expect(draft.followers(style)).toEqual([follows]);
    expect(draft.followers(tie)).toEqual([]);
    draft.set(follows, 'forced');
    expect(draft.followers(style)).toEqual([]);
  });

  it('shows what the preset itself names, whatever that would follow', () => {
    const named = preset('named', { style: 'yes', underruff: 'free' });
    draft.choose({ ...game('klaverjassen'), presets: [named] });
    expect(draft.value(follows)).toBe('free');
  });

  it('fixes no number that follows another house rule, until one is chosen', () => {
    const default_follows = { option: 'style', defaults: { no: 0, yes: 16 } };
    const deals = option('match_deals', { type: 'number', default: 0, default_follows });
    draft.choose({ ...game('vijvenveertig'), options: [style, deals] });
    expect(draft.follows(deals)).toBe(true);
    draft.set(deals, 0);
    expect(draft.changed).toEqual({ match_deals: 0 });
    draft.set(deals, null);
    expect([draft.follows(deals), draft.changed]).toEqual([true, {}]);
  });

  it('begins anew with another game', () => {
    draft.set(tie, 'yes');
    draft.choose(game('heugen'));
    expect(draft.changed).toEqual({});
  });
});
