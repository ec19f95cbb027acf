// SPDX-License-Identifier: Apache-2.0
// A server of its own for every worker, with an empty store; and it can be killed and started again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, test as base } from '@playwright/test';
import { unpainted } from './paint';

const program = process.env.TROEF ?? resolve(import.meta.dirname, '../../build/release/bin/troef');

// Many browsers of one address come here, and clients that play as fast as they can.
const config = `
[limits]
frames = [4000, 2000]
files = [4000, 2000]
requests = [4000, 2000]
posts = [1000, 500]
new_tables = [500, 50]
`;

export class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'troef-e2e-'));
  private process: ChildProcess | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    writeFileSync(join(this.folder, 'troef.toml'), config);
    const started = spawn(program, [
      'serve',
      ...['--listen', `127.0.0.1:${this.port}`],
      ...['--store', `sqlite:${join(this.folder, 'troef.db')}`],
      ...['--config', join(this.folder, 'troef.toml')],
    ]);
    this.process = started;
    this.port = await new Promise<number>((found, failed) => {
      let said = '';
      const listen = (text: Buffer): void => {
        said += text.toString();
        const port = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
        if (port) found(Number(port));
      };
      started.stdout.on('data', listen);
      started.stderr.on('data', listen);
      started.on('error', failed);
      started.on('exit', (code) => failed(new Error(`the server ended (${code}): ${said}`)));
    });
  }

  // As a full disk: no file may grow beyond so many bytes. And as before again.
  fill(bytes: number): void {
    this.limit(`${bytes}:unlimited`);
  }
  empty(): void {
    this.limit('unlimited');
  }

  private limit(size: string): void {
    execFileSync('prlimit', ['--pid', `${this.process?.pid ?? 0}`, `--fsize=${size}`]);
  }

  // As a power cut would.
  async kill(): Promise<void> {
    const killed = this.process;
    if (!killed) return;
    this.process = null;
    const gone = new Promise((done) => killed.once('exit', done));
    killed.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// Where the server of this worker is.
export let origin = '';

export const test = base.extend<object, { server: Server; browser: Browser }>({
  browser: [async ({ browser }, use) => use(unpainted(browser)), { scope: 'worker' }],
  // What is still asked for when the test is over is answered no more.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      origin = server.url;
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
