// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { browser, Line, look, table } from '../../testing/bench';
import type { Hint } from '../protocol/hint';
import type { Table } from '../protocol/table';

browser();
const { LiveTable } = await import('./live.svelte');
const { Asking } = await import('./asking.svelte');
const { ApiError } = await import('../net/api');

const around = (sit: 'alone' | 'link', hints: 'alone' | 'all' | 'none') => ({
  settings: { cut: 'auto', sit, hints, talk: 'phrases' } as Table['settings'],
});
const alone = around('alone', 'alone');
const mine = {
  turn: 0,
  hand: ['7C', 'JS'],
  legal: [{ verb: 'play', shape: 'card' as const, cards: ['7C', 'JS'] }],
};
const hint: Hint = {
  ...{ deal: 0, at: 4, worlds: 9, unit: 'points', difference: true, side: [0, 2] },
  ...{ level: 1, always: false, known: false, options: [], heard: [], voids: [], likely: [] },
};

function at(moment: number, rest: Partial<Table> = alone, answer = hint) {
  const line = new Line();
  const live = new LiveTable();
  live.use(line.connection());
  live.whole(line.whole({ table: table(rest), look: look({ ...mine, at: moment }) }));
  const asking = new Asking(live, () => Promise.resolve(answer));
  return { line, live, asking };
}

describe('asking for a hint', () => {
  it('marks the cards of what the hint puts first, until it is closed', async () => {
    const { asking } = at(4, alone, {
      ...hint,
      options: ['play JS', 'play 7C'].map((action) => ({
        ...{ action, gain: 0, score: 0, best: 1, plays: [] },
      })),
    });
    expect(asking.advised).toEqual([]);
    await asking.ask();
    expect(asking.advised).toEqual(['JS']);
    asking.forget();
    expect(asking.advised).toEqual([]);
  });

  it('is offered to who plays against bots alone', () => {
    expect(at(4).asking.offered).toBe(true);
    expect(at(4, around('link', 'alone')).asking.offered).toBe(false);
    expect(at(4, { ...alone, paused: 0 }).asking.offered).toBe(false);
  });

  it('is not offered while the table plays the own cards', () => {
    expect(at(4, { ...alone, rest: { seat: 0, settled: true } }).asking.offered).toBe(false);
  });

  it('is forgotten with its deal, though the other one has come as far', async () => {
    const { line, live, asking } = at(4);
    await asking.ask();
    expect(asking.hint).toBe(hint);
    live.whole(line.whole({ table: table(alone), look: look({ ...mine, deal: 1, at: 4 }) }));
    asking.follow();
    expect(asking.hint).toBeNull();
  });

  it('is offered to everybody, or nobody, where the table says so', () => {
    expect(at(4, around('link', 'all')).asking.offered).toBe(true);
    expect(at(4, around('alone', 'none')).asking.offered).toBe(false);
  });

  it('is not offered where one card alone may be played', () => {
    const { line, live, asking } = at(4);
    const legal = [{ verb: 'play', shape: 'card' as const, cards: ['7C'] }];
    live.whole(line.whole({ table: table(alone), look: look({ ...mine, legal }) }));
    expect(asking.offered).toBe(false);
  });

  it('is not offered while a full trick lies there', () => {
    const { live, asking } = at(4);
    live.held = { leader: 0, cards: [], winner: 1 };
    expect(asking.offered).toBe(false);
  });

  it('is not offered once something was done that waits for the line', () => {
    const { live, asking } = at(4);
    live.status('lost');
    expect(asking.offered).toBe(true);
    live.act('play 7C');
    expect(asking.offered).toBe(false);
  });

  it('asks once until the answer is there', async () => {
    const { live } = at(4);
    let asked = 0;
    const asking = new Asking(live, () => {
      ++asked;
      return Promise.resolve(hint);
    });
    await Promise.all([asking.ask(), asking.ask()]);
    expect(asked).toBe(1);
    await asking.ask();
    expect(asked).toBe(2);
  });

  it('shows the hint or a refusal, whichever came last', async () => {
    const { live, asking } = at(4);
    live.answer({ type: 'refused', code: 'no_undo' });
    await asking.ask();
    expect(live.trouble).toBeNull();
    asking.follow();
    expect(asking.hint).toEqual(hint);
    live.answer({ type: 'refused', code: 'no_undo' });
    asking.follow();
    expect(asking.hint).toBeNull();
  });

  it('shows what came, as long as the moment lasts', async () => {
    const { line, live, asking } = at(4);
    await asking.ask();
    expect(asking.hint).toEqual(hint);
    asking.follow();
    expect(asking.hint).toEqual(hint);
    live.whole(line.whole({ table: table(alone), look: look({ ...mine, at: 8 }) }));
    asking.follow();
    expect(asking.hint).toBeNull();
  });

  it('may be asked again at once where the moment of the first question is past', async () => {
    const { line, live } = at(4);
    const answers: ((hint: Hint) => void)[] = [];
    const asking = new Asking(live, () => new Promise((answer) => answers.push(answer)));
    const first = asking.ask();
    live.whole(line.whole({ table: table(alone), look: look({ ...mine, at: 8 }) }));
    asking.follow();
    expect(asking.thinking).toBe(false);
    const second = asking.ask();
    answers[0]?.(hint);
    await first;
    expect([asking.hint, asking.thinking]).toEqual([null, true]);
    answers[1]?.({ ...hint, at: 8 });
    await second;
    expect([asking.hint?.at, asking.thinking]).toEqual([8, false]);
  });

  it('drops an answer for a moment that is past', async () => {
    const { asking } = at(8);
    await asking.ask();
    expect(asking.hint).toBeNull();
    expect(asking.thinking).toBe(false);
  });

  it('tells why none came, until it is no longer offered', async () => {
    const { line, live } = at(4);
    let cause: Error = new ApiError(503, 'busy', 'too many ask');
    const asking = new Asking(live, () => Promise.reject(cause));
    await asking.ask();
    expect([asking.refused, asking.thinking]).toEqual(['busy', false]);
    cause = new Error('no line');
    await asking.ask();
    expect(asking.refused).toBe('network');
    live.whole(line.whole({ table: table({ ...alone, paused: 0 }), look: look(mine) }));
    asking.follow();
    expect(asking.refused).toBeNull();
  });

  it('tells nothing of a question of a moment that is past', async () => {
    const { line, live } = at(4);
    let refuse = (cause: Error): void => void cause;
    const asking = new Asking(live, () => new Promise((_, no) => (refuse = no)));
    const asked = asking.ask();
    live.whole(line.whole({ table: table(alone), look: look({ ...mine, at: 8 }) }));
    asking.follow();
    refuse(new Error('late'));
    await asked;
    expect(asking.refused).toBeNull();
  });
});
