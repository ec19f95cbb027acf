// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test';
import type { Look } from '../src/lib/protocol/look';
import type { FromServer } from '../src/lib/protocol/messages';

// What the server says, but for that.
export async function rewrite(page: Page, change: (message: FromServer) => void): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(text.toString()) as FromServer;
      change(message);
      socket.send(JSON.stringify(message));
    });
  });
}

// What it says of the deal.
export const alter = (page: Page, change: (look: Partial<Look>) => void): Promise<void> =>
  rewrite(page, (message) => {
    if ('look' in message && message.look) change(message.look);
  });
