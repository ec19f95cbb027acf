// SPDX-License-Identifier: Apache-2.0
// The live table, for everything that is drawn of it.
import { getContext, setContext } from 'svelte';
import { Asking } from './asking.svelte';
import { Choosing } from './choosing.svelte';
import type { LiveTable } from './live.svelte';

const key = Symbol('table');

interface AtTable {
  live: LiveTable;
  choosing: Choosing;
  asking: Asking;
}

export function setTable(live: LiveTable): AtTable {
  return setContext(key, { live, choosing: new Choosing(live), asking: new Asking(live) });
}

export function atTable(): AtTable {
  return getContext<AtTable>(key);
}
