// SPDX-License-Identifier: Apache-2.0
// What the defenders say to each other alone, once their hands lie open (PD-41).
import type { Page } from '@playwright/test';
import { begin, company, leave, pagesOf, sitDown } from './guests';
import { makeTable } from './tables';
import { expect, test } from './server';

// Plays a seat over a socket of its own, however slow the page is: who may bids praatje, the others
// pass; then somebody leads, and all hands but the declarer's are opened; unless the declarer wins
// that trick, and has lost. Then tells whether the page's seat is the declarer's.
function declares(page: Page, table: string): Promise<boolean> {
  return page.evaluate(
    (table) =>
      new Promise<boolean>((done, failed) => {
        interface Entry {
          verb: string;
          names?: string[];
          suits?: string[];
          from?: string[];
          count?: number;
          cards?: string[];
        }
        const action = ({ verb, names, suits, from, count, cards }: Entry): string =>
          [verb, ...(from?.slice(0, count) ?? (names ?? suits ?? cards ?? []).slice(0, 1))].join(
            ' ',
          );
        const chosen = (entries: Entry[]): string => {
          if (entries.some(({ names }) => names?.includes('praatje'))) return 'bid praatje';
          return action(entries.find(({ verb }) => verb === 'pass') ?? (entries[0] as Entry));
        };
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        let look: any = {};
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        let state: any = {};
        let answered = '';
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`,
          'troef.1',
        );
        const send = (message: object): void => socket.send(JSON.stringify(message));
        socket.onopen = () => send({ type: 'hello', v: 1 });
        socket.onerror = () => failed(new Error('the socket failed'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data);
          if (message.type === 'refused') failed(new Error(data));
          if (message.type !== 'table' && message.type !== 'step') return;
          const whole = message.type === 'table';
          look = whole ? (message.look ?? {}) : { ...look, ...(message.look ?? {}) };
          state = whole ? message.table : { ...state, ...(message.table ?? {}) };
          if (look.counsel && !look.result) {
            socket.close();
            done(look.declarer === state.you.seat);
            return;
          }
          const moment = `${state.phase} ${look.deal} ${look.at}`;
          if (moment === answered) return;
          answered = moment;
          if (state.phase === 'between') send({ type: 'next' });
          else if (look.legal && look.turn === state.you.seat)
            send({ type: 'act', deal: look.deal, at: look.at, action: chosen(look.legal) });
        };
      }),
    table,
  );
}

test('the defenders talk it over, and the declarer is told nothing of it', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 4);
  const pages = pagesOf(guests) as [Page, Page, Page, Page];
  const frames = pages.map((): string[] => []);
  pages.forEach((page, place) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames[place]?.push(String(payload))),
    ),
  );
  const [host, ...friends] = pages;
  const table = await makeTable(host, { game: 'pandoer', seat: 0, forced: 'hand' });
  await host.goto(`${server.url}/t/${table}`);
  for (const friend of friends) await sitDown(friend, server, table, 'Truus');
  await begin(host);

  const alone = (await Promise.all(pages.map((page) => declares(page, table)))).indexOf(true);
  const declarer = pages[alone] as Page;

  const channel = (page: Page) => page.getByRole('button', { name: 'Defenders only' });
  const talking = async (): Promise<Page[]> => {
    const found: Page[] = [];
    for (const page of pages) if ((await channel(page).count()) > 0) found.push(page);
    return found;
  };
  await expect.poll(async () => (await talking()).length).toBe(3);
  const [one, other] = (await talking()) as [Page, Page];
  expect(await talking()).not.toContain(declarer);
  await channel(one).click();
  await one.getByRole('textbox', { name: 'Say something' }).fill('lead the low spade');
  await one.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(
    other.getByRole('list', { name: 'Talk' }).getByText('lead the low spade'),
  ).toBeVisible();
  // What the declarer is told next comes after it, and it is not among what came before.
  await one.getByRole('button', { name: 'Whole table' }).click();
  await one.getByRole('button', { name: 'Hello!' }).click();
  await expect(declarer.getByRole('list', { name: 'Talk' }).getByText('Hello!')).toBeVisible();
  const told = (frames[alone] ?? []).join('\n');
  expect(told).toContain('hello');
  expect(told).not.toContain('low spade');
  await leave(guests);
});
