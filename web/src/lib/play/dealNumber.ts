// SPDX-License-Identifier: Apache-2.0
// By which number a deal of a match goes.
import { t } from '../i18n/index.svelte';
import type { SheetRow, Table } from '../protocol/table';

// What was passed out or void does not count toward the number of deals that was agreed upon.
function counts({ result }: SheetRow): boolean {
  return result.outcome !== 'passed' && result.outcome !== 'void';
}

// "deal 3 of 16", and where one before it did not count, "deal 3 (2 of 16)".
export function dealNumber({ rules, sheet }: Pick<Table, 'rules' | 'sheet'>, deal: number): string {
  const n = deal + 1;
  const of = Number(rules.match_deals ?? 0);
  if (of === 0) return t('head.deal', { n });
  const place = sheet.filter((row) => row.deal < deal && counts(row)).length + 1;
  return place === n ? t('head.deal-of', { n, of }) : t('head.deal-counted', { n, place, of });
}
