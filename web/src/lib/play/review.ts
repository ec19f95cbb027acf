// SPDX-License-Identifier: Apache-2.0
// What the players of a finished deal gave away.
import type { Decision, Review } from '../protocol/review';

// An action that is no option, such as a revoke, has no price.
export function costOf({ action, options }: Decision): number {
  return options.find((option) => option.action === action)?.cost ?? 0;
}

export const isRevoke = ({ action, options }: Decision): boolean =>
  !options.some((option) => option.action === action);

// What cost something, and revokes.
export function costly({ decisions }: Review): Decision[] {
  return decisions.filter((decision) => costOf(decision) > 0 || isRevoke(decision));
}

// By seat, all that its cards cost.
export function givenAway({ decisions }: Review, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    decisions
      .filter((decision) => decision.seat === seat)
      .reduce((sum, decision) => sum + costOf(decision), 0),
  );
}
