// SPDX-License-Identifier: Apache-2.0
// Cards, bids, melds and people in words, in the language that was chosen.
import { indexOf, rankOf, short, suitOf, suitSigns, asSuit } from '../cards';
import { language, listed, plain, t, tell, type Key } from '../i18n/index.svelte';
import type { Who } from '../i18n/format';
import type { Game } from '../protocol/games';
import type { Card, Seat } from '../protocol/look';
import type { Chair, Table } from '../protocol/table';
import { likes } from '../state/settings.svelte';
import { readMelds } from './action';

export function cardSpoken(card: Card): string {
  return t('card.spoken', {
    rank: t(`rank.${rankOf(card)}` as Key),
    suit: t(`suit.${suitOf(card)}`),
  });
}

export function cardShort(card: Card): string {
  return short(card, likes.indices);
}

export function suitSpoken(suit: string): string {
  const letter = asSuit(suit);
  return letter ? t(`suit.${letter}`) : '';
}

export function suitShort(suit: string | null | undefined): string {
  const letter = asSuit(suit);
  return letter ? suitSigns[letter] : '';
}

// "twintig", "één keer de markt": as it is said at the table.
export function bidSpoken(game: Game | undefined, points: number, final = false): string {
  const said = game?.bids?.[language()]?.[`${points}`] ?? plain(points);
  if (!final) return said;
  const once = tell(game?.once);
  return once.includes('{}') ? once.replace('{}', said) : t('bid.once', { bid: said });
}

export function contractName(game: Game | undefined, id: string): string {
  const contract = game?.contracts?.find((each) => each.id === id);
  return tell(contract?.name, id.replaceAll('-', ' '));
}

export function contractMeaning(game: Game | undefined, id: string): string {
  return tell(game?.contracts?.find((each) => each.id === id)?.text);
}

export function meldsShort(words: string[]): string {
  const parts = readMelds(words).map((meld) => {
    if (meld.kind === 'none') return t('meld.none');
    if (meld.kind === 'set') {
      return t('meld.set', { rank: indexOf(meld.rank, likes.indices) });
    }
    const top = indexOf(rankOf(meld.to), likes.indices);
    return `${cardShort(meld.from)}–${top}`;
  });
  return listed(parts);
}

type Chairs = readonly (Chair | null | undefined)[];

// Bots have the names of who might sit there, by seat, and other ones where a person is called so;
// a level is no name.
const bots = ['Joost', 'Anna', 'Bram', 'Clara', 'Dirk', 'Emma'];
const others = ['Gijs', 'Hanna', 'Ivo', 'Jet', 'Koos', 'Lena'];

function botCalled(seats: Chairs, seat: Seat): string | undefined {
  const folded = (name: string): string => name.trim().toLowerCase();
  const persons = seats.filter((chair) => !chair?.bot || isHeld(chair));
  const taken = persons.map((chair) => folded(chair?.name ?? ''));
  return [bots[seat], others[seat]].find((name) => name && !taken.includes(folded(name)));
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

// A name that is read from the right leaves what stands beside it in its place.
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

// A bot with a person holds the chair for them; of tables elsewhere only the name says so.
export function isHeld(chair: Chair | null | undefined): boolean {
  if (!chair?.bot) return false;
  return chair.person != null || chair.name !== chair.bot;
}

// For whoever comes, or for oneself.
export function mayTake(table: Table, seat: Seat): boolean {
  const chair = table.seats[seat];
  return !chair || (chair.bot !== null && (!isHeld(chair) || chair.person === table.you.person));
}

export function chairName(seats: Chairs, seat: Seat): string {
  const chair = seats[seat];
  if (isHeld(chair)) return t('seat.held', { name: isolated(chair?.name ?? '') });
  if (chair?.bot) return botCalled(seats, seat) ?? chair.name;
  return chair ? isolated(chair.name) : t('seat.number', { n: seat + 1 });
}

// Who plays together with a seat through the whole match.
export function partnersOf(table: Table | null, seat: Seat): Seat[] {
  const side = table?.partners?.find((each) => each.includes(seat)) ?? [];
  return side.filter((each) => each !== seat);
}

export function nameOf(table: Table | null, seat: Seat): string {
  return chairName(table?.seats ?? [], seat);
}

export function who(table: Table | null, seat: Seat): Who {
  const you = table?.you.seat === seat;
  return { name: you ? t('you') : nameOf(table, seat), you };
}

export function object(table: Table | null, seat: Seat): string {
  return table?.you.seat === seat ? t('you.object') : nameOf(table, seat);
}
