// SPDX-License-Identifier: Apache-2.0
// How a deal and a match ended, in words: for the panel that shows it, for the log and for who
// listens.
import { capital } from '../i18n/format';
import { inSentence } from '../prose';
import { listed, money, plain, signed, t } from '../i18n/index.svelte';
import type { Game } from '../protocol/games';
import type { BestTrump, Claim, Look, Result, Seat } from '../protocol/look';
import type { MatchEnd, Table } from '../protocol/table';
import { catalogue } from '../state/games.svelte';
import type { Scene } from './scene';
import { ownFirst, sheetSides, sideSpoken } from './sides';
import { cardShort } from './cardWords';
import { object, who } from './people';

const wetWords = {
  two_columns: 'result.wet',
  blok: 'result.in',
  pad: 'result.wet',
  cents: 'result.lost',
  chips: 'result.lost',
} as const;

export function heading(result: Result, { table, game, look }: Scene): string {
  const { outcome, declarer } = result;
  if (outcome === 'revoked' && look?.claim) {
    return capital(t('result.revoked-by', { who: who(table, look.claim.against) }));
  }
  if (declarer !== null) {
    const values = { who: who(table, declarer) };
    if (outcome === 'wet') return capital(t(wetWords[game?.sheet ?? 'two_columns'], values));
    if (result.below_bid) return capital(t('result.kapot-below', values));
    return capital(t(`result.${outcome}`, values));
  }
  if (outcome === 'passed' || outcome === 'void') return t(`result.${outcome}`);
  const most = Math.max(...result.score);
  const first = result.sides.filter((side) => result.score[side[0] ?? 0] === most);
  if (!table || most <= 0 || first.length !== 1) return t('result.scored');
  const names = (first[0] ?? []).map((seat) => object(table, seat));
  return capital(t('result.to', { names: listed(names) }));
}

// Who revoked, in which trick, with what, where that was rightly claimed.
export function revokeTold(claim: Claim | null | undefined, { table }: Scene): string | null {
  if (!claim?.right) return null;
  const { against, trick = 0, card = '' } = claim;
  return t('result.revoke', { who: who(table, against), n: trick + 1, card: cardShort(card) });
}

// The same with the rule, whose words come from the rule book once that is there.
export function revokeExplained(claim: Claim | null | undefined, scene: Scene): string | null {
  const told = revokeTold(claim, scene);
  if (!told || !claim?.rule) return told;
  const rule = catalogue.rule(scene.table?.game ?? '', claim.rule);
  return `${told}: ${claim.rule}${rule ? ` ${rule.title}. ${inSentence(rule.body)}` : ''}`;
}

// Who share an amount, one's own side first: partners have one score, and it is told once.
export function shares(result: Result, table: Table, inMoney: boolean): Seat[][] {
  const { sides } = result;
  const partners = sides.length === 2 && sides.every((side) => side.length > 1);
  if (partners && !inMoney) return ownFirst(sides, table.you.seat);
  return table.seats.map((_, seat) => [seat]);
}

export function countsMoney(game: Game | undefined): boolean {
  return game?.sheet === 'cents';
}

// Where money or tricks are counted, points only say again how many tricks, if not of the cards
// (PD-45).
export function countsPoints({ points, tricks }: Result, game: Game | undefined): boolean {
  const byTricks = game?.sheet === 'cents' || game?.sheet === 'chips';
  const sum = points.reduce((all, each) => all + each, 0);
  return byTricks ? sum > tricks.length : points.some((each) => each !== 0);
}

export function amount(result: Result, seat: Seat, inMoney: boolean): string {
  if (inMoney) return t('result.cents', { n: signed(result.cents[seat] ?? 0) });
  return signed(result.score[seat] ?? 0);
}

export function gainsTold(gains: number[], table: Table | null): string {
  return gains
    .flatMap((n, seat) => (n === 0 ? [] : [`${who(table, seat).name} ${signed(n)}`]))
    .join(', ');
}

// Of the amounts, what was paid before the tricks counted: for the turn-up, say.
export function paidBefore(look: Look | null, table: Table): string {
  return gainsTold(look?.paid ?? [], table);
}

export function bestTrumpTold({ seat, card, score }: BestTrump, { table }: Scene): string {
  const values = { card: cardShort(card), who: object(table, seat), n: signed(score) };
  return t('result.best-trump', values);
}

export function standing(table: Table, sides: Seat[][], between: string): string {
  return sides
    .map((side) => `${sideSpoken(table, side)} ${plain(table.scores[side[0] ?? 0] ?? 0)}`)
    .join(between);
}

// "Mien is nat: wij 0, zij +162. Stand: wij 20, zij 324"
export function resultTold(result: Result, scene: Scene): string {
  const { table, game } = scene;
  const head = heading(result, scene);
  const inMoney = countsMoney(game);
  if (!table || (inMoney ? result.cents : result.score).every((each) => each === 0)) return head;
  const sides = shares(result, table, inMoney);
  const amounts = sides
    .map((side) => `${sideSpoken(table, side)} ${amount(result, side[0] ?? 0, inMoney)}`)
    .join(', ');
  const told = `${head}: ${amounts}`;
  if (inMoney || table.phase !== 'between') return told;
  return `${told}. ${t('result.standing', { scores: standing(table, sides, ', ') })}`;
}

// "De partij is uit. Gewonnen door jou en Mien: wij 456, zij 180"
export function winnersTold({ table, game }: Scene): string {
  const over = table?.over;
  if (!table || !over) return t('did.over');
  const total = (seat: Seat): string =>
    countsMoney(game) ? money(over.cents[seat] ?? 0) : plain(over.scores[seat] ?? 0);
  const totals = sheetSides(table)
    .map((side) => `${sideSpoken(table, side)} ${total(side[0] ?? 0)}`)
    .join(', ');
  return `${t('did.over')}. ${winners(table, over)}: ${totals}`;
}

// Alone or with partners; a draw is not won.
export function won(over: MatchEnd, seat: Seat | null): boolean {
  return seat !== null && over.winners.length === 1 && over.winners.flat().includes(seat);
}

// One side, or several in a draw.
export function winners(table: Table, over: MatchEnd): string {
  const names = over.winners.flat().map((seat) => object(table, seat));
  return t('over.winners', { names: listed(names), n: over.winners.length });
}
