// SPDX-License-Identifier: Apache-2.0
// A table as this page shows it. Steps of the server wait in a queue, so that everything can be
// seen as it happens; what is shown is always one whole state that the server sent.
import { mayWait, type Connection, type Handlers, type Status } from '../net/connection';
import { patched } from '../net/patch';
import { freshAfter } from '../play/fresh';
import { completed, isOwn, longestQueue, pauseAfter, type FullTrick } from '../play/pace';
import { isMine } from '../play/talk';
import type { Card, Entry, Look, Seat } from '../protocol/look';
import type {
  Act,
  Channel,
  Happening,
  Said,
  Say,
  StepMessage,
  TableMessage,
  ToServer,
} from '../protocol/messages';
import type { Table } from '../protocol/table';
import { play } from '../sound';
import { Cutting } from './cutting';
import { Story } from './story.svelte';
import { likes } from './settings.svelte';

export interface Trouble {
  code: string;
  rule?: string;
  card?: Card;
  message?: string;
  talk?: true; // it was to be said
}

const shownFor = 4000; // of a refusal, at least
const moot = ['stale', 'started']; // codes of what was done already, by another or by a first click
const hurried = 400; // a second tap on what has just moved

export class LiveTable {
  table = $state.raw<Table | null>(null);
  look = $state.raw<Look | null>(null);
  link = $state<Status>('connecting');
  offline = $state(false); // the line was lost since what was last told
  barred = $state(false); // it is private: nothing was ever shown
  shut = $state<string | null>(null); // the server cannot go on: storage, closing
  trouble = $state.raw<Trouble | null>(null);
  held = $state.raw<FullTrick | null>(null);
  ahead = $state<Card | null>(null);
  fresh = $state.raw<Card[]>([]); // in the own hand
  sent = $state<string | null>(null); // an action under way
  eyes = $state<number | null>(null); // the seat shown below, where it is not one's own
  waiting = $state<Seat | null>(null); // the chair for which one waits to be let in
  readonly story = new Story(this);
  readonly seat = $derived(this.table?.you.seat ?? null);
  // The table plays the own cards, as somebody takes all tricks that are left.
  readonly resting = $derived.by(() => {
    const rest = this.table?.rest;
    if (rest == null || !(rest.settled || rest.seat === this.seat)) return false;
    if (this.seat === null && this.table?.settings.watch === 'delayed') return false;
    const legal = this.look?.legal ?? [];
    const [only, ...more] = legal;
    const stuk = only?.shape === 'card' && (only.stuk ?? []).length > 0;
    return !more.length && (!only || (only.verb === 'play' && !(stuk && rest.seat !== this.seat)));
  });
  readonly mine = $derived((this.look?.legal ?? []).length > 0 && !this.resting);

  // What was done without a line is done when there is one.
  readonly waits = $derived(this.offline && this.sent !== null);

  private connection: Connection | null = null;
  private knocked: Seat | null = null; // the chair that was asked for
  private offset = 0; // of the server's clock, from the time since the page came: nobody sets that
  private troubled = 0; // when the trouble came
  private acted = -Infinity; // when an own act was last shown
  private queue: StepMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly asked = new Map<string, Card | null>();
  private readonly spoken = new Map<string, Say>(); // and not answered yet
  private readonly cutting = new Cutting();

  use(connection: Connection): void {
    this.connection = connection;
  }

  handlers(): Handlers {
    return {
      table: (message) => this.whole(message),
      step: (message) => this.step(message),
      answer: (message) => this.answer(message),
      notice: (code) => (this.shut = code === 'stored' ? null : code),
      status: (status) => this.status(status),
    };
  }

  // What came of the server.
  whole(message: TableMessage): void {
    this.rest();
    this.queue = [];
    this.sent = null;
    if (this.trouble?.code !== 'offline') this.trouble = null;
    const before = this.table;
    if (message.now) this.offset = message.now - performance.now();
    this.fresh = freshAfter(this.look, message.look, this.fresh);
    this.table = message.table;
    this.look = message.look;
    this.story.restore(message.events ?? [], message.chat ?? [], this.offline, before);
    this.offline = false;
    this.settled();
  }

  status(status: Status): void {
    this.link = status;
    if (status === 'lost') this.offline = this.table !== null;
    if (status === 'connecting') this.shut = null; // a server that is shut says so again
  }

  answer(message: Parameters<Handlers['answer']>[0]): void {
    const card = message.id === undefined ? null : (this.asked.get(message.id) ?? null);
    const said = message.id === undefined ? undefined : this.spoken.get(message.id);
    if (message.id !== undefined) {
      this.asked.delete(message.id);
      this.spoken.delete(message.id);
    }
    if (message.type === 'done') return;
    if (said?.text) this.story.chat.giveBack(said.text, said.to);
    if (message.code === 'no_table' && !this.table) return this.bar();
    this.sent = null;
    if (moot.includes(message.code)) return;
    if (message.code === 'not_seated' && this.seat === null) return; // who got up got up
    if (message.code !== 'not_invited') this.knocked = null;
    this.waiting = this.knocked;
    this.troubled = performance.now();
    this.trouble = {
      code: message.code,
      ...(message.rule ? { rule: message.rule } : {}),
      ...(message.message ? { message: message.message } : {}),
      ...(card ? { card } : {}),
      ...(said ? { talk: true } : {}),
    };
    play('refused');
  }

  step(message: StepMessage): void {
    this.queue.push(message);
    this.pump();
  }

  // What the player does.
  // What would come as a surprise later is not sent later: whoever wants it does it again.
  send(message: ToServer): string | undefined {
    if (this.offline && !mayWait(message)) {
      this.troubled = performance.now();
      this.trouble = { code: 'offline' };
      return undefined;
    }
    if (message.type === 'sit') this.knocked = message.seat;
    return this.connection?.send(message);
  }

  act(action: string): void {
    const look = this.look;
    if (!look || this.sent !== null) return;
    this.ahead = null;
    this.trouble = null;
    this.sent = action;
    this.send({ type: 'act', deal: look.deal, at: look.at, action });
  }

  takeRest(): void {
    const look = this.look;
    if (!look || this.sent !== null) return;
    this.ahead = null;
    this.trouble = null;
    this.sent = 'rest';
    this.send({ type: 'rest', deal: look.deal, at: look.at });
  }

  why(card: Card): void {
    const rule = this.look?.refused?.[card];
    if (rule) return this.explain(card, rule);
    this.troubled = performance.now();
    const id = this.send({ type: 'why', action: `play ${card}` });
    if (id) this.asked.set(id, card);
  }

  explain(card: Card, rule: string): void {
    this.trouble = { code: 'rule', rule, card };
  }

  say({ phrase, text }: Pick<Said, 'phrase' | 'text'>, to: Channel): void {
    if (this.trouble?.talk) this.trouble = null;
    if (phrase) this.speak({ type: 'say', phrase, to });
    else if (text) this.speak({ type: 'say', text, to });
  }

  private speak(words: Say): void {
    const id = this.send(words);
    if (id) this.spoken.set(id, words);
  }

  cut(lift?: number): void {
    if (this.table) this.send(this.cutting.cut(this.table, this.look, lift));
  }

  // By the clock of the server.
  now(): number {
    return performance.now() + this.offset;
  }

  // The cards have just moved under the finger.
  justActed(): boolean {
    return performance.now() < this.acted + hurried;
  }

  entry<S extends Entry['shape']>(shape: S, verb?: string): Extract<Entry, { shape: S }> | null {
    const found = this.look?.legal?.find(
      (each) => each.shape === shape && (verb === undefined || each.verb === verb),
    );
    return (found as Extract<Entry, { shape: S }> | undefined) ?? null;
  }

  // The rest of what is waiting is shown at once.
  hurry(): void {
    this.rest();
    while (this.queue.length) this.show(this.queue.shift() as StepMessage);
    this.held = null;
    this.settled();
  }

  // As hurry(), when nobody looks any more: without a sound, and nothing is done.
  drain(): void {
    this.rest();
    while (this.queue.length) this.show(this.queue.shift() as StepMessage, true);
  }

  leave(): void {
    this.rest();
    this.connection?.close();
  }

  // To ask again would not help.
  private bar(): void {
    this.barred = true;
    this.leave();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = null;
  }

  private pump(): void {
    const next = this.queue[0];
    if (!next) return this.settled();
    if (document.hidden || this.queue.length > longestQueue) return this.hurry();
    if (this.timer !== undefined && (this.resting || !isOwn(next, this.seat))) return;
    this.rest();
    this.queue.shift();
    const pause = this.show(next);
    if (pause === 0) return this.pump();
    this.timer = setTimeout(() => {
      this.rest();
      this.pump();
    }, pause);
    if (!this.queue.length) this.settled();
  }

  // Shows one step; how long it is to be looked at.
  private show(step: StepMessage, quiet = false): number {
    const shown = { table: this.table, look: this.look };
    const before = shown.look;
    const own = isOwn(step, this.seat);
    if (this.table) this.table = patched(this.table, step.table);
    if (step.look === null) this.look = null;
    // Who sees nothing of the deal yet is told of no change.
    else if (step.look && (this.look || step.look.deal !== undefined)) {
      this.look = patched(this.look ?? ({} as Look), step.look);
    }
    const undone = step.what.some(({ kind }) => kind === 'undone');
    this.fresh = undone ? [] : freshAfter(before, this.look, this.fresh);
    if (own) {
      this.sent = null;
      this.acted = performance.now();
    }
    this.tire(before);
    this.letIn(step.what);
    this.held = completed(before, this.look, step);
    this.story.tell(step.what, shown);
    if (!quiet) this.noise(step.what);
    if (undone || this.look?.deal !== before?.deal) this.ahead = null;
    return pauseAfter(step, own, this.held !== null, this.queue.length, likes.pace);
  }

  // What was refused has been read once play goes on. An explanation of a card stays until one acts,
  // but not over a result.
  private tire(before: Look | null): void {
    const { trouble } = this;
    if (trouble?.card && this.look?.result && !before?.result) {
      setTimeout(() => {
        if (this.trouble === trouble) this.trouble = null;
      }, shownFor);
    }
    const explains = trouble?.card !== undefined && this.look?.deal === before?.deal;
    const late = this.look?.at !== before?.at && performance.now() > this.troubled + shownFor;
    if (late && !explains) this.trouble = null;
  }

  // Who knocked and is let in takes the chair that was asked for.
  private letIn(what: Happening[]): void {
    const told = what.find((each) => each.kind === 'let');
    if (!told || told.person !== this.table?.you.person || this.knocked === null) return;
    const seat = this.knocked;
    const chair = this.table.seats[seat];
    this.knocked = this.waiting = null;
    this.trouble = told.in ? null : { code: 'kept_out' };
    if (!told.in || this.seat !== null || (chair && !chair.bot)) return;
    this.connection?.send({ type: 'sit', seat });
  }

  // One sound for a step: of what matters most.
  private noise(what: Happening[]): void {
    const acts = what.filter((each): each is Act => each.kind === 'act');
    if (what.some(({ kind }) => kind === 'result')) play('end');
    else if (this.held) play('trick');
    else if (acts.some(({ action }) => action?.startsWith('play '))) play('card');
    else if (acts.some(({ seat }) => seat != null)) play('speech');
    else if (what.some((each) => each.kind === 'say' && !isMine(each, this.table))) play('talk');
  }

  // Nothing is waiting: what was chosen ahead is played where that gives up
  // nothing else, such as robbing, and whose turn it is is said.
  private settled(): void {
    if (this.table && this.cutting.due(this.table, this.look)) this.cut();
    this.story.turn();
    const card = this.ahead;
    if (card === null) return;
    if (this.resting) {
      this.ahead = null;
      return;
    }
    if (!this.look?.hand?.includes(card)) {
      this.ahead = null;
      return;
    }
    const legal = this.entry('card', 'play');
    const mayCall = this.look.asides?.some(({ verb }) => verb === 'call-roem');
    if (!legal || mayCall || this.look.legal?.some(({ verb }) => verb !== 'play')) return;
    if (legal.cards.includes(card)) {
      this.act(`play ${card}${legal.stuk?.includes(card) ? ' stuk' : ''}`);
    } else {
      this.ahead = null;
      this.why(card);
    }
  }
}
