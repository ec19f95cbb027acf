// SPDX-License-Identifier: Apache-2.0
// Who comes in the middle of a deal reads in the log what its acts told besides.
import { beforeAll, expect, it } from 'vitest';
import type { Act } from '../protocol/messages';
import { browser, Line } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { LiveTable } = await import('./live.svelte');

beforeAll(() => speak('en'));

it('tells who comes later what was turned up, dealt to it, and said of a mate', async () => {
  const events: Act[] = [
    { kind: 'act', action: 'deal', turned_up: '6H', dealt: ['7C', '8C'] },
    { kind: 'act', seat: 3, action: 'bid halve-stoet', mate: 1 },
    { kind: 'act', action: 'deal', dealt: ['KH', '9S'] },
    { kind: 'act', action: 'deal', turned_up: 'TD' },
  ];
  const line = new Line();
  const live = new LiveTable();
  live.use(line.connection());
  live.whole(line.whole({ events }));
  const log = (): string[] => live.story.log.map(({ text }) => text());
  expect(log()).toEqual([
    'Turned up: ♥6',
    'Sjef: halve stoet',
    'Die zit: Piet is the mate',
    'Rommelpotten: Sjef shuffles and deals cards to the others',
    'Into your hand: ♥K and ♠9',
    'Sjef has a whole hand again, and a new turn-up: ♦10',
  ]);
  await speak('nl');
  expect(log().at(-1)).toBe('Sjef heeft weer een hele hand, en een nieuwe kijkkaart: ♦10');
  await speak('en');
});
