// SPDX-License-Identifier: Apache-2.0
// Everything that a browser is sent at a seat, over 200 deals: no card that the seat cannot know.
// What it can know is worked out here from the finished deals, with all cards open.
import type { Browser, Page } from '@playwright/test';
import { callOneself, games, makeTable } from './tables';
import { type Server, expect, test } from './server';

const deals = 40; // of each game

interface Frame {
  text: string;
  deal: number;
  at: number;
  over: boolean;
}

// Plays a seat over a socket of the page as fast as it can, keeping every frame; until the match
// is over.
function playSeat(page: Page, table: string, seat: number, seed: number): Promise<Frame[]> {
  return page.evaluate(
    ({ table, seat, seed }) =>
      new Promise<Frame[]>((done, failed) => {
        interface Entry {
          verb: string;
          [key: string]: unknown;
        }
        const frames: Frame[] = [];
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        let look: any = {};
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        let state: any = {};
        let answered = '';
        let chance = seed;
        const below = (n: number): number => {
          chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
          return Math.floor((chance / 2 ** 32) * n);
        };
        const any = <T>(list: T[]): T => list[below(list.length)] as T;
        const some = (list: string[], count: number): string[] => {
          const rest = [...list];
          while (rest.length > count) rest.splice(below(rest.length), 1);
          return rest.sort(
            (a, b) =>
              'CDHS'.indexOf(a.charAt(1)) - 'CDHS'.indexOf(b.charAt(1)) ||
              '23456789TJQKA'.indexOf(a.charAt(0)) - '23456789TJQKA'.indexOf(b.charAt(0)),
          );
        };
        const action = (entry: Entry): string => {
          if (entry.numbers) return `${entry.verb} ${(entry.numbers as number[])[0] ?? 0}`;
          if (entry.names) return `${entry.verb} ${any(entry.names as string[])}`;
          if (entry.suits) return `${entry.verb} ${any(entry.suits as string[])}`;
          if (entry.melds) return any(entry.melds as { action: string }[]).action;
          if (entry.pairs) return `${entry.verb} ${any(entry.pairs as string[][]).join(' ')}`;
          if (entry.from) {
            return `${entry.verb} ${some(entry.from as string[], entry.count as number).join(' ')}`;
          }
          if (entry.cards) return `${entry.verb} ${any(entry.cards as string[])}`;
          return entry.verb;
        };
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`,
          'troef.1',
        );
        const send = (message: object): void => socket.send(JSON.stringify(message));
        const answer = (): void => {
          if (state.phase === 'over') {
            socket.close();
            done(frames);
            return;
          }
          const moment = `${state.phase} ${look.deal} ${look.at} ${state.sheet?.length}`;
          if (moment === answered) return;
          if (state.phase === 'waiting') {
            if (state.you?.seat === null || state.you?.seat === undefined)
              send({ type: 'sit', seat });
            else return;
          } else if (state.phase === 'cutting') {
            send({ type: 'cut', deal: state.sheet.length, bytes: '0123456789abcdef'.repeat(2) });
          } else if (state.phase === 'between') {
            send({ type: 'next' });
          } else if (look.legal && look.turn === seat) {
            const entries = (look.legal as Entry[]).filter(
              ({ verb, numbers }) =>
                !(numbers && (numbers as number[]).length === 0) &&
                (verb !== 'pass' || below(2) === 0),
            );
            const entry = any(entries.length ? entries : (look.legal as Entry[]));
            send({ type: 'act', deal: look.deal, at: look.at, action: action(entry) });
          } else {
            return;
          }
          answered = moment;
        };
        socket.onopen = () => send({ type: 'hello', v: 1 });
        socket.onerror = () => failed(new Error('the socket failed'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data);
          const whole = message.type === 'table';
          if (whole || message.type === 'step') {
            look = whole ? (message.look ?? {}) : { ...look, ...(message.look ?? {}) };
            state = whole ? message.table : { ...state, ...(message.table ?? {}) };
          }
          frames.push({ text: data, deal: look.deal ?? 0, at: look.at ?? 0, over: !!look.result });
          if (message.type === 'refused')
            failed(new Error(`${data} after ${JSON.stringify(look.legal)}`));
          answer();
        };
      }),
    { table, seat, seed },
  );
}

const ranks = '23456789TJQKA';
const named = (text: string): string[] => [...new Set(text.match(/\b[2-9TJQKA][CDHS]\b/g) ?? [])];
// A run is written by its ends, a set by its rank.
const whole = (action: string): string =>
  action
    .replace(/\b([2-9TJQKA])\*/g, '$1C $1D $1H $1S')
    .replace(/\b(.)([CDHS])-(.)[CDHS]\b/g, (_, low: string, suit: string, high: string) =>
      [...ranks.slice(ranks.indexOf(low), ranks.indexOf(high) + 1)].map((r) => r + suit).join(' '),
    );
const hidden = /^(discard|give|give-back|return|hand-on|buy) /;

interface Step {
  what?: { seat?: number; action?: string };
  look: Record<string, unknown>;
}
interface Open {
  at: number;
  allowed: Set<string>[]; // for each seat
}

// From a finished deal with all cards open: what each seat may have been told by each moment.
function knowable(steps: Step[], seats: number): Open[] {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  let look: any = {};
  let trumps = '';
  const allowed = Array.from({ length: seats }, () => new Set<string>());
  const everybody = (cards: string[]): void => {
    for (const each of allowed) for (const card of cards) each.add(card);
  };
  return steps.map(({ what, look: changed }) => {
    look = { ...look, ...changed };
    const action = what?.action ?? '';
    if (!hidden.test(action)) everybody(named(whole(action)));
    if (action === 'turn') everybody(look.widow.cards); // HG-20
    if (action === 'turn-down') everybody([`A${trumps}`]); // VV-21: everyone knows who has the ace
    trumps = String(look.turned_up ?? '').charAt(1);
    allowed.forEach((own, seat) => {
      for (const card of look.hands?.[seat]?.cards ?? []) own.add(card);
      for (const card of look.laid?.[seat]?.cards ?? []) own.add(card);
    });
    for (const seat of look.exposed ?? []) everybody(look.hands[seat].cards);
    everybody(named(JSON.stringify([look.turn_up ?? null, look.turned_up ?? null])));
    return { at: Number(look.at), allowed: allowed.map((each) => new Set(each)) };
  });
}

async function capture(browser: Browser, server: Server, game: string): Promise<void> {
  const host = await browser.newPage();
  await host.goto(server.url);
  const table = await makeTable(host, {
    game,
    rules: { match_deals: deals, match_target: 0 },
    seat: 0,
    forced: 'hand',
  });
  const chairs = await host.evaluate(
    async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).seats.length as number,
    table,
  );
  const pages = [host];
  for (let seat = 1; seat < chairs; ++seat) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(server.url);
    await callOneself(page, 'Guest');
    pages.push(page);
  }
  const playing = pages.map((page, seat) => playSeat(page, table, seat, 17 * seat + 1));
  await expect
    .poll(() =>
      host.evaluate(
        async (id) =>
          (await (await fetch(`/api/v1/tables/${id}`)).json()).seats.filter(
            (each: unknown) => each !== null,
          ).length as number,
        table,
      ),
    )
    .toBe(chairs);
  await host.evaluate((id) => {
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/socket`,
      'troef.1',
    );
    socket.onopen = () => {
      socket.send('{"type":"hello","v":1}');
      socket.send('{"type":"start"}');
    };
  }, table);
  const frames = await Promise.all(playing);

  const finished = Math.max(...(frames[0] ?? []).map(({ deal }) => deal)) + 1;
  expect(finished).toBeGreaterThanOrEqual(deals);
  let looked = 0;
  const leaks: object[] = [];
  for (let deal = 0; deal < finished; ++deal) {
    const steps = await host.evaluate(
      async (path) => (await (await fetch(path)).json()).steps as Step[],
      `/api/v1/tables/${table}/deals/${deal}/steps`,
    );
    const opened = knowable(steps, chairs);
    frames.forEach((sent, seat) => {
      for (const frame of sent) {
        if (frame.deal !== deal || frame.over) continue;
        const open = opened.findLast(({ at }) => at <= frame.at);
        const told = named(frame.text).filter((card) => !open?.allowed[seat]?.has(card));
        // A thousand expectations more would take longer than all that is played here.
        if (told.length > 0) leaks.push({ seat, told, ...frame });
        looked += named(frame.text).length;
      }
    });
  }
  expect(leaks).toEqual([]);
  expect(looked).toBeGreaterThan(deals * 50);
  for (const page of pages) await page.context().close();
}

for (const game of games) {
  test(`${game}: no seat is sent a card that it cannot know, in ${deals} deals`, async ({
    browser,
    server,
  }) => {
    await capture(browser, server, game);
  });
}
