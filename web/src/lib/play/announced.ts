// SPDX-License-Identifier: Apache-2.0
// What the table itself says: cards dealt anew, the widow that is turned up, what came into the own
// hand, what came of a bid, play that counts for nothing, the mate that was found, hands laid open.
import { listed, t } from '../i18n/index.svelte';
import type { Look, Seat } from '../protocol/look';
import type { Act } from '../protocol/messages';
import { readAct } from './action';
import { equalBids } from './equalBid';
import { freshAfter } from './fresh';
import type { News, Step } from './news';
import type { Scene } from './scene';
import { cardShort } from './cardWords';
import { object, who } from './people';

type Told = Pick<Scene, 'table' | 'look'>;

interface Moment {
  act: Act;
  before: Look | null; // of the same deal
  look: Look;
  table: Scene['table'];
  compared: boolean; // roem, as it equals the bid that held
}

export function announced(step: Step, { table, look }: Scene): News[] {
  const before = step.before?.deal === look?.deal ? step.before : null;
  const anew = step.what.some((act) => act.kind === 'act' && act.action === 'deal');
  const equal = equalBids(step.what, before?.contract ?? null);
  const told = step.what.flatMap((act): News[] => {
    if (act.kind !== 'act' || !look) return [];
    const now = { act, before, look, table, compared: equal.includes(act) };
    const unplayed = anew ? [] : unscored(now);
    const again = before?.hands.some(({ count }) => count > 0) ?? false;
    const shown = [...toldBy(act, again, { table, look }), ...turned(now), ...answered(now)];
    return [...shown, ...unplayed, ...found(now), ...opened(now)];
  });
  return [...told, ...came(step, before, look)];
}

// What an act of this deal tells by itself, whenever it is read: what was turned up, or who is the
// mate of a bid. `anew`: it is not the first to deal cards.
export function toldBy(act: Act, anew: boolean, { table, look }: Told): News[] {
  const { mate } = act;
  if (mate !== undefined) {
    const words = (): string => t('did.die-zit', { who: who(table, mate) });
    return [{ words, logged: true, bubble: { seat: mate, words: () => t('say.die-zit') } }];
  }
  if (act.action !== 'deal' || !look) return [];
  const { turned_up: up } = act;
  const card = (): string => (up ? cards([up]) : '');
  const { dealer } = look;
  if (!anew) return up ? [said(() => t('did.turned-up', { card: card() }))] : [];
  if (!up) return [said(() => t('did.dealt-anew', { who: who(table, dealer) }))];
  return [said(() => t('did.dealt-back', { who: who(table, dealer), card: card() }))];
}

// The cards that an act dealt anew to whoever reads it.
export function dealtAnew(act: Act): News[] {
  const { dealt } = act;
  return dealt?.length ? [said(() => t('did.came', { cards: cards(dealt) }))] : [];
}

function cards(list: string[]): string {
  return listed(list.map(cardShort));
}

function said(words: News['words']): News {
  return { words, logged: true };
}

function turned({ act, look }: Moment): News[] {
  const widow = look.widow_shown ?? [];
  if (act.action !== 'turn' || !widow.length) return [];
  return [said(() => t('result.widow', { cards: cards(widow) }))];
}

// Into the own hand, but for what one's own act names.
function came({ what }: Step, before: Look | null, look: Look | null): News[] {
  if (what.some(({ kind }) => kind === 'undone')) return [];
  const named = what.flatMap((each) => (each.kind === 'act' ? readAct(each).cards : []));
  const fresh = freshAfter(before, look, []).filter((card) => !named.includes(card));
  return fresh.length ? [said(() => t('did.came', { cards: cards(fresh) }))] : [];
}

// The bid fell through if it is still the bidder's turn; unless the others have passed, and it was
// compared.
function answered({ act, look, compared }: Moment): News[] {
  const seat = act.seat ?? null;
  if (seat === null || !act.action?.startsWith('bid ')) return [];
  const { turn = null, holder = null } = look;
  const fell = turn === seat && holder !== seat && act.mate === undefined && !compared;
  return fell ? [said(() => t('did.no-mate'))] : [];
}

// All passed, and the cards are played all the same.
function unscored({ act, look }: Moment): News[] {
  const { passed, awaited, declarer = null, die = null } = look;
  const all = act.action === 'pass' && passed?.length === look.hands.length;
  if (!all || awaited !== 'seat' || declarer !== null || die !== null) return [];
  return [said(() => t('did.unscored'))];
}

function found({ act, before, look, table }: Moment): News[] {
  const { mate = null, declarer = null } = look;
  const known = mate === (before?.mate ?? null) || act.action?.startsWith('bid ');
  if (mate === null || declarer === null || known) return [];
  return [said(() => t('did.mate', { who: who(table, mate), whom: object(table, declarer) }))];
}

function opened({ before, look, table }: Moment): News[] {
  const isNew = (seat: Seat): boolean => !before?.exposed?.includes(seat);
  const others = (look.exposed ?? []).filter((seat) => seat !== table?.you.seat);
  return others.filter(isNew).map((seat) => {
    const hand = look.hands[seat]?.cards ?? [];
    return said(() => t('did.exposed', { who: who(table, seat), cards: cards(hand) }));
  });
}
