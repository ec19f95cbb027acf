// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { StepMessage, TableMessage } from '../protocol/messages';
import { backoff, longest } from './backoff';
import { Connection, type Socket, type Status } from './connection';

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code?: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

function table(seq: number): TableMessage {
  return { type: 'table', v: 1, seq, look: null, table: {} as TableMessage['table'] };
}

let chance = 1;

class Bench {
  lines: Line[] = [];
  timers: { after: number; call: () => void; off: boolean }[] = [];
  steps: StepMessage[] = [];
  tables: number[] = [];
  statuses: Status[] = [];
  connection = new Connection(
    {
      open: () => {
        const line = new Line();
        this.lines.push(line);
        return line;
      },
      after: (after, call) => {
        const timer = { after, call, off: false };
        this.timers.push(timer);
        return () => (timer.off = true);
      },
      chance: () => chance,
    },
    {
      table: (message) => this.tables.push(message.seq),
      step: (message) => this.steps.push(message),
      answer: () => undefined,
      notice: () => undefined,
      status: (status) => this.statuses.push(status),
    },
  );
  get line(): Line {
    return this.lines.at(-1) as Line;
  }
  greet(seq: number): void {
    this.line.onopen?.();
    this.line.says(table(seq));
  }
  step(seq: number): void {
    this.line.says({ type: 'step', seq, what: [] });
  }
  passTime(): void {
    for (const timer of this.timers.splice(0)) if (!timer.off) timer.call();
  }
}

describe('a connection', () => {
  it('greets first of all', () => {
    const bench = new Bench();
    bench.greet(3);
    expect(bench.line.sent).toEqual([{ type: 'hello', v: 1 }]);
    expect(bench.tables).toEqual([3]);
    expect(bench.statuses).toEqual(['connecting', 'open']);
  });

  it('takes each step once and in order, and presence under a number it has seen', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.step(4);
    bench.step(4);
    bench.step(3);
    bench.step(5);
    expect(bench.steps.map(({ seq }) => seq)).toEqual([4, 4, 5]);
  });

  it('asks for everything when a step is missing, and takes none until it has come', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.step(5);
    bench.step(6);
    expect(bench.steps).toEqual([]);
    expect(bench.line.sent.at(-1)).toEqual({ type: 'sync' });
    expect(bench.line.sent.filter(({ type }) => type === 'sync')).toHaveLength(1);
    bench.line.says(table(6));
    bench.step(7);
    expect(bench.steps.map(({ seq }) => seq)).toEqual([7]);
  });

  it('comes back after a loss', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.line.onclose?.({});
    expect(bench.statuses.at(-1)).toBe('lost');
    bench.passTime();
    expect(bench.lines).toHaveLength(2);
    bench.greet(9);
    expect(bench.statuses.at(-1)).toBe('open');
  });

  it('waits longer after each failure, until a server greets', () => {
    const bench = new Bench();
    const wait = (): number => {
      bench.line.onclose?.({});
      const after = bench.timers.filter(({ off }) => !off).at(-1)?.after ?? 0;
      bench.passTime();
      return after;
    };
    expect([wait(), wait(), wait()]).toEqual([0, 1, 2].map((attempt) => backoff(attempt, 1)));
    bench.greet(3);
    expect(wait()).toBe(backoff(0, 1));
  });

  it('sends an action that was not answered again after a loss, and only then', () => {
    const bench = new Bench();
    bench.greet(3);
    const act = { type: 'act', deal: 0, at: 2, action: 'play JS' } as const;
    const id = bench.connection.send(act);
    const answered = bench.connection.send({ ...act, at: 1 });
    bench.connection.send({ type: 'undo' });
    bench.line.says({ type: 'done', id: answered, seq: 4 });
    bench.line.onclose?.({});
    bench.passTime();
    bench.greet(4);
    expect(bench.line.sent).toEqual([
      { type: 'hello', v: 1 },
      { ...act, id },
    ]);
  });

  it('sends an action that was done without a line once there is one', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.line.onclose?.({});
    const act = { type: 'act', deal: 0, at: 2, action: 'play JS' } as const;
    const id = bench.connection.send(act);
    bench.passTime();
    bench.greet(3);
    bench.line.says(table(3));
    expect(bench.line.sent).toEqual([
      { type: 'hello', v: 1 },
      { ...act, id },
    ]);
  });

  it('sends standing up and another match once there is a line, but no pause', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.line.onclose?.({});
    for (const type of ['stand', 'again'] as const) bench.connection.send({ type });
    bench.connection.send({ type: 'pause', on: true });
    bench.passTime();
    bench.greet(3);
    expect(bench.line.sent.map(({ type }) => type)).toEqual(['hello', 'stand', 'again']);
  });

  it('sends an action that was not answered again where it greets anew of its own accord', () => {
    const bench = new Bench();
    bench.greet(3);
    const act = { type: 'act', deal: 0, at: 2, action: 'play JS' } as const;
    const id = bench.connection.send(act);
    bench.connection.renew();
    bench.greet(3);
    expect(bench.line.sent).toEqual([
      { type: 'hello', v: 1 },
      { ...act, id },
    ]);
  });

  it('sends talk that was not answered again, under a name that no other page gives', () => {
    const say = { type: 'say', phrase: 'hello', to: 'table' } as const;
    const bench = new Bench();
    const id = bench.connection.send(say);
    bench.greet(3);
    expect(bench.line.sent.at(-1)).toEqual({ ...say, id });
    chance = 0.5;
    expect(new Bench().connection.send(say)).not.toBe(id);
    chance = 1;
  });

  it('gives up a server that does not greet', () => {
    const bench = new Bench();
    bench.line.onopen?.();
    bench.passTime();
    expect(bench.lines[0]?.closed).toBe(true);
    expect(bench.statuses.at(-1)).toBe('lost');
  });

  it('asks whether a line still lives when the page is looked at again', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.connection.wake();
    expect(bench.line.sent.at(-1)).toEqual({ type: 'sync' });
    bench.passTime();
    expect(bench.statuses.at(-1)).toBe('lost');
    bench.connection.wake();
    bench.greet(4);
    bench.connection.wake();
    bench.line.says(table(4));
    bench.passTime();
    expect(bench.statuses.at(-1)).toBe('open');
  });

  it('lets go when the network is gone, and comes at once when it is back', () => {
    const bench = new Bench();
    bench.greet(3);
    bench.connection.sleep();
    expect(bench.line.closed).toBe(true);
    expect(bench.statuses.at(-1)).toBe('lost');
    bench.connection.wake();
    expect(bench.lines).toHaveLength(2);
  });

  it('is not hurt by what is no message', () => {
    const bench = new Bench();
    bench.greet(0);
    for (const text of ['', '{', '[]', 'null', '"step"', '{"type":"nothing"}'])
      bench.line.says(text);
    bench.step(1);
    expect(bench.steps).toHaveLength(1);
  });

  it('stays away once it was closed', () => {
    const bench = new Bench();
    bench.greet(0);
    bench.connection.close();
    bench.connection.wake();
    bench.passTime();
    expect(bench.lines).toHaveLength(1);
  });
});

describe('the wait before the next attempt', () => {
  it('doubles up to a bound, and is scattered over half of it', () => {
    expect([0, 1, 2].map((attempt) => backoff(attempt, 1))).toEqual([250, 500, 1000]);
    expect(backoff(100, 1)).toBe(longest);
    expect(backoff(100, 0)).toBe(longest / 2);
  });
});
