// SPDX-License-Identifier: Apache-2.0
// One's own tables: a few that one is in the middle of, for the top of the first page, and the rest.
// Where it is one's turn comes first.
import type { Summary } from '../lib/protocol/table';

const few = 3;

export function divided(mine: Summary[]): { begun: Summary[]; rest: Summary[] } {
  const turns = [...mine.filter(({ turn }) => turn), ...mine.filter(({ turn }) => !turn)];
  const begun = turns.filter(({ phase }) => phase !== 'over').slice(0, few);
  return { begun, rest: turns.filter((table) => !begun.includes(table)) };
}
