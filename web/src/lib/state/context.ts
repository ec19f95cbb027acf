// SPDX-License-Identifier: Apache-2.0
// The live table, for everything that is drawn of it.
import { getContext, setContext } from 'svelte';
import type { Choosing } from './choosing.svelte';
import type { LiveTable } from './live.svelte';

const key = Symbol('table');

interface AtTable {
  live: LiveTable;
  choosing: Choosing;
}

export function setTable(table: AtTable): void {
  setContext(key, table);
}

export function atTable(): AtTable {
  return getContext<AtTable>(key);
}
