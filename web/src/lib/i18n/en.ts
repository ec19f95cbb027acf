// SPDX-License-Identifier: Apache-2.0
// Every text of the page in English.
import type { Catalogue } from './index.svelte';
import { after } from './after.en';
import { events } from './events.en';
import { settings } from './settings.en';
import { start } from './start.en';
import { table } from './table.en';
import { words } from './words.en';

export const en: Catalogue = {
  ...start,
  ...table,
  ...events,
  ...after,
  ...settings,
  ...words,
};
