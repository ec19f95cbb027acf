// SPDX-License-Identifier: Apache-2.0
import { defineConfig } from '@playwright/test';

// Most of a match is waiting for the pace of the table, so more tests run at a time than there are
// processors.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/e2e',
  workers: 8,
  fullyParallel: true,
  timeout: 240_000,
  retries: 2,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio'],
    },
    // To draw what moves keeps processors busy: a test that is about it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
  },
});
