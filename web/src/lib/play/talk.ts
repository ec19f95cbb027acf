// SPDX-License-Identifier: Apache-2.0
// Who said what at the table.
import { t, type Key } from '../i18n/index.svelte';
import type { Said } from '../protocol/messages';
import type { Table } from '../protocol/table';
import { phrases } from './phrases';
import { isolated } from './people';

export function words(said: Pick<Said, 'phrase' | 'text'>): string {
  if (!said.phrase) return said.text ?? '';
  return (phrases as readonly string[]).includes(said.phrase)
    ? t(`phrase.${said.phrase}` as Key)
    : said.phrase.replaceAll('_', ' ');
}

// Also what one said in another chair, or without one.
export function isMine({ person }: Said, table: Table | null): boolean {
  return person !== undefined && person === table?.you.person;
}

export function speaker(said: Said, table: Table | null): string {
  return isMine(said, table) ? t('you') : isolated(said.name ?? '');
}

export function told(said: Said, table: Table | null): string {
  const values = { who: speaker(said, table), what: words(said) };
  return t(said.to === 'defenders' ? 'did.say-aside' : 'did.say', values);
}

const bubbleHolds = 60; // characters

export function bubbleWords(said: Said): string {
  const all = words(said);
  return all.length > bubbleHolds ? `${all.slice(0, bubbleHolds).trimEnd()}…` : all;
}

const longest = 16; // what is longer may break

// Of a text that is to have a narrow place: how many letters its longest word has.
export function longestWord(text: string): number {
  const lengths = text.split(/\s+/).map((word) => word.length);
  return Math.min(longest, Math.max(1, ...lengths));
}
