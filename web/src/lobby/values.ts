// SPDX-License-Identifier: Apache-2.0
// A value of a house rule in words.
import { plain, t, tell } from '../lib/i18n/index.svelte';
import type { Option } from '../lib/protocol/games';
import type { RuleValue } from '../lib/protocol/table';

export function valueText(option: Option, value: RuleValue): string {
  const words = tell(option.value_texts?.[`${value}`]);
  if (words) return words;
  if (typeof value === 'number') return plain(value);
  if (value === 'yes' || value === 'no') return t(value);
  return value;
}
