// SPDX-License-Identifier: Apache-2.0
// Words with signs of cards and suits among them.
import { isCard, readShort, signs } from '../cards';
import { likes } from '../state/settings.svelte';
import { cardSpoken, suitSpoken } from './cardWords';

interface Part {
  written: string;
  spoken?: string; // where a reader aloud would make little of what is written
}

export function signed(text: string): Part[] {
  return text.split(signs).map((written, place) => {
    if (place % 2 === 0) return { written };
    const read = readShort(written, likes.indices);
    return { written, spoken: isCard(read) ? cardSpoken(read) : suitSpoken(read) };
  });
}
