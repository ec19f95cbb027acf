// SPDX-License-Identifier: Apache-2.0
// A value of a house rule in words.
import { plain, t, tell } from '../lib/i18n/index.svelte';
import type { Option } from '../lib/protocol/games';
import type { RuleValue } from '../lib/protocol/table';

// Ends of a match that there need not be.
const none = { match_deals: 'rules.no-deals', match_target: 'rules.no-target' } as const;

export function valueText(option: Option, value: RuleValue): string {
  const words = tell(option.value_texts?.[`${value}`]);
  if (words) return words;
  const { name } = option;
  if (value === 0 && (name === 'match_deals' || name === 'match_target')) return t(none[name]);
  if (typeof value === 'number') return plain(value);
  if (value === 'yes' || value === 'no') return t(value);
  return value;
}
