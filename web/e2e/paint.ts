// SPDX-License-Identifier: Apache-2.0
// To paint pages keeps processors busy, and nobody looks at them. What is laid out, where, and what
// a pointer meets is the same without.
import type { Browser, Page } from '@playwright/test';

export function unpainted(browser: Browser): Browser {
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { opacity: 0 }');
      document.adoptedStyleSheets = [sheet];
    });
    return context;
  };
  return browser;
}

// From now on, until another page is loaded.
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
