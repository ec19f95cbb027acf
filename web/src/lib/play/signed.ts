// SPDX-License-Identifier: Apache-2.0
// Words with signs of cards and suits among them.
import { isCard, rankOf, readShort, signs } from '../cards';
import { t, type Key } from '../i18n/index.svelte';
import { likes } from '../state/settings.svelte';
import { cardSpoken, suitSpoken } from './cardWords';

interface Part {
  written: string;
  spoken?: string; // where a reader aloud would make little of what is written
}

// "♠B", "♣10–V", "♦"
function named(written: string): string {
  const [first = '', top] = written.split('–');
  const read = readShort(first, likes.indices);
  if (!isCard(read)) return suitSpoken(read);
  if (top === undefined) return cardSpoken(read);
  const to = rankOf(readShort(written.charAt(0) + top, likes.indices));
  return t('meld.run', { from: cardSpoken(read), to: t(`rank.${to}` as Key).trim() });
}

export function signed(text: string): Part[] {
  return text
    .split(signs)
    .map((written, place) => (place % 2 ? { written, spoken: named(written) } : { written }));
}

// All of it as it is read aloud.
export function spelled(text: string): string {
  return signed(text)
    .map(({ written, spoken }) => spoken ?? written)
    .join('');
}
