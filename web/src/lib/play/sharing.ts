// SPDX-License-Identifier: Apache-2.0
// Who may see the deals of a table again.
import type { Settings, Table } from '../protocol/table';

// Somebody else who has the link.
export function mayShare(settings: Pick<Settings, 'sit' | 'watch'> | undefined): boolean {
  return settings !== undefined && settings.sit !== 'alone' && settings.watch !== 'none';
}

// Whoever looks at it.
export function mayReplay(table: Pick<Table, 'settings' | 'you'>): boolean {
  return table.you.seat !== null || mayShare(table.settings);
}
