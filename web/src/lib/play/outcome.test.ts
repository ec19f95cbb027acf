// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { browser, look, result, table } from '../../testing/bench';
import type { Game } from '../protocol/games';

browser();
const { speak } = await import('../i18n/index.svelte');
const {
  bestTrumpTold,
  countsPoints,
  heading,
  paidBefore,
  resultTold,
  revokeExplained,
  winnersTold,
  won,
} = await import('./outcome');
const { ofPot, potWord } = await import('./pot');
const { api } = await import('../net/api');
const { catalogue } = await import('../state/games.svelte');
const { sideRoem } = await import('./sides');

const at = (seat: number | null, rest: Parameters<typeof table>[0] = {}) =>
  table({ ...rest, you: { person: 'p', seat, owner: false } });
const told = (around: ReturnType<typeof table>, rest: Parameters<typeof result>[0] = {}) =>
  resultTold(result(rest), { table: around, look: look(), game: undefined });

describe('how a deal and a match ended', () => {
  beforeAll(() => speak('nl'));

  it('tells who, what for whom, and how the match stands, the own side first', () => {
    const between = { phase: 'between' as const, scores: [20, 324, 20, 324] };
    const score = [0, 162, 0, 162];
    expect(told(at(0, between), { score })).toBe(
      'Mien is nat: wij 0, zij +162. Stand: wij 20, zij 324',
    );
    expect(told(at(1, between), { score })).toBe(
      'Mien is nat: wij +162, zij 0. Stand: wij 324, zij 20',
    );
  });
  it('names the sides to who watches', () => {
    expect(told(at(null), { score: [0, 162, 0, 162] })).toBe(
      'Mien is nat: Els + Mien 0, Piet + Sjef +162',
    );
  });
  it('names who has most where nobody played for it, if that is one side', () => {
    const open = { outcome: 'scored' as const, declarer: null };
    expect(told(at(0), { ...open, score: [5, 0, 5, 0] })).toMatch(/^Gewonnen door jou en Mien:/);
    expect(told(at(0), { ...open, score: [5, 5, 5, 5] })).toMatch(/^Het spel is uit:/);
  });
  it('tells what each pays and gets where money is counted, also of partners', () => {
    const game = { sheet: 'cents' } as Game;
    const scene = { table: at(0), look: look(), game };
    expect(resultTold(result({ cents: [10, -10, 10, -10] }), scene)).toBe(
      'Mien verliest: jij +10 ct, Piet -10 ct, Mien +10 ct, Sjef -10 ct',
    );
  });
  it('tells in the words of each game that a bid was not made', () => {
    const lost = (sheet: Game['sheet']) =>
      heading(result({}), { table: at(0), look: look(), game: { sheet } as Game });
    expect(lost('blok')).toBe('Mien zit erin');
    expect(lost('pad')).toBe('Mien is nat');
    expect(lost('cents')).toBe('Mien verliest');
  });
  it('tells a pot in chips where chips are counted, else in money', () => {
    const told = (sheet: Game['sheet'], amount: number) =>
      ofPot({ sheet } as Game, amount).replaceAll('\u00a0', ' ');
    expect([told('chips', 4), told('chips', 1)]).toEqual(['4 chips', '1 chip']);
    expect([told('blok', 150), told('cents', 4)]).toEqual(['€ 1,50', '€ 0,04']);
  });
  it('calls what is played for a pool in English where chips are counted', async () => {
    const words = () => (['chips', 'blok'] as const).map((sheet) => potWord({ sheet } as Game));
    expect(words()).toEqual(['pot', 'pot']);
    await speak('en');
    expect(words()).toEqual(['pool', 'pot']);
    await speak('nl');
  });
  it('tells no amounts where there are none', () => {
    expect(told(at(0), { outcome: 'passed', declarer: null })).toBe('Iedereen past');
  });
  it('tells the rule that a revoke broke, in the language of the reader', async () => {
    const book = (title: string, body: string) => {
      const texts = [{ kind: 'rule' as const, id: 'KJ-21', title, body }];
      return { title: '', introduction: '', texts };
    };
    const nl = book('Bekennen', 'Kun je bekennen,\ndan moet dat.');
    vi.spyOn(api, 'rules').mockResolvedValue({ nl, en: book('Follow suit', 'You must.') });
    const claim = { seat: 0, against: 1, right: true, trick: 3, card: '7H', rule: 'KJ-21' };
    const explained = (): string | null =>
      revokeExplained(claim, { table: at(0), look: null, game: undefined });
    expect(explained()).toBe('Piet verzaakte in slag 4 met ♥7: KJ-21');
    await catalogue.loadBook('klaverjassen');
    expect(explained()).toBe(
      'Piet verzaakte in slag 4 met ♥7: KJ-21 Bekennen. Kun je bekennen, dan moet dat',
    );
  });
  it('tells the winners of the match and what all have, the own side first', () => {
    const scores = [456, 180, 456, 180];
    const over = { winners: [[0, 2]], scores, cents: [0, 0, 0, 0], pot: [] };
    const end = (seat: number | null) =>
      winnersTold({ table: at(seat, { over }), look: null, game: undefined });
    expect(end(2)).toBe('De partij is uit. Gewonnen door Els en jou: wij 456, zij 180');
    expect(end(1)).toBe('De partij is uit. Gewonnen door Els en Mien: wij 180, zij 456');
  });
  it('tells what all have in the order of their chairs, as after each deal, where each is alone', () => {
    const over = { winners: [[2]], scores: [1, 2, 6, 4], cents: [0, 0, 0, 0], pot: [] };
    const alone = at(2, { over, partners: null });
    expect(winnersTold({ table: alone, look: null, game: undefined })).toBe(
      'De partij is uit. Gewonnen door jou: Els 1, Piet 2, jij 6, Sjef 4',
    );
  });
  it('does not call a draw won', () => {
    const over = { scores: [], cents: [], pot: [] };
    expect([0, 1, null].map((seat) => won({ ...over, winners: [[0, 2]] }, seat))).toEqual([
      ...[true, false, false],
    ]);
    const draw = [
      [0, 2],
      [1, 3],
    ];
    expect(won({ ...over, winners: draw }, 0)).toBe(false);
  });
  it('tells what was paid before the tricks, by whom', () => {
    expect(paidBefore(look({ paid: [10, 10, 0, -20] }), at(0))).toBe('jij +10, Piet +10, Sjef -20');
    expect(paidBefore(look(), at(0))).toBe('');
  });
  it('tells the best trump, who held it and what it brings', () => {
    const best = { seat: 0, card: 'KS', score: 5 };
    const told = (seat: number) =>
      bestTrumpTold(best, { table: at(seat), look: null, game: undefined });
    expect(told(0)).toBe('Beste troef: ♠K van jou, +5');
    expect(told(1)).toBe('Beste troef: ♠K van Els, +5');
  });
  it('counts no points where those are the tricks', () => {
    const sheet = (kind: Game['sheet']) => ({ sheet: kind }) as Game;
    const points = result({ points: [3, 2], tricks: [0, 1, 0, 0, 1] });
    expect(countsPoints(points, sheet('two_columns'))).toBe(true);
    expect(countsPoints(points, sheet('chips'))).toBe(false);
    expect(countsPoints(result(), sheet('two_columns'))).toBe(false);
    const cards = result({ points: [94, 26], tricks: [0, 0, 1, 0, 0, 1, 0, 0] });
    expect(countsPoints(cards, sheet('cents'))).toBe(true); // PD-45
  });
  it('says of a kapot that it is less than the bid', () => {
    const scene = { table: at(0), look: look(), game: undefined };
    const kapot = { outcome: 'kapot' as const };
    expect(heading(result(kapot), scene)).toBe('Mien haalt alles: kapot');
    expect(heading(result({ ...kapot, below_bid: true }), scene)).toBe(
      'Mien haalt alles: kapot, maar niet het bod',
    );
  });
  it('begins with a capital, and has none within', () => {
    const scene = { table: at(2), look: look(), game: undefined };
    expect(heading(result({ outcome: 'kapot' }), scene)).toBe('Jij haalt alles: kapot');
    expect(heading(result({ outcome: 'thanked' }), scene)).toBe(
      'Bedankt: jij haalt precies genoeg',
    );
  });
  it('has the roem of the own side first', () => {
    expect(sideRoem(at(0), [70, 0])).toBe('wij 70 · zij 0');
    expect(sideRoem(at(3), [70, 0])).toBe('wij 0 · zij 70');
    expect(sideRoem(at(null), [70, 0])).toBe('Els + Mien 70 · Piet + Sjef 0');
  });
});
