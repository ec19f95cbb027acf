// SPDX-License-Identifier: Apache-2.0
// Why the server did not do what was asked, in words; a rule has its own text.
import { t } from '../i18n/index.svelte';

const known = [
  'turn',
  'seat_taken',
  'seen_cards',
  'not_seated',
  'not_owner',
  'not_invited',
  'kept_out',
  'not_started',
  'paused',
  'no_undo',
  'no_talk',
  'rest',
  'rate',
  'no_table',
  'offline',
  'rule',
] as const;
type Known = (typeof known)[number];

export function refusal(code: string, message?: string): string {
  if ((known as readonly string[]).includes(code)) return t(`refused.${code as Known}`);
  return message ?? t('refused.other');
}
