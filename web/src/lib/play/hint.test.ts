// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, look, table } from '../../testing/bench';
import type { Hint, HintOption, HintPlay } from '../protocol/hint';

browser();
const { speak } = await import('../i18n/index.svelte');
const { doing } = await import('./doing');
const { told } = await import('./hint');

const scene = { table: table(), look: look({ declarer: 1 }), game: undefined };
const open = { ...scene, look: look({ declarer: null }) };
const alone = { ...open, table: table({ partners: [[0], [1], [2], [3]] }) };
const jack = {
  ...{ action: 'play JS', gain: 24.26, score: 24.26, best: 0.6, trick: 0.83 },
  plays: [{ who: 'other', share: 1, made: 0.71 }],
} satisfies HintOption;
const seven = { action: 'play 7H', gain: -3, score: -3.04, best: 0.3, plays: [] };
const hint: Hint = {
  ...{ deal: 0, at: 3, worlds: 400, unit: 'points', difference: true, side: [0, 2] },
  ...{ level: 1, always: false, known: false },
  options: [jack, seven],
  heard: [],
  voids: [{ seat: 1, suit: 'H' }],
  likely: [
    { seat: 1, card: 'AS', chance: 0.7, sure: false, because: 'bid 150' },
    { seat: 1, card: 'KS', chance: 0.6, sure: false, because: 'pass' },
    { seat: 1, card: 'QS', chance: 0.6, sure: false, because: 'play 7H' },
    { seat: 2, card: '9S', chance: 1, sure: true },
    { seat: 2, card: '8S', chance: 0.64, sure: false },
    { seat: 2, card: '7S', chance: 1, sure: false },
  ],
  turning: { seat: 3, card: 'TH', there: true, chance: 0.3, score: 12.1 },
};
const only = (option: Partial<HintOption>): Hint => ({
  ...hint,
  options: [{ ...jack, ...option }],
});
const firstHow = (said: Hint, where: typeof scene) => told(said, where).options[0]?.how;

describe('a hint in sentences', () => {
  beforeAll(() => speak('en'));

  it('says what each choice is expected to score, the best first', () => {
    const { options, source } = told(hint, scene);
    expect(options.map(({ what }) => what)).toEqual(['♠J', '♥7']);
    expect(options[0]?.how).toBe('+24 points expected, trick to us: 83%, they make it: 71%');
    expect(options[1]?.how).toBe('-3 points expected');
    expect(source).toBe('From 400 imagined deals; expected on the sheet: ours less theirs.');
  });

  it('tells all that is little in tenths where any is, so that they compare', () => {
    const scores = (...all: number[]) => {
      const options = all.map((score) => ({ ...seven, score }));
      return told({ ...hint, unit: 'cents', options }, scene).options.map(({ how }) => how);
    };
    expect(scores(-3, -2.7, -44.4)).toEqual([
      '-3.0 cents expected',
      '-2.7 cents expected',
      '-44 cents expected',
    ]);
    expect(scores(-3, 2)).toEqual(['-3 cents expected', '+2 cents expected']);
  });

  it('says how often each plays it and makes it as long as that is open', () => {
    const plays: HintPlay[] = [
      { who: 'self', share: 0.32, made: 0.3 },
      { who: 'other', share: 0.6, made: 0.67 },
      { who: 'nobody', share: 0.08 },
    ];
    const said = firstHow(only({ plays }), alone);
    expect(said).toContain('you play: 32% (made: 30%), another player plays: 60% (made: 67%)');
    expect(said).toMatch(/all pass: 8%$/);
    expect(firstHow(only({ plays }), open)).toContain('they play: 60%');
  });

  it('tells the mate apart from who plays', () => {
    const plays: HintPlay[] = [{ who: 'mate', share: 0.84, made: 0.9 }];
    expect(firstHow(only({ plays }), alone)).toContain('you are the mate: 84% (made: 90%)');
    expect(firstHow(only({ plays }), open)).toContain('your partner plays: 84%');
  });

  it('says to a mate whom nobody else knows who it is, and else against whom one plays', () => {
    const known = { ...alone, look: look({ declarer: 1 }) };
    const hidden = (plays: HintPlay[]) => ({ ...only({ plays }), side: [0] });
    const mate = hidden([{ who: 'mate', share: 1, made: 0.28 }]);
    expect(firstHow(mate, known)).toMatch(
      /trick to you: 83%, you are the mate: 100% \(made: 28%\)$/,
    );
    const open = hidden([
      { who: 'mate', share: 0.41, made: 0.02 },
      { who: 'other', share: 0.59, made: 0.1 },
    ]);
    expect(firstHow(open, known)).toMatch(/ the mate: 41% .*, against Piet: 59% \(made: 10%\)$/);
  });

  it('speaks of you alone where nobody plays with you, in the unit of the sheet', () => {
    const plays: HintPlay[] = [{ who: 'each', share: 1, made: 0.4 }];
    const own: Hint = { ...only({ plays, others: -1.5, score: 1 }), side: [0], unit: 'chips' };
    expect(firstHow({ ...own, difference: false }, { ...alone, look: look({ declarer: 1 }) })).toBe(
      '+1 chip expected, the others -1.5 on average, trick to you: 83%, you make it: 40%',
    );
  });

  it('says what partners said, and what a card would tell them', () => {
    const heard: Hint['heard'] = [{ seat: 2, card: '7D', sign: 'SG-20', says: 'ace' }];
    const [first] = told({ ...hint, heard }, scene).others;
    expect(first).toMatch(/ said with ♦7: I have the highest of diamonds \(SG-20\)$/);
    const saying = { sign: 'SG-21', says: 'unwanted', so: true } as const;
    expect(firstHow(only({ saying }), scene)).toMatch(/, says: no spades, please$/);
    const asked = { sign: 'SG-20', says: 'ace', so: false } as const;
    expect(firstHow(only({ saying: asked }), scene)).toMatch(
      /, says: I have the highest of spades, which is not so$/,
    );
  });

  it('says what it takes the others to hold, what is sure apart from what is likely', () => {
    const { others } = told(hint, scene);
    expect(others).toHaveLength(5);
    expect(others[0]).toMatch(/has no hearts$/);
    expect(others[1]).toBe('With Mien: ♠9');
    expect(others[3]).toBe('Probably with Mien: ♠8 (64%), ♠7 (99%)');
  });

  it('keeps what comes after the third choice for who asks for it', () => {
    const many = Array.from({ length: 5 }, () => seven);
    const { options, more } = told({ ...hint, options: many }, scene);
    expect([options.length, more.length]).toEqual([3, 2]);
  });

  it('says what a seat did that tells most of a card', () => {
    expect(told(hint, scene).others[2]).toBe(
      'Probably with Piet: ♠A (70%, because of the bid 150), ♠K (60%, because of the pass), ' +
        '♠Q (60%, because of ♥7)',
    );
  });

  it('says where another choice would be better', () => {
    expect(told(hint, scene).others.at(-1)).toMatch(
      /^If ♥10 lies with Sjef \(30%\), ♥7 is better: some 12 points more$/,
    );
    const not = { ...hint, turning: { seat: 3, card: 'TH', there: false, chance: 0.3, score: 12 } };
    expect(told(not, scene).others.at(-1)).toMatch(/^If ♥10 does not lie with Sjef/);
  });

  it('says how clear the choice is', () => {
    const first = (rest: Partial<Hint>) => told({ ...hint, ...rest }, scene).others[0];
    expect(first({ level: 2 })).toBe('Hardly any difference: ♠J, ♥7');
    expect(first({ level: 2, always: true })).toBe('It does not matter which you play');
    expect(first({ always: true })).toBe('Best in all 400 imagined deals: ♠J');
  });

  it('says of how many it is silent that are as good', () => {
    const options = Array.from({ length: 6 }, () => jack);
    expect(told({ ...hint, level: 5, options }, scene).others[0]).toBe(
      'Hardly any difference: ♠J, ♠J, ♠J and 2 more',
    );
  });

  it('says by what the choices are in order where that is not the score alone', () => {
    const pool = { ...only({ others: -1.5 }), difference: false };
    expect(told(pool, scene).source).toMatch(
      /your score; in order of your score less the others'\.$/,
    );
    expect(told({ ...only({}), difference: false }, scene).source).toMatch(/: your score\.$/);
  });

  it('tells apart how often exactly what was bid is reached', () => {
    const plays = (share: number): HintOption['plays'] => [
      { who: 'self', share, made: 0.18, thanked: 0.6 },
    ];
    expect(firstHow(only({ plays: plays(1) }), scene)).toMatch(/make it: 18%, thanked: 60%$/);
    expect(firstHow(only({ plays: plays(0.9) }), open)).toMatch(
      /: 90% \(made: 18%, thanked: 60%\)$/,
    );
  });

  it('speaks of no chances where all cards lie open', () => {
    const lost = { ...seven, plays: [{ who: 'other', share: 1, made: 1 }] } satisfies HintOption;
    const won = {
      ...{ ...jack, trick: undefined, score: 12 },
      plays: [{ who: 'other', share: 1, made: 0 }],
    } satisfies HintOption;
    const open = { ...only({}), difference: false, always: true, known: true, worlds: 1 };
    const rest = { voids: [], likely: [], turning: undefined };
    const first = told({ ...open, ...rest, options: [won, lost] }, scene);
    expect(first.options.map(({ how }) => how)).toEqual([
      '+12 points, not made',
      '-3 points, made',
    ]);
    expect(first.others).toEqual([]);
    expect(first.source).toMatch(/^All cards lie open: .*; on the sheet: your score\.$/);
    const equal = told({ ...open, ...rest, level: 2, options: [won, won, lost] }, scene);
    expect(equal.others).toEqual(['Equally good: ♠J, ♠J']);
  });

  it('says what was paid before where that is not in the scores', () => {
    const paid: Hint = { ...only({}), difference: false, unit: 'cents', paid: -30 };
    expect(told(paid, scene).source).toMatch(/your score from now on, on top of -30 cents from/);
  });

  it('names what is done, and the trumps that follow', () => {
    expect(doing('buy JC QC', scene)).toBe('buying ♣J for ♣Q');
    expect(doing('bid 120', scene)).toBe('bidding 120');
    expect(doing('bid vierde-boer', scene)).toBe('bidding vierde boer');
    const laid = only({ action: 'discard 7C 8C', then: 'trump D' });
    expect(told(laid, scene).options[0]?.what).toBe(
      'Laying ♣7 and ♣8 away, then diamonds as trumps',
    );
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
      const words = doing(action, scene);
      expect(words, action).not.toBe('');
      expect(words, action).not.toContain('hint.');
      expect(words, action).not.toContain('doing.');
    }
  });
});
