// SPDX-License-Identifier: Apache-2.0
// How long a step stays on the screen before the next one is shown. What a player does at this
// page itself is shown at once; what others do comes at a pace that can be followed.
import type { Look, Played, Seat, Trick } from '../protocol/look';
import type { Act, Happening, StepMessage } from '../protocol/messages';

export type Pace = 'slow' | 'normal' | 'fast';
const factors: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.45 };

export const trickStays = 1200;
const others = 500;
const speech = 600;
const quiet = 150;

// A queue longer than this is shown at once: the page was away.
export const longestQueue = 14;

export function acts(step: StepMessage): Act[] {
  return step.what.filter((each): each is Act => each.kind === 'act');
}

export function isOwn(step: StepMessage, seat: Seat | null): boolean {
  const does = ({ kind }: Happening): boolean => kind === 'act' || kind === 'rest';
  return (
    seat !== null && step.what.some((each) => does(each) && 'seat' in each && each.seat === seat)
  );
}

export interface FullTrick {
  leader: Seat;
  cards: Played[];
  winner: Seat | null;
}

// The trick that this step completed, also where the table does not look back at tricks: then the
// cards that lay there with the one that was played, won by who leads now.
export function completed(
  before: Look | null,
  after: Look | null,
  step: StepMessage,
): FullTrick | null {
  const play = acts(step).find((act) => act.action?.startsWith('play '));
  if (!after || !play || play.seat === undefined || play.seat === null) return null;
  if (after.trick?.cards.some((card) => card.seat === play.seat)) return null;
  return full(after.last_trick, before, after, {
    seat: play.seat,
    card: (play.action ?? '').slice(5, 7),
  });
}

function full(
  last: Trick | null | undefined,
  before: Look | null,
  after: Look,
  played: Played,
): FullTrick {
  const kept = last?.cards.some((each) => each.card === played.card) ? last : null;
  if (kept) return { leader: kept.leader, cards: kept.cards, winner: kept.winner ?? null };
  const lying = before?.trick?.cards ?? [];
  const winner = (after.taken ?? []).findIndex((n, seat) => n > (before?.taken?.[seat] ?? 0));
  return {
    leader: before?.trick?.leader ?? played.seat,
    cards: [...lying, played],
    winner: winner < 0 ? null : winner,
  };
}

// `waiting` steps are behind this one: whoever lags behind the table catches up.
export function pauseAfter(
  step: StepMessage,
  own: boolean,
  trickDone: boolean,
  waiting: number,
  pace: Pace,
): number {
  const base = trickDone ? trickStays : own ? quiet : waits(step);
  return Math.round((base * factors[pace]) / (waiting > 3 ? 2 : 1));
}

export function inPlay(look: Look | null): boolean {
  if (!look) return false;
  return (look.trick?.cards.length ?? 0) > 0 || (look.taken ?? []).some((tricks) => tricks > 0);
}

function waits(step: StepMessage): number {
  const [act] = acts(step);
  if (!act && step.what.some(({ kind }) => kind === 'rest')) return speech;
  if (!act) return step.what.some((each) => each.kind === 'deal') ? others : 0;
  if (act.seat === undefined || act.seat === null) return speech;
  return act.action?.startsWith('play ') ? others : speech;
}
