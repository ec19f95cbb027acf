// SPDX-License-Identifier: Apache-2.0
// Whether somebody else who has the link of a table may see its deals.
import type { Settings } from '../protocol/table';

export function mayShare(settings: Pick<Settings, 'sit' | 'watch'> | undefined): boolean {
  return settings !== undefined && settings.sit !== 'alone' && settings.watch !== 'none';
}
