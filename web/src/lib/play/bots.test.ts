// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { speak } = await import('../i18n/index.svelte');
const { botName, botText, levels, usualBot } = await import('./bots');

describe('the level of bots', () => {
  beforeAll(() => speak('nl'));

  it('is what the reader chose before', () => {
    expect(usualBot(levels, 'master')).toBe('master');
    expect(usualBot(['random', 'thumb'], 'master')).toBe('thumb');
  });
  it('is what the server has usually', () => {
    expect(usualBot(levels, '', 'master')).toBe('master');
    expect(usualBot(levels, 'thumb', 'master')).toBe('thumb');
  });
  it('is a club player where there is one', () => {
    expect(usualBot(levels)).toBe('club');
    expect(usualBot(['random', 'thumb'])).toBe('thumb');
    expect(usualBot(['seer'])).toBe('seer');
    expect(usualBot([])).toBe('thumb');
  });
  it('has a name and a line of what it is like', () => {
    for (const level of levels) {
      expect(botName(level)).not.toBe(level);
      expect(botText(level)).toMatch(/\.$/);
    }
  });
  it('goes by its id where the page does not know it', () => {
    expect(botName('pimc')).toBe('pimc');
    expect(botText('pimc')).toBe('');
  });
});
