// SPDX-License-Identifier: Apache-2.0
// What a banner tells, with what may be answered, is not spoken a second time.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, Line, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { LiveTable } = await import('./live.svelte');

describe('the story beside banners', () => {
  let line: Line;
  let live: InstanceType<typeof LiveTable>;
  const log = (): string[] => live.story.log.map(({ text }) => text());
  const heard = (): string[] => live.story.heard.map(({ text }) => text);
  const step = (...what: Parameters<Line['step']>): void => live.step(line.step(...what));

  beforeAll(() => speak('en'));
  beforeEach(() => {
    line = new Line();
    live = new LiveTable();
    live.use(line.connection());
    live.whole(line.whole({}));
  });

  it('does not speak what a banner tells, with what may be answered', () => {
    step([{ kind: 'paused', seat: 1 }], {}, { paused: 1 });
    expect(log().at(-1)).toBe('A pause');
    step([{ kind: 'undo', seat: 2 }], {}, { undo: { seat: 2, yes: [] } });
    expect(log().at(-1)).toBe('Mien wants to take something back');
    expect(heard()).toEqual([]);
    step([{ kind: 'paused', seat: 1 }], {}, { paused: null });
    expect(heard()).toEqual(['Play goes on']);
  });

  it('speaks of who is away, but where the banner says that play waits for them', () => {
    const seats = table().seats.map((chair) => chair && { ...chair, here: false });
    step([{ kind: 'away', seat: 1 }], { turn: 2 }, { seats });
    expect(heard()).toEqual(['Piet is away']);
    step([{ kind: 'away', seat: 2 }], {});
    expect(heard()).toEqual(['Piet is away']);
    expect(log().at(-1)).toBe('Mien is away');
    step([{ kind: 'away', seat: 2 }], {}, { paused: 0 });
    expect(heard().at(-1)).toBe('Mien is away');
  });
});
