// SPDX-License-Identifier: Apache-2.0
// Bids and contracts as they are said.
import { language, plain, t, tell } from '../i18n/index.svelte';
import type { Game } from '../protocol/games';

// "twintig", "één keer de markt": as it is said at the table.
export function bidSpoken(game: Game | undefined, points: number, final = false): string {
  const said = game?.bids?.[language()]?.[`${points}`] ?? plain(points);
  if (!final) return said;
  const once = tell(game?.once);
  return once.includes('{}') ? once.replace('{}', said) : t('bid.once', { bid: said });
}

export function contractName(game: Game | undefined, id: string): string {
  const contract = game?.contracts?.find((each) => each.id === id);
  return tell(contract?.name, id.replaceAll('-', ' '));
}

export function contractMeaning(game: Game | undefined, id: string): string {
  return tell(game?.contracts?.find((each) => each.id === id)?.text);
}
