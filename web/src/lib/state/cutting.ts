// SPDX-License-Identifier: Apache-2.0
// The player's share in the shuffle (docs/fairness.md): random bytes of this browser, once a deal.
import type { Look } from '../protocol/look';
import type { ToServer } from '../protocol/messages';
import type { Table } from '../protocol/table';
import { randomCut, remember } from './seen';

export class Cutting {
  private given = '';

  // Whether this seat's cut is asked for, and the table does not want it by hand.
  due(table: Table, look: Look | null): boolean {
    return table.settings.cut === 'auto' && awaited(table) && this.given !== name(table, look);
  }

  cut(table: Table, look: Look | null, lift?: number): ToServer {
    const deal = look?.deal ?? 0;
    const bytes = randomCut();
    this.given = name(table, look);
    const seat = table.you.seat ?? 0;
    const commitment = table.commitment ?? undefined;
    remember(table.match, deal, { cut: { seat, bytes }, ...(commitment ? { commitment } : {}) });
    return { type: 'cut', deal, bytes, ...(lift === undefined ? {} : { lift }) };
  }
}

export function awaited(table: Table): boolean {
  const seat = table.you.seat;
  return table.phase === 'cutting' && seat != null && table.seats[seat]?.cut !== true;
}

function name(table: Table, look: Look | null): string {
  return `${table.match}/${look?.deal ?? 0}/${table.commitment ?? ''}`;
}
