// SPDX-License-Identifier: Apache-2.0
import { money, t } from '../i18n/index.svelte';
import type { Game } from '../protocol/games';

// What is played for besides, in the word of the game.
export function potWord(game: Game | undefined): string {
  return t(game?.sheet === 'chips' ? 'pot.pool' : 'pot.pot');
}

// What lies in a pot, or comes from it: chips where chips are counted, else money.
export function ofPot(game: Game | undefined, amount: number): string {
  return game?.sheet === 'chips' ? t('sheet.chips-n', { n: amount }) : money(amount);
}
