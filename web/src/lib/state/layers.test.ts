// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// The history of a browser: it goes somewhere only later.
class Past {
  states: unknown[] = [null];
  place = 0;
  heard: () => void = () => undefined;
  get state(): unknown {
    return this.states[this.place];
  }
  pushState(state: unknown): void {
    this.states = [...this.states.slice(0, this.place + 1), state];
    ++this.place;
  }
  go(by: number): void {
    setTimeout(() => {
      this.place += by;
      this.heard();
    });
  }
}

describe('what lies over the page', () => {
  let past: Past;
  let laidOver: (close: () => void) => () => void;
  let overPage: () => boolean;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    past = new Past();
    vi.stubGlobal('history', past);
    vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (past.heard = heard));
    ({ laidOver, overPage } = await import('./layers'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const back = (): void => {
    past.go(-1);
    vi.runAllTimers();
  };

  it('is closed by Back, the last one first', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    laidOver(one);
    laidOver(other);
    back();
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
    back();
    expect([one.mock.calls.length, past.place, overPage()]).toEqual([1, 0, false]);
  });

  it('leaves nothing to go back to when it is closed otherwise', () => {
    const close = laidOver(vi.fn());
    expect(past.place).toBe(1);
    close();
    vi.runAllTimers();
    expect(past.place).toBe(0);
    close();
    vi.runAllTimers();
    expect(past.place).toBe(0);
  });

  it('may be opened while the entry of another is being left', () => {
    const close = laidOver(vi.fn());
    close();
    const second = vi.fn();
    laidOver(second);
    vi.runAllTimers();
    expect([past.place, second.mock.calls.length]).toEqual([1, 0]);
    back();
    expect(second).toHaveBeenCalledOnce();
  });

  it('is gone when the page is loaded anew', async () => {
    laidOver(vi.fn());
    vi.resetModules();
    await import('./layers');
    vi.runAllTimers();
    expect(past.place).toBe(0);
  });

  it('is not come back to by Forward', () => {
    laidOver(vi.fn());
    back();
    past.go(1);
    vi.runAllTimers();
    expect(past.place).toBe(0);
  });
});
