// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../testing/bench';

const navigator = (touched: boolean): object => ({
  language: 'en-GB',
  userActivation: { hasBeenActive: touched },
});

const node = () => ({
  frequency: { value: 0 },
  gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  connect: (next: unknown) => next,
  start: vi.fn(),
  stop: vi.fn(),
});

class Context {
  static made: Context[] = [];
  state = 'running';
  tones = 0;
  private readonly began = Date.now();
  constructor() {
    Context.made.push(this);
  }
  get currentTime() {
    return (Date.now() - this.began) / 1000;
  }
  createOscillator() {
    ++this.tones;
    return node();
  }
  createGain = node;
  // It takes a moment, in the order in which it was asked.
  suspend() {
    return this.turn('suspended');
  }
  resume() {
    return this.turn('running');
  }
  private turn(state: string): Promise<void> {
    return new Promise((done) => {
      setTimeout(() => {
        this.state = state;
        done();
      }, 20);
    });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Context.made = [];
  vi.stubGlobal('AudioContext', Context);
  browser();
  vi.stubGlobal('navigator', navigator(true));
});

it('does not keep the sound of the machine awake in silence, and wakes it for the next', async () => {
  const { play } = await import('./sound');
  play('end');
  vi.advanceTimersByTime(2000);
  play('card');
  const [context] = Context.made;
  vi.advanceTimersByTime(2000);
  expect(context?.state).toBe('running');
  vi.advanceTimersByTime(60_000);
  expect(context?.state).toBe('suspended');

  const before = context?.tones ?? 0;
  play('turn');
  vi.advanceTimersByTime(30);
  expect(context?.state).toBe('running');
  expect(context?.tones).toBe(before + 2);
  expect(Context.made).toHaveLength(1);
});

it('wakes the sound also while it is about to sleep, and after a call', async () => {
  const { play } = await import('./sound');
  play('card');
  const [context] = Context.made;
  vi.advanceTimersByTime(3090); // asked to sleep, and not asleep yet
  expect(context?.state).toBe('running');
  play('card');
  vi.advanceTimersByTime(1000);
  expect(context?.state).toBe('running');

  if (context) context.state = 'interrupted';
  play('card');
  vi.advanceTimersByTime(30);
  expect(context?.state).toBe('running');
});

it('is silent until the page was touched', async () => {
  vi.stubGlobal('navigator', navigator(false));
  const { play } = await import('./sound');
  play('end');
  expect(Context.made).toHaveLength(0);
});
