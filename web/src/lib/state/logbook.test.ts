// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Act } from '../protocol/messages';
import { browser, Line, look, result, table } from '../../testing/bench';

browser();
const { learnAll, speak } = await import('../i18n/index.svelte');
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

  beforeAll(learnAll);
  beforeEach(async () => {
    await speak('en');
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
  const sums = ['Piet declares 20 roem', 'Sjef declares 50 roem'];

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
    expect(Object.keys(live.story.bubbles.said)).toEqual(['0', '1', '2', '3']);
  });

  it('has lost what was taken back meanwhile', () => {
    reload({ events: [bid(1, 'bid 120'), bid(2, 'bid 130')] });
    expect(log(live)).toEqual(['Piet: 120', 'Mien: 130']);
    reload({ events: [bid(1, 'bid 120')] });
    expect(log(live)).toEqual(['Piet: 120']);
  });

  it('tells what was done instead of a hidden act that was taken back', () => {
    const robs: Act = { kind: 'act', seat: 0, verb: 'rob', count: 1 };
    open({ table: table({ id: 'r' }), events: [robs] });
    expect(log(live)).toEqual(['You rob the turn-up and lay a card away']);
    live.whole(line.whole({ table: table({ id: 'r' }), events: [bid(0, 'play KS')] }));
    expect(log(live)).toEqual(['You play ♠K']);
  });

  it('tells the cards of an act that was hidden and is shown by now', () => {
    const hidden: Act = { kind: 'act', seat: 1, verb: 'roem', count: 3, said: 20 };
    const shown: Act = { kind: 'act', seat: 1, action: 'roem 7H-9H', said: 20 };
    open({ table: table({ id: 'r' }), events: [hidden] });
    const [before] = log(live);
    live.whole(line.whole({ table: table({ id: 'r' }), events: [shown] }));
    expect(log(live)).toHaveLength(1);
    expect(log(live)[0]).toContain('♥7');
    expect(before).not.toContain('♥7');
  });

  it('keeps the deal before for who was away when the next one began', () => {
    const all = [...before, ...sums, 'Sjef deals', 'You: 140'];
    const message = { look: look({ deal: 1 }), events: [bid(0, 'bid 140')] };
    live.whole(line.whole(message));
    expect(log(live)).toEqual(all);
    reload(message);
    step([{ kind: 'undone', seat: 0, event: 0 }], { deal: 1, at: 2 });
    expect(log(live)).toEqual([...all.slice(0, -1), 'Taken back']);
    reload({ look: look({ deal: 2 }), events: [] });
    expect(log(live).slice(-2)).toEqual(['Taken back', 'Sjef deals']);
  });

  it('is in the language of the reader, whatever was spoken when it was written', async () => {
    const sumsSaid = ['Piet roemt 20', 'Sjef roemt 50'];
    await speak('nl');
    reload({ events: more });
    const said = ['Piet: 120', 'Mien: Pas', 'Sjef: praatje', ...sumsSaid];
    expect(log(live)).toEqual(said);
    await speak('en');
    expect(log(live)).toEqual([...before, ...sums]);
    step([bid(0, 'bid piek')], { at: 4 });
    reload({ events: [...more, bid(0, 'bid piek')] });
    expect(log(live)).toEqual([...before, ...sums, 'You: piek']);
    await speak('nl');
    expect(log(live)).toEqual([...said, 'Jij: piek']);
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

  it('is made of the acts alone at another table or in another match', () => {
    reload({ table: table({ id: 'u' }), events: more });
    expect(log(live)).toEqual(before);
    reload({ table: table({ id: 'u', match: 'n' }), events });
    expect(log(live)).toEqual(before.slice(0, 2));
  });

  it('is made of the acts alone where it was left before the other language was there', async () => {
    live.story.leave();
    const page = JSON.parse(kept ?? '{}') as { lines: { text: { nl?: string } }[] };
    for (const { text } of page.lines) delete text.nl;
    kept = JSON.stringify(page);
    expect(log(open({ events: more }))).toEqual([...before, ...sums]);
    reload({ events: more });
    expect(log(live)).toEqual([...before, ...sums]);
    live.story.leave();
    await speak('nl');
    expect(log(open({ events: more }))).toEqual(['Piet: 120', 'Mien: Pas', 'Sjef: praatje']);
  });

  it('says what others did in the chair before one took it', () => {
    const seat = (n: number) => table({ you: { person: 'p0', seat: n, owner: true } });
    const moved = ['Piet: 120', 'Mien: Pass', 'Sjef: praatje', ...sums, 'You sit down'];
    live.whole(line.whole({ table: seat(3), events: more }));
    expect(log(live)).toEqual(moved);
    live.whole(line.whole({ table: seat(3), events: more }));
    expect(log(live)).toEqual(moved);
    reload({ table: seat(1), events: [...more, bid(0, 'pass')] });
    expect(log(live)).toEqual([...moved, 'Els: Pass']);
  });

  it('says nothing twice to who gets up, sees no deal or the one before, and sits down again', () => {
    const all = [...before, ...sums];
    live.whole(line.whole({ look: null, events: [] }));
    live.whole(line.whole({ events: more }));
    expect(log(live)).toEqual(all);
    const next = { look: look({ deal: 1 }), events: [bid(0, 'bid 140')] };
    live.whole(line.whole(next));
    live.whole(line.whole({ events: more }));
    expect(log(live)).toEqual(before);
    live.whole(line.whole(next));
    expect(log(live)).toEqual([...before, 'Sjef deals', 'You: 140']);
  });

  it('keeps the lines of a match apart from those of the next', () => {
    const again = table({ match: 'n' });
    step([{ kind: 'started' }], {}, { match: 'n' });
    step([{ kind: 'deal', deal: 0, dealer: 1 }, bid(2, 'pass')], { deal: 0, at: 1 });
    live.whole(line.whole({ table: again, events: [bid(2, 'pass')] }));
    expect(log(live)).toEqual([...before, ...sums, 'The match begins', 'Piet deals', 'Mien: Pass']);
  });

  it('has the new name of who spoke', () => {
    step([{ kind: 'say', seat: 2, name: 'Mien', person: 'p2', text: 'hello' }], {});
    const seats = table().seats.map((chair, n) =>
      n === 2 && chair ? { ...chair, name: 'Mia' } : chair,
    );
    step([{ kind: 'renamed', seat: 2, name: 'Mia' }], {}, { seats });
    expect(live.story.chat.lines.at(-1)?.said.name).toBe('Mia');
  });

  it('does not mind a storage that is shut or holds something else', () => {
    live.story.leave();
    const own = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    for (const lines of [null, {}, [null], [{}], [{ text: 1 }], [{ text: { en: 1 } }]]) {
      kept = JSON.stringify({ ...own, lines });
      expect(log(open({ events: more }))).toEqual(before);
    }
    for (const acts of [null, {}, [null], ['pass']]) {
      kept = JSON.stringify({ ...own, acts });
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
