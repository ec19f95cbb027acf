// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test';

export const games = ['klaverjassen', 'hoogjassen', 'heugen', 'pandoer', 'vijvenveertig'] as const;

// Makes somebody and a table through the API of the page; answers the table's id. Bots do not think
// long, unless it is asked.
export async function makeTable(page: Page, settings: object, name = 'Els'): Promise<string> {
  return page.evaluate(
    async ({ settings, name }) => {
      const post = async (path: string, body: object): Promise<{ id: string }> => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json() as Promise<{ id: string }>;
      };
      await post('/api/v1/me', { name });
      return (await post('/api/v1/tables', { bots: 'thumb', ...settings })).id;
    },
    { settings, name },
  );
}
