// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test';
import { origin } from './server';

export const games = ['klaverjassen', 'hoogjassen', 'heugen', 'pandoer', 'vijvenveertig'] as const;

// Asks the server as the person at the page, which need not be loaded for it.
async function post(page: Page, at: string, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(at + path, { data, headers: { origin: at } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

export async function callOneself(page: Page, name: string, at = origin): Promise<void> {
  await post(page, at, '/api/v1/me', { name });
}

// Makes somebody and a table; answers the table's id. Bots do not think long, unless it is asked.
export async function makeTable(
  page: Page,
  settings: object,
  name = 'Els',
  at = origin,
): Promise<string> {
  await callOneself(page, name, at);
  const table = await post(page, at, '/api/v1/tables', { bots: 'thumb', ...settings });
  return (table as { id: string }).id;
}
