// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Act } from '../protocol/messages';
import { browser, Line, look, result, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { LiveTable } = await import('./live.svelte');
type Live = InstanceType<typeof LiveTable>;

describe('the log of who comes back', () => {
  const bid = (seat: number, action: string): Act => ({ kind: 'act', seat, action });
  const events = [bid(1, 'bid 120'), bid(2, 'pass')];
  const more = [...events, bid(3, 'bid praatje')];
  const log = (live: Live): string[] => live.story.log.map(({ text }) => text());
  let line: Line;
  let live: Live;
  let kept: string | null;

  // A page at the table, or the one after it.
  function open(message: Parameters<Line['whole']>[0]): Live {
    live = new LiveTable();
    live.use(line.connection());
    live.whole(line.whole(message));
    return live;
  }
  function reload(message: Parameters<Line['whole']>[0]): Live {
    live.story.leave();
    return open(message);
  }
  function step(...what: Parameters<Line['step']>): void {
    live.step(line.step(...what));
    live.hurry();
  }

  beforeAll(() => speak('en'));
  beforeEach(() => {
    kept = null;
    vi.stubGlobal('sessionStorage', {
      getItem: () => kept,
      setItem: (_: string, text: string) => (kept = text),
    });
    line = new Line();
    open({ events });
    step([bid(3, 'bid praatje')], { at: 3, compared: [null, 20, null, 50] });
  });
  afterAll(() => void vi.unstubAllGlobals());
  const before = ['Piet: 120', 'Mien: Pass', 'Sjef: praatje'];
  const sums = ['Piet declares 20 of roem', 'Sjef declares 50 of roem'];

  it('still says what the table said, and then what was missed', () => {
    const now = [...more, bid(0, 'pass')];
    live.whole(line.whole({ events: now }));
    expect(log(live)).toEqual([...before, ...sums, 'You: Pass']);
    step([bid(1, 'pass')], { at: 5 });
    expect(log(live).at(-1)).toBe('Piet: Pass');
  });

  it('is as it was after a reload', () => {
    reload({ events: [...more, bid(0, 'pass')] });
    expect(log(live)).toEqual([...before, ...sums, 'You: Pass']);
    expect(live.story.heard).toEqual([]);
    expect(Object.keys(live.story.bubbles)).toEqual(['0', '1', '2', '3']);
  });

  it('has lost what was taken back meanwhile', () => {
    reload({ events: [bid(1, 'bid 120'), bid(2, 'bid 130')] });
    expect(log(live)).toEqual(['Piet: 120', 'Mien: 130']);
    reload({ events: [bid(1, 'bid 120')] });
    expect(log(live)).toEqual(['Piet: 120']);
  });

  it('tells a result once', () => {
    const end = look({ result: result({ score: [0, 162, 0, 162] }) });
    const told = 'Mien is wet (nat): we 0, they +162';
    reload({ look: end, events: more });
    expect(log(live)).toEqual([...before, ...sums, told]);
    reload({ look: end, events: more });
    live.whole(line.whole({ look: end, events: more }));
    expect(log(live)).toEqual([...before, ...sums, told]);
  });

  it('is made of the acts alone at another table, in another deal, chair or language', async () => {
    const other = [bid(0, 'bid 140')];
    reload({ table: table({ id: 'u' }), events: more });
    expect(log(live)).toEqual(before);
    reload({ look: look({ deal: 1 }), events: other });
    expect(log(live)).toEqual(['You: 140']);
    reload({ table: table({ you: { person: 'p0', seat: 1, owner: true } }), events: other });
    expect(log(live)).toEqual(['Els: 140']);
    live.story.leave();
    await speak('nl');
    open({ table: table({ you: { person: 'p0', seat: 1, owner: true } }), events: more });
    expect(log(live)[1]).toBe('Mien: Pas');
    await speak('en');
  });

  it('does not mind a storage that is shut or holds something else', () => {
    live.story.leave();
    const own = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    for (const lines of [null, {}, [null], [{}], [{ text: 1 }]]) {
      kept = JSON.stringify({ ...own, lines });
      expect(log(open({ events: more }))).toEqual(before);
    }
    for (const text of ['', '{', 'null', '[]']) {
      kept = text;
      expect(log(open({ events: more }))).toEqual(before);
    }
    vi.stubGlobal('sessionStorage', undefined);
    expect(log(reload({ events: more }))).toEqual(before);
  });
});
