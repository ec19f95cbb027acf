// SPDX-License-Identifier: Apache-2.0
// One socket to one table that mends itself: it greets, watches the numbers of the steps, asks for
// everything again where one is missing, and comes back after a loss. Clock, chance and socket are
// handed in.
import type { FromServer, StepMessage, TableMessage, ToServer } from '../protocol/messages';
import { backoff } from './backoff';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  open(): Socket;
  after(milliseconds: number, call: () => void): () => void;
  chance(): number;
}

export interface Handlers {
  table(message: TableMessage): void;
  step(message: StepMessage): void;
  answer(message: Extract<FromServer, { type: 'refused' | 'done' }>): void;
  notice(code: string): void;
  status(status: Status): void;
}

interface Pending {
  message: ToServer;
  sent: boolean; // on the line that there is now
}

const answerTimeout = 8_000;

// What can be sent once there is a line, and twice: the server says what it comes too late for, and
// whoever got up or asked for another match wants that later too.
export function mayWait({ type }: ToServer): boolean {
  return ['act', 'cut', 'next', 'rest', 'say', 'stand', 'again'].includes(type);
}

export class Connection {
  private socket: Socket | null = null;
  private seq = -1;
  private attempt = 0;
  private serial = 0;
  private readonly mark: string; // no other page of this person has it: words with an id are said once
  private stopWaiting: () => void = () => undefined;
  private closed = false;
  private greeted = false;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly world: World,
    private readonly handlers: Handlers,
  ) {
    this.mark = world.chance().toString(36).slice(2, 12);
    this.connect();
  }

  // Sends now, or after the next greeting if it may wait for that.
  send(message: ToServer): string {
    const id = `${this.mark}.${++this.serial}`;
    const kept = mayWait(message);
    if (kept) this.pending.set(id, { message, sent: this.greeted });
    if (!kept || this.greeted) this.write({ ...message, id });
    return id;
  }

  // The network is back, or the page is looked at again: a line that looks open may be dead.
  wake(): void {
    if (!this.greeted) return this.renew();
    this.write({ type: 'sync' });
    this.stopWaiting();
    this.stopWaiting = this.world.after(answerTimeout, () => this.lose());
  }

  // Greets anew, as somebody with another name does.
  renew(): void {
    if (this.closed) return;
    this.attempt = 0;
    this.drop();
    this.connect();
  }

  // The network is gone.
  sleep(): void {
    if (this.socket) this.lose();
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.handlers.status('closed');
  }

  private connect(): void {
    this.stopWaiting();
    this.handlers.status('connecting');
    const socket = this.world.open();
    this.socket = socket;
    this.seq = -1;
    socket.onopen = () => this.write({ type: 'hello', v: 1 });
    socket.onmessage = ({ data }) => this.read(data);
    socket.onclose = () => this.lose();
    this.stopWaiting = this.world.after(answerTimeout, () => this.lose());
  }

  private drop(): void {
    this.stopWaiting();
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    for (const waiting of this.pending.values()) waiting.sent = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    if (this.closed) return;
    this.handlers.status('lost');
    this.stopWaiting = this.world.after(backoff(this.attempt++, this.world.chance()), () =>
      this.connect(),
    );
  }

  private write(message: object): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open yet or not any more: what matters is sent again after the greeting.
    }
  }

  private read(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    switch (message.type) {
      case 'table':
        this.greet(message);
        break;
      case 'step':
        this.step(message);
        break;
      case 'done':
      case 'refused':
        if (message.id !== undefined) this.pending.delete(message.id);
        this.handlers.answer(message);
        break;
      case 'notice':
        this.handlers.notice(message.code);
        break;
    }
  }

  private greet(message: TableMessage): void {
    this.stopWaiting();
    this.greeted = true;
    this.attempt = 0;
    this.seq = message.seq;
    this.handlers.status('open');
    this.handlers.table(message);
    for (const [id, waiting] of this.pending) {
      if (waiting.sent) continue;
      waiting.sent = true;
      this.write({ ...waiting.message, id });
    }
  }

  private step(message: StepMessage): void {
    // Presence is told under the number that was seen already.
    if (this.seq < 0 || message.seq < this.seq) return;
    if (message.seq > this.seq + 1) {
      this.seq = -1;
      this.write({ type: 'sync' });
      return;
    }
    this.seq = message.seq;
    this.handlers.step(message);
  }
}

function parse(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const known = typeof message === 'object' && message !== null && 'type' in message;
    return known ? (message as FromServer) : null;
  } catch {
    return null;
  }
}
