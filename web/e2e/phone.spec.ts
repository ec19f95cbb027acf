// SPDX-License-Identifier: Apache-2.0
// A slow phone: what it must fetch and do before one can begin. Judged by the work, not by the
// clock: from bytes and round trips follows the time on a line of 1.6 Mbit/s and 150 ms.
import type { Page, Request } from '@playwright/test';
import { games } from './tables';
import { expect, test } from './server';

const line = { bits: 1_600_000, trip: 0.15 };
const most = {
  seconds: 2, // of the line
  script: 128 * 1024, // bytes of program, unpacked
  elements: 400,
};

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.trip * 1000,
    downloadThroughput: line.bits / 8,
    uploadThroughput: line.bits / 16,
  });
}

// How many answers had to be there one after the other: a request is asked for by the last answer
// that came before it.
function depth(requests: { begun: number; done: number }[]): number {
  const ends = (before: number): number => {
    const earlier = requests.filter(({ done }) => done <= before);
    return earlier.length ? 1 + Math.max(...earlier.map(({ begun }) => ends(begun))) : 0;
  };
  return Math.max(...requests.map(({ begun }) => 1 + ends(begun)));
}

test('the first page of a slow phone is light, and can be used', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await slow(page);
  interface Fetched {
    begun: number;
    done: number;
    bytes: number;
    script: number;
    games: boolean;
  }
  const all: Fetched[] = [];
  const measured: Promise<void>[] = [];
  const finished = async (request: Request): Promise<void> => {
    const { startTime, responseEnd } = request.timing();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const unpacked = (await (await request.response())?.body())?.length ?? 0;
    all.push({
      begun: startTime,
      done: startTime + responseEnd,
      bytes: responseBodySize + responseHeadersSize,
      script: request.resourceType() === 'script' ? unpacked : 0,
      games: request.url().endsWith('/api/v1/games'),
    });
  };
  const note = (request: Request): void => void measured.push(finished(request));
  page.on('requestfinished', note);
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.locator('button.game:enabled')).toHaveCount(games.length);
  page.off('requestfinished', note);
  await Promise.all(measured);

  // What is fetched once the games are there is for later. It is all for the start that came before.
  const ready = all.find(({ games }) => games)?.done ?? 0;
  const requests = all.filter(({ begun }) => begun < ready);
  const bytes = requests.reduce((sum, each) => sum + each.bytes, 0);
  const script = requests.reduce((sum, each) => sum + each.script, 0);

  // A connection, then what waits for each other, then the bytes.
  const trips = 1 + depth(requests);
  const seconds = trips * line.trip + (bytes * 8) / line.bits;
  const elements = await page.locator('*').count();
  test.info().annotations.push({
    type: 'measured',
    description: `${bytes} bytes, ${trips} trips: ${seconds.toFixed(2)} s; ${script} of script`,
  });
  expect(seconds).toBeLessThan(most.seconds);
  expect(script).toBeLessThan(most.script);
  expect(elements).toBeLessThan(most.elements);

  await page.locator('button.game').first().click();
  await expect(page.locator('.hand button.card')).toHaveCount(8);
});
