// SPDX-License-Identifier: Apache-2.0
// That it is one's turn, and what is asked where that is more than to bid or to play.
import { t, type Key } from '../i18n/index.svelte';
import type { Entry } from '../protocol/look';

function asked(legal: Entry[]): string {
  const [entry, ...others] = legal;
  if (!entry || others.length) return '';
  if (entry.shape === 'suit') return t('suit.ask');
  const cards = entry.shape === 'card' || entry.shape === 'cards' || entry.shape === 'two_cards';
  if (!cards || entry.verb === 'play') return '';
  return t(`ask.${entry.verb}` as Key, { n: entry.shape === 'cards' ? entry.count : 1 });
}

export function turnCalled(legal: Entry[]): string {
  return `${t('heard.turn')} ${asked(legal)}`.trim();
}
