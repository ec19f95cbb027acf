// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Result } from '../protocol/look';
import { column, hole, roemMarks, scoreSides } from './sheet';

const result = (rest: Partial<Result>): Result => ({
  outcome: 'made',
  declarer: 0,
  contract: null,
  trumps: 'S',
  sides: [
    [0, 2],
    [1, 3],
  ],
  tricks: [],
  points: [90, 72],
  roem: [20, 0],
  score: [110, 72, 110, 72],
  cents: [0, 0, 0, 0],
  pot: 0,
  ...rest,
});

describe('roem on the sheet of two columns', () => {
  it('is written with signs for 20, 50 and 100', () => {
    expect([20, 50, 100, 40, 70, 200, 0].map(roemMarks)).toEqual([
      'I',
      'V',
      'X',
      'II',
      'VI',
      'XX',
      '',
    ]);
  });
  it('can note any sum of roem', () => {
    const worth: Record<string, number> = { I: 20, V: 50, X: 100 };
    for (let roem = 40; roem <= 1000; roem += 10) {
      const sum = [...roemMarks(roem)].reduce((total, sign) => total + (worth[sign] ?? 0), 0);
      expect(sum).toBe(roem);
    }
  });
});

describe('a column', () => {
  it('has points and roem apart', () => {
    expect(column(result({}), 0)).toMatchObject({ points: 90, marks: 'I', mark: null });
    expect(column(result({}), 1)).toMatchObject({ points: 72, marks: '', mark: null });
  });
  it('says NAT for the makers, and gives the others all roem', () => {
    const wet = result({ outcome: 'wet', points: [70, 92], score: [0, 202, 0, 202] });
    expect(column(wet, 2)).toMatchObject({ points: null, mark: 'nat' });
    expect(column(wet, 3)).toMatchObject({ points: 162, marks: 'II', mark: null });
  });
  it('has the points of both sides, as many as they are, where one has all', () => {
    const wet = result({ outcome: 'wet', points: [30, 40], score: [0, 90, 0, 90] });
    expect(column(wet, 1)).toMatchObject({ points: 70, marks: 'I' });
  });
  it('says PIT for the makers', () => {
    const pit = result({ outcome: 'pit', points: [162, 0], score: [262, 0, 262, 0] });
    expect(column(pit, 0)).toMatchObject({ points: 162, marks: 'X', mark: 'pit' });
    expect(column(pit, 1).mark).toBeNull();
  });
  it('says NAT for makers without a trick, too', () => {
    const score = [0, 262, 0, 262];
    const counterpit = result({ outcome: 'counterpit', points: [0, 162], score });
    expect(column(counterpit, 0)).toMatchObject({ points: null, mark: 'nat' });
    expect(column(counterpit, 1)).toMatchObject({ points: 162, marks: 'X', mark: null });
  });
  it('says of who revoked that they did, and has all for the others', () => {
    const revoked = result({ outcome: 'revoked', score: [0, 162, 0, 162] });
    expect(column(revoked, 0)).toMatchObject({ points: null, mark: 'revoke' });
    expect(column(revoked, 1)).toMatchObject({ points: 162, mark: null });
  });
  it('is a dash where nobody played', () => {
    expect(column(result({ outcome: 'void' }), 1).mark).toBe('void');
    expect(column(result({ outcome: 'passed' }), 1).mark).toBe('void');
  });
});

it('partners share a score, before the first deal too and whatever is seen of it', () => {
  const seats = [null, null, null, null];
  const partners = [
    [0, 2],
    [1, 3],
  ];
  expect(scoreSides({ partners, seats })).toEqual(partners);
  expect(scoreSides({ partners: null, seats })).toEqual([[0], [1], [2], [3]]);
});

it('the blok has holes for 10 to 300', () => {
  expect([0, 10, 150, 300, 310, 155, -20].map(hole)).toEqual([null, 1, 15, 30, null, null, null]);
});
