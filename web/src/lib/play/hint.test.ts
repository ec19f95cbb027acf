// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, look, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { actionShort, told } = await import('./hint');

const scene = { table: table(), look: look({ declarer: 1 }), game: undefined };
const hint = {
  deal: 0,
  at: 3,
  worlds: 400,
  options: [
    { action: 'play JS', gain: 24.26, best: 0.6, made: 0.71, ours: 0.9, trick: 0.83 },
    { action: 'play 7H', gain: -3, best: 0.3 },
  ],
  voids: [{ seat: 1, suit: 'H' }],
  likely: [{ seat: 2, card: '9S', chance: 0.64 }],
  turning: { seat: 3, card: 'TH', chance: 0.3, gain: 12.1 },
};

describe('a hint in sentences', () => {
  beforeAll(() => speak('en'));

  it('says what each choice is expected to bring, the best first', () => {
    const { options } = told(hint, scene);
    expect(options.map(({ what }) => what)).toEqual([actionShort('play JS', scene), '♥7']);
    expect(options[0]?.how).toBe('+24.3 expected, our trick in 83%, made in 71%');
    expect(options[1]?.how).toBe('-3.0 expected');
  });

  it('says who plays it only as long as that is open', () => {
    const open = { ...scene, look: look({ declarer: null }) };
    expect(told(hint, open).options[0]?.how).toContain('we play it in 90%');
  });

  it('says what it takes the others to hold, and when another choice is better', () => {
    const { others } = told(hint, scene);
    expect(others).toHaveLength(3);
    expect(others[0]).toMatch(/has no hearts$/);
    expect(others[1]).toMatch(/probably has ♠9 \(64%\)$/);
    expect(others[2]).toMatch(/has ♥10 \(30%\), ♥7 is better: \+12\.1$/);
  });

  it('leaves out a turn of the tables that would bring next to nothing', () => {
    const small = { ...hint, turning: { ...hint.turning, gain: 0.01 } };
    expect(told(small, scene).others).toHaveLength(2);
  });

  it('has words for every kind of action', () => {
    for (const action of [
      'pass',
      'bid 120',
      'bid 120 final',
      'bid vierde-boer',
      'accept',
      'take',
      'leave',
      'turn',
      'discard 7C 8C 9C',
      'give 7C',
      'buy JS 7H',
      'hand-on 7C',
      'return 7C 8C',
      'trump S',
      'roem 9C-QC',
      'roem none',
      'play 7C',
      'rob 7C',
      'turn-down',
      'keep',
      'stop',
      'call-roem',
    ]) {
      const words = actionShort(action, scene);
      expect(words, action).not.toBe('');
      expect(words, action).not.toContain('hint.');
      expect(words, action).not.toContain('do.');
    }
  });
});
