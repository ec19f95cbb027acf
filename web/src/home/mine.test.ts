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
