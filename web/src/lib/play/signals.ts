// SPDX-License-Identifier: Apache-2.0
// The convention of a table in one line, where it has one.
import { t, tell } from '../i18n/index.svelte';
import type { Settings } from '../protocol/table';
import { catalogue } from '../state/games.svelte';

export function signalsTold({ signals }: Pick<Settings, 'signals'>): string | null {
  if (signals === 'none') return null;
  return t('facts.signals', { name: tell(catalogue.convention(signals)?.title, signals) });
}
