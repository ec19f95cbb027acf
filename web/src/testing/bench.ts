// SPDX-License-Identifier: Apache-2.0
// For unit tests: a live table on a line that only remembers what was sent, and messages of the
// server with what matters in them.
import { vi } from 'vitest';
import type { Connection } from '../lib/net/connection';
import type { Look, Result } from '../lib/protocol/look';
import type { Happening, StepMessage, TableMessage, ToServer } from '../lib/protocol/messages';
import type { Table } from '../lib/protocol/table';

// What a browser has and these tests need; to be called before anything of the page is imported.
export function browser(): { hidden: boolean } {
  const page = { hidden: false, documentElement: { dataset: {}, style: {} } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { language: 'en-GB' });
  return page;
}

export function look(rest: Partial<Look> = {}): Look {
  return { deal: 0, at: 0, dealer: 3, awaited: 'seat', hands: [], hand: [], ...rest };
}

// Seat 2 is nat, with nothing at stake yet.
export function result(rest: Partial<Result> = {}): Result {
  const sides = [
    [0, 2],
    [1, 3],
  ];
  const course = { outcome: 'wet' as const, declarer: 2, contract: null, trumps: 'H' };
  const amounts = { points: [0, 0], roem: [0, 0], score: [0, 0, 0, 0], cents: [0, 0, 0, 0] };
  return { ...course, sides, tricks: [], ...amounts, pot: 0, ...rest };
}

const names = ['Els', 'Piet', 'Mien', 'Sjef'];

export function table(rest: Partial<Table> = {}): Table {
  return {
    ...{ id: 't', match: 'm', game: 'klaverjassen', preset: '', rules: {}, differs: [] },
    settings: { cut: 'auto', sit: 'link', talk: 'phrases' } as Table['settings'],
    ...{ owner: 'p0', phase: 'playing', sheet: [], scores: [0, 0, 0, 0] },
    you: { person: 'p0', seat: 0, owner: true },
    partners: [
      [0, 2],
      [1, 3],
    ],
    seats: names.map((name, seat) => ({ name, person: `p${seat}`, bot: null, here: true })),
    ...rest,
  };
}

export class Line {
  readonly sent: ToServer[] = [];
  private seq = 0;

  // As the page has it, but for the socket.
  connection(): Connection {
    const send = (message: ToServer): string => {
      this.sent.push(message);
      return `${this.sent.length}`;
    };
    return { send, renew: () => undefined, close: () => undefined } as unknown as Connection;
  }

  whole(rest: Partial<TableMessage> = {}): TableMessage {
    return { type: 'table', v: 1, seq: this.seq, table: table(), look: look(), ...rest };
  }

  step(what: Happening[], now: Partial<Look>, around: Partial<Table> = {}): StepMessage {
    return { type: 'step', seq: ++this.seq, what, look: now, table: around };
  }

  // Somebody plays a card onto the trick that lies there.
  play(seat: number, card: string, now: Partial<Look>): StepMessage {
    return this.step([{ kind: 'act', seat, action: `play ${card}` }], now);
  }
}
