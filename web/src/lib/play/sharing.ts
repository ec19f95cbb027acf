// SPDX-License-Identifier: Apache-2.0
// With whom a table is shared: who may see its deals again, and who hears what is said.
import type { Settings, Table } from '../protocol/table';

// Somebody else who has the link.
export function mayShare(settings: Pick<Settings, 'sit' | 'watch'> | undefined): boolean {
  return settings !== undefined && settings.sit !== 'alone' && settings.watch !== 'none';
}

// Whoever looks at it.
export function mayReplay(table: Pick<Table, 'settings' | 'you'>): boolean {
  return table.you.seat !== null || mayShare(table.settings);
}

// Alone against bots nobody does, unless it was asked for.
export function mayTalk(settings: Pick<Settings, 'sit' | 'talk'> | undefined): boolean {
  return settings !== undefined && (settings.sit !== 'alone' || settings.talk === 'free');
}
