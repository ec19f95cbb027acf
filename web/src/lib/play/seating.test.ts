// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import type { Chair } from '../protocol/table';
import { table } from '../../testing/bench';
import { mayTake } from './seating';

const chair = (rest: Partial<Chair>): Chair => ({ name: 'Piet', bot: null, here: true, ...rest });
const held = chair({ person: 'p1', bot: 'club' });
const bot = chair({ name: 'club', person: null, bot: 'club' });

it('a chair may be taken from a bot, but not where it is held for somebody else', () => {
  const around = (person: string) => ({
    ...table({ seats: [held, bot, null, chair({ person: 'p3' })] }),
    you: { person, seat: null, owner: false },
  });
  const free = (person: string) => [0, 1, 2, 3].filter((seat) => mayTake(around(person), seat));
  expect(free('px')).toEqual([1, 2]);
  expect(free('p1')).toEqual([0, 1, 2]);
});
