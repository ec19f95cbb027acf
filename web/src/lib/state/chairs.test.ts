// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chairAt, satOn } from './chairs';

describe('the chair that one last sat on', () => {
  let kept: string | null;
  beforeEach(() => {
    kept = null;
    vi.stubGlobal('localStorage', {
      getItem: () => kept,
      setItem: (_: string, text: string) => (kept = text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is known table by table, and of others not', () => {
    satOn('a', 0);
    satOn('b', 2);
    satOn('a', 3);
    expect([chairAt('a'), chairAt('b'), chairAt('c')]).toEqual([3, 2, null]);
  });

  it('is not known where something else was kept', () => {
    for (const rubbish of ['{', '{}', '[null, 7]', '[["a"]]', '[["a", "x"]]']) {
      kept = rubbish;
      expect(chairAt('a'), rubbish).toBeNull();
      satOn('b', 1);
      expect(chairAt('b'), rubbish).toBe(1);
    }
  });
});
