// SPDX-License-Identifier: Apache-2.0
// What a step shows that no act of it says: what came of a claim, that an ace was silent, whose the
// trick is and its roem, sums of roem that were compared, what the table announces, what was paid
// before the tricks, how the deal ended.
import { t } from '../i18n/index.svelte';
import type { Look, Seat } from '../protocol/look';
import type { Happening } from '../protocol/messages';
import { readAct } from './action';
import { announced } from './announced';
import { equalBids } from './equalBid';
import { bestTrumpTold, gainsTold, resultTold, revokeExplained } from './outcome';
import type { FullTrick } from './pace';
import type { Scene } from './scene';
import { object, who } from './people';

export interface News {
  words: () => string; // in the language of the reader, whenever that is asked
  logged: boolean;
  bubble?: { seat: Seat; words: () => string };
}

export interface Step {
  what: Happening[];
  before: Look | null;
  trick: FullTrick | null; // that it completed
}

export function news(step: Step, scene: Scene): News[] {
  return [
    ...verdict(step, scene),
    ...silentAce(step, scene),
    ...trick(step, scene),
    ...compared(step, scene),
    ...announced(step, scene),
    ...paid(step, scene),
    ...ended(step, scene),
  ];
}

// What came of a claim that somebody revoked.
function verdict({ what }: Step, scene: Scene): News[] {
  const claim = scene.look?.claim;
  const claimed = what.some((each) => each.kind === 'act' && readAct(each).verb === 'claim-revoke');
  if (!claim || !claimed) return [];
  const { seat } = claim;
  const told = (): string => t('did.claim-wrong', { who: who(scene.table, seat) });
  return [
    {
      words: () => revokeExplained(claim, scene) ?? told(),
      logged: true,
      bubble: { seat, words: () => t(claim.right ? 'say.claim-right' : 'say.claim-wrong') },
    },
  ];
}

// Whose ace of trumps was silent, as all know once it falls.
function silentAce({ before }: Step, { table, look }: Scene): News[] {
  const seat = look?.silent_ace ?? null;
  const known = before?.deal === look?.deal && (before?.silent_ace ?? null) !== null;
  if (seat === null || known) return [];
  return [{ words: () => t('did.silent-ace', { who: who(table, seat) }), logged: true }];
}

// How much the roem of one side grew: that of a trick, counted or called (KJ-30).
function roemWon({ before }: Step, look: Look | null): number {
  if (!look || look.deal !== before?.deal) return 0;
  const gains = (look.side_roem ?? []).map((sum, side) => sum - (before.side_roem?.[side] ?? 0));
  return Math.max(0, ...gains);
}

function trick(step: Step, { table, look }: Scene): News[] {
  const n = roemWon(step, look);
  const winner = step.trick?.winner ?? null;
  if (winner !== null) {
    const whom = (): string => object(table, winner);
    if (n === 0) return [{ words: () => t('heard.trick', { who: whom() }), logged: true }];
    const bubble = { seat: winner, words: () => t('say.roem', { n }) };
    return [{ words: () => t('heard.trick-roem', { who: whom(), n }), logged: true, bubble }];
  }
  const call = step.what.find((each) => each.kind === 'act' && each.action === 'call-roem');
  const caller = call?.kind === 'act' ? (call.seat ?? null) : null;
  if (n === 0 || caller === null) return [];
  return [{ words: () => t('did.roem-got', { who: who(table, caller), n }), logged: true }];
}

// At equal bids, of both who say their roem, even if they did before.
function compared({ what, before }: Step, { table, look }: Scene): News[] {
  const sums = look?.deal === before?.deal ? (look?.compared ?? []) : [];
  const bidders = equalBids(what, before?.contract ?? null).map((act) => act.seat);
  const both = bidders.length > 0 ? [...bidders, before?.holder] : [];
  const told = sums.flatMap((n, seat): News[] => {
    if (n === null || (n === before?.compared?.[seat] && !both.includes(seat))) return [];
    const whose = () => ({ who: who(table, seat) });
    const words = () => (n === 0 ? t('did.no-roem', whose()) : t('did.roem', { ...whose(), n }));
    return [{ words, logged: true }];
  });
  const holder = look?.holder ?? null;
  if (!told.length || holder === null) return told;
  const words = (): string => t('did.bid-stands', { whom: object(table, holder) });
  return [...told, { words, logged: true }];
}

// For the turn-up, a jack or rommelpotten (PD-11, PD-45, PD-50).
function paid({ what, before }: Step, { table, look }: Scene): News[] {
  if (what.some(({ kind }) => kind === 'undone')) return [];
  const had = before?.deal === look?.deal ? before?.paid : null;
  const gains = (look?.paid ?? []).map((n, seat) => n - (had?.[seat] ?? 0));
  if (gains.every((n) => n === 0)) return [];
  return [{ words: () => t('did.paid', { amounts: gainsTold(gains, table) }), logged: true }];
}

function ended({ before }: Step, scene: Scene): News[] {
  const { look } = scene;
  const known = before?.deal === look?.deal && before?.result;
  if (!look?.result || known) return [];
  const { result, best_trump: best } = look;
  const told = [{ words: () => resultTold(result, scene), logged: true }];
  if (!best) return told;
  return [{ words: () => bestTrumpTold(best, scene), logged: true }, ...told];
}
