// SPDX-License-Identifier: Apache-2.0
// Roem as a screen reader says it.
import { rankOf } from '../cards';
import { listed, t, type Key } from '../i18n/index.svelte';
import { readMelds } from './action';
import { cardSpoken } from './cardWords';

export function meldsSpoken(words: string[]): string {
  const parts = readMelds(words).map((meld) => {
    if (meld.kind === 'none') return t('meld.none');
    if (meld.kind === 'set') return t(`meld.four.${meld.rank}` as Key);
    return t('meld.run', {
      from: cardSpoken(meld.from),
      to: t(`rank.${rankOf(meld.to)}` as Key).trim(),
    });
  });
  return listed(parts);
}
