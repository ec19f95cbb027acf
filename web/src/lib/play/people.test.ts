// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chair } from '../protocol/table';
import { browser, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { apart, chairName, who } = await import('./people');

const chair = (rest: Partial<Chair>): Chair => ({ name: 'Piet', bot: null, here: true, ...rest });
const held = chair({ person: 'p1', bot: 'club' });
const bot = chair({ name: 'club', person: null, bot: 'club' });

describe('a chair', () => {
  beforeAll(() => speak('en'));

  it('has the name of the person for whom a bot holds it', () => {
    expect(chairName([held], 0)).toBe('Piet (bot)');
    expect(chairName([chair({ bot: 'club' })], 0)).toBe('Piet (bot)'); // of a table elsewhere
    expect(chairName([null, bot], 1)).toBe('Anna');
    expect(chairName([chair({ person: 'p1' })], 0)).toBe('Piet');
  });
  it('of a bot has no name that a person there has', () => {
    const anna = chair({ name: 'anna ' });
    expect(chairName([anna, bot, bot], 1)).toBe('Hanna');
    expect(chairName([anna, bot, bot], 2)).toBe('Bram');
    expect(chairName([anna, bot, chair({ name: 'Hanna' })], 1)).toBe('club');
  });
  it('keeps a name that is read from the right apart from what stands beside it', () => {
    const abraham = chair({ name: 'אברהם' });
    expect(chairName([abraham], 0)).toBe('\u2068אברהם\u2069');
    const seats = [abraham, chair({ name: 'Zoë' })];
    expect(who(table({ seats, you: { person: 'x', seat: null, owner: false } }), 0).name).toBe(
      '\u2068אברהם\u2069',
    );
    expect(chairName(seats, 1)).toBe('Zoë');
  });
});

it('is another name than those of the other people at the table', () => {
  const guest = (person: string, name: string) => chair({ person, name });
  const seats = [guest('p0', 'Guest'), guest('p1', 'Guest 2'), null, bot];
  const at = (person: string) => table({ seats, you: { person, seat: null, owner: false } });
  expect(apart('Guest', at('p2'))).toBe('Guest 3');
  expect(apart('Guest', at('p0'))).toBe('Guest');
  expect(apart('club', at('p2'))).toBe('club');
});
