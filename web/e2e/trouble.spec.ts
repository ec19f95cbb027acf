// SPDX-License-Identifier: Apache-2.0
// What the page says where an answer does not come, comes too late, or is no.
import type { Page } from '@playwright/test';
import { clean } from './axe';
import { menu, playDeal, playTogether } from './guests';
import { screens } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

test('a rule book that does not come says so', async ({ page, server }) => {
  await page.route('**/api/v1/games/pandoer/rules*', (route) => route.abort());
  await page.goto(`${server.url}/rules/pandoer`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pandoer' })).toBeVisible();
  await clean(page);
  await page.unroute('**/api/v1/games/pandoer/rules*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rules', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page whose code does not come says so, and can be loaded again', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await page.route('**/assets/Rules-*', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no connection/);
  await clean(page);
  await page.unroute('**/assets/Rules-*');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('link', { name: 'Pandoer' })).toBeVisible();
});

test('the list of rule books can be asked for again where it did not come', async ({
  page,
  server,
}) => {
  await page.route('**/api/v1/games', (route) => route.abort());
  await page.goto(`${server.url}/rules`);
  await expect(page.getByRole('alert')).toBeVisible();
  // The page asks twice, at its start and once it is there: the second time must not find them.
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/v1/games');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Pandoer' })).toBeVisible();
});

test('a deal that does not come is told apart from one that is not there', async ({
  page,
  server,
}) => {
  await playDeal(page, server);
  const table = page.url();
  await page.goto(`${table}/deal/7`);
  await expect(page.getByRole('alert')).toHaveText(/no such deal/);
  await page.route('**/steps*', (route) => route.abort());
  await page.goto(`${table}/deal/0?seat=0`);
  await expect(page.getByRole('alert')).toHaveText(/did not work/);
  await page.unroute('**/steps*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a name and a code that cannot be sent are not called wrong', async ({ page, server }) => {
  await makeTable(page, { game: 'heugen' });
  await page.goto(`${server.url}/settings`);
  await page.getByRole('button', { name: 'Change name' }).click();
  const [name, save] = [page.getByLabel('Your name'), page.getByRole('button', { name: 'Save' })];
  await name.fill(' ');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('A name has 1 to 40 characters.');
  await page.route('**/api/v1/me**', (route) => route.abort());
  await name.fill('Truus');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(/did not work/);

  await page.goto(`${server.url}/move#x`);
  const go = page.getByRole('button', { name: 'Go on' });
  await page.route('**/api/v1/me/move', (route) => route.abort());
  await go.click();
  await expect(page.getByRole('alert')).toHaveText(/did not work/);
  await page.unrouteAll();
  await go.click();
  await expect(page.getByRole('alert')).toHaveText('This code is wrong, used, or too old.');
});

// Holds an answer back until it is told to let it go.
async function held(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const gone = page.waitForEvent('requestfinished', (request) => url.test(request.url()));
    release();
    await gone;
    await page.waitForTimeout(300); // what comes of it
  };
}

test('whether a deal was dealt honestly is not said of another one', async ({ page, server }) => {
  await playDeal(page, server);
  const path = new URL(page.url()).pathname.replace('/t/', '/api/v1/tables/');
  // As if a second deal were over, too.
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), deals: 2 } });
  });
  await page.route(`**${path}/deals/1/**`, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('/1/', '/0/') });
    await route.fulfill({ response: answer });
  });
  const release = await held(page, /deals\/0$/);
  await page.goto(`${page.url()}/deal/0`);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('link', { name: 'Deal 2' }).click();
  await expect(page.getByRole('heading', { name: 'Deal 2: replay' })).toBeVisible();
  await release();
  await expect(page.getByText('Dealt honestly.')).toHaveCount(0);
});

test('a table that is gone is not said of the next one', async ({ page, server }) => {
  const id = await makeTable(page, { game: 'klaverjassen', seat: 0 });
  const release = await held(page, /tables\/zzzz$/);
  const asked = page.waitForRequest(/tables\/zzzz$/);
  await page.goto(`${server.url}/t/zzzz`);
  await asked;
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${id}`);
  await expect(page.getByRole('heading', { name: 'Klaverjassen' })).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { name: 'Klaverjassen' })).toBeVisible();
});

test('a link is copied also where the page has no clipboard', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {}));
  const id = await makeTable(page, { game: 'klaverjassen', seat: 0 });
  await page.goto(`${server.url}/t/${id}`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await page.goto(`${server.url}/move`);
  await page.getByLabel('Code').press('Control+V');
  await expect(page.getByLabel('Code')).toHaveValue(`${server.url}/t/${id}`);
});

test('without a line a pause is not asked for, and standing up waits for the line', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const table = await makeTable(page, { game: 'heugen', seat: 0, sit: 'link', start: true });
  const second = await page.context().newPage();
  for (const each of [second, page]) {
    await each.goto(`${server.url}/t/${table}`);
    await expect(each.locator('.hand button.card').first()).toBeVisible();
  }
  await page.context().setOffline(true);
  await expect(page.getByText('No connection')).toBeVisible();
  await menu(page, /^Pause/);
  await expect(page.getByRole('alert').getByText('this was not done')).toBeVisible();
  await menu(page, /stand|get up/i);
  await page.context().setOffline(false);
  for (const each of [page, second]) {
    await expect(each.getByText('You are watching.')).toBeVisible();
    const log = each.getByRole('list', { name: 'What happened' });
    await expect(log.getByText(/^You stand up; the bot .* plays on$/)).toBeVisible();
    await expect(log.getByText('A pause')).toHaveCount(0);
  }
});

test('once there is a line what was not done is still told, and no longer that there is none', async ({
  page,
  server,
}) => {
  const settings = { game: 'heugen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await expect(page.locator('.hand button.card').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection; nothing is lost.')).toBeVisible();
  await menu(page, /^Pause/);
  const told = page.getByRole('alert').getByText('this was not done');
  await expect(told).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('No connection; nothing is lost.')).toHaveCount(0);
  await expect(told).toBeVisible();
  await expect(page.getByText(/is no connection/)).toHaveCount(0);
});

test('that there is no connection is told where nothing moves, and no button is covered', async ({
  page,
  server,
}) => {
  const settings = { game: 'klaverjassen', seat: 0, start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await playTogether([page], async () => (await page.locator('.hand .legal').count()) > 0);
  await page.context().setOffline(true);
  const told = page.getByText('No connection');
  await expect(told).toBeVisible();
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const inTheWay = () =>
      told.evaluate((notice) => {
        const parts = [...document.querySelectorAll('header .button, .felt, .actions, .hand')];
        const boxes = () => parts.map((part) => part.getBoundingClientRect());
        const text = document.createRange();
        text.selectNodeContents(notice);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const now = boxes();
        notice.style.display = 'none';
        const without = boxes();
        notice.style.display = '';
        return {
          moved: now.filter((box, at) => box.top !== without[at]?.top).length,
          covered: now.filter(
            (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          ).length,
        };
      });
    await expect.poll(inTheWay, `${width} × ${height}`).toEqual({ moved: 0, covered: 0 });
  }
});

test('a card that was played without a line says that it is on its way', async ({
  page,
  server,
}) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const legal = page.locator('.hand button.legal');
  await playTogether([page], async () => (await legal.count()) > 0);
  await server.kill();
  await expect(page.getByText('No connection')).toBeVisible();
  const cards = page.locator('.hand button.card');
  await expect(cards).toHaveCount(8);
  await legal.first().click({ position: { x: 9, y: 40 } });
  const actions = page.getByRole('group', { name: 'What you can do' });
  await expect(actions).toContainText(': done as soon as there is a connection.');
  await expect(actions.getByRole('button')).toHaveCount(0);
  await server.start();
  await expect(cards).toHaveCount(7);
  await expect(actions).not.toContainText('as soon as');
});
