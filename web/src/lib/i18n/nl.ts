// SPDX-License-Identifier: Apache-2.0
// Every text of the page in Dutch; its keys are the keys there are. How places are filled in:
// format.ts.
import { after } from './after.nl';
import { events } from './events.nl';
import { settings } from './settings.nl';
import { start } from './start.nl';
import { table } from './table.nl';
import { words } from './words.nl';

export const nl = {
  ...start,
  ...table,
  ...events,
  ...after,
  ...settings,
  ...words,
};
