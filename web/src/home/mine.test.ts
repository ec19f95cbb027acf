// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import type { Phase, Summary } from '../lib/protocol/table';
import { divided } from './mine';

const tables = (...phases: Phase[]) =>
  phases.map((phase, id) => ({ id: `${id}`, phase }) as Summary);
const ids = (of: Summary[]): string => of.map(({ id }) => id).join('');

it('puts a few tables first that are not over', () => {
  const { begun, rest } = divided(
    tables('over', 'between', 'over', 'playing', 'waiting', 'cutting'),
  );
  expect([ids(begun), ids(rest)]).toEqual(['134', '025']);
});

it('puts those before them where it is one’s turn', () => {
  const mine = tables('over', 'playing', 'playing', 'playing', 'playing', 'playing');
  const { begun, rest } = divided(
    mine.map((table, id) => ({ ...table, turn: id === 3 || id === 5 })),
  );
  expect([ids(begun), ids(rest)]).toEqual(['351', '024']);
});
