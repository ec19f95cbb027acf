// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { browser } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { likes } = await import('../state/settings.svelte');
const { signed, spelled } = await import('./signed');

describe('words with signs among them', () => {
  it('have a name for every card and suit, in the language and with the letters of the reader', async () => {
    const spoken = (text: string) => signed(text).flatMap((part) => part.spoken ?? []);
    await speak('en');
    expect(signed('Best: ♠10, or so')).toEqual([
      { written: 'Best: ' },
      { written: '♠10', spoken: 'ten of spades' },
      { written: ', or so' },
    ]);
    expect(spoken('♦K (76%), Anna: ♦ 7, ♥8–10')).toEqual([
      'king of diamonds',
      'diamonds',
      'eight of hearts to ten',
    ]);
    await speak('nl');
    likes.indices = 'nl';
    expect(spoken('♣H, ♣B')).toEqual(['klaverenheer', 'klaverenboer']);
    expect(spelled('♥7–10')).toBe('harten zeven tot en met tien');
    expect(spelled('Mien roemt 50: ♥10–H')).toBe('Mien roemt 50: harten tien tot en met heer');
  });
  it('are what they are where there is none', () => {
    expect(signed('pas')).toEqual([{ written: 'pas' }]);
  });
});
