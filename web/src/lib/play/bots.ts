// SPDX-License-Identifier: Apache-2.0
// Levels of bots in words. The server says which there are; one that the page does not know goes by
// its id.
import { t } from '../i18n/index.svelte';

export const levels = ['random', 'thumb', 'club', 'master'] as const;
type Level = (typeof levels)[number];

function known(id: string): id is Level {
  return (levels as readonly string[]).includes(id);
}

export function botName(id: string): string {
  return known(id) ? t(`bots.${id}`) : id;
}

export function botText(id: string): string {
  return known(id) ? t(`bots.${id}.text`) : '';
}

// What the reader chose before, if it is still offered; else what the server has usually, else a
// good club player.
export function usualBot(offered: readonly string[], liked = '', usual = ''): string {
  const found = [liked, usual, 'club', 'thumb'].find((id) => offered.includes(id));
  return found ?? offered[0] ?? 'thumb';
}
