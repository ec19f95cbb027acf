// SPDX-License-Identifier: Apache-2.0
// The score sheets as people know them, made from the results of finished deals.
import type { Result, Seat } from '../protocol/look';
import type { Table } from '../protocol/table';

// Fewest signs: as many hundreds as leave what fifties and twenties can make (KJ-34).
export function roemMarks(roem: number): string {
  for (let hundreds = Math.floor(roem / 100); hundreds >= 0; --hundreds) {
    const rest = roem - hundreds * 100;
    for (let fifties = Math.floor(rest / 50); fifties >= 0; --fifties) {
      const twenties = (rest - fifties * 50) / 20;
      if (!Number.isInteger(twenties)) continue;
      return 'X'.repeat(hundreds) + 'V'.repeat(fifties) + 'I'.repeat(twenties);
    }
  }
  return `${roem}`;
}

function sideOf(result: Result, seat: Seat): number {
  return result.sides.findIndex((side) => side.includes(seat));
}

export type Mark = 'nat' | 'pit' | 'revoke' | 'void';
export interface Column {
  points: number | null;
  roem: number;
  marks: string;
  mark: Mark | null;
}

const nothing: Column = { points: null, roem: 0, marks: '', mark: null };

// What stands in one of the two columns for the side of a seat. Where the points are not shared, one
// side has all of them (KJ-41).
export function column(result: Result, seat: Seat): Column {
  if (result.outcome === 'void' || result.outcome === 'passed') return { ...nothing, mark: 'void' };
  const side = sideOf(result, seat);
  const makers = side === 0;
  const score = result.score[seat] ?? 0;
  if (makers && (result.outcome === 'wet' || result.outcome === 'counterpit')) {
    return { ...nothing, mark: 'nat' };
  }
  if (score === 0 && result.outcome === 'revoked') return { ...nothing, mark: 'revoke' };
  const [first = 0, second = 0] = result.points;
  const made = result.outcome === 'made';
  const points = made ? (result.points[side] ?? 0) : Math.min(score, first + second);
  const roem = score - points;
  const mark = makers && result.outcome === 'pit' ? 'pit' : null;
  return { points, roem, marks: roem > 0 ? roemMarks(roem) : '', mark };
}

// Who shares a score: partners through the whole match, else each for self.
export function scoreSides({ partners, seats }: Pick<Table, 'partners' | 'seats'>): Seat[][] {
  return partners ?? seats.map((_, seat) => [seat]);
}

// The blok has 30 holes, 10 to 300; what does not fit is written beside it.
export function hole(points: number): number | null {
  return points >= 10 && points <= 300 && points % 10 === 0 ? points / 10 : null;
}
