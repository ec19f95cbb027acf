// SPDX-License-Identifier: Apache-2.0
// What happened, as a sentence (for the log and for who listens), and as what is said aloud (for
// the bubble at a seat).
import { capital } from '../i18n/format';
import { listed, t } from '../i18n/index.svelte';
import type { Game } from '../protocol/games';
import type { Look, Seat } from '../protocol/look';
import type { Act, Happening } from '../protocol/messages';
import { readAct, type Read } from './action';
import { bot, sat, seen, stood } from './presence';
import { winnersTold } from './outcome';
import type { Telling } from './scene';
import { told } from './talk';
import { bidSpoken, contractName } from './bidWords';
import { cardShort, meldsShort, suitSpoken } from './cardWords';
import * as people from './people';

function cards(list: string[]): string {
  return listed(list.map(cardShort));
}

function moved(read: Read): string {
  return read.cards.length ? cards(read.cards) : t('cards.some', { n: read.hidden || 1 });
}

// The sum of roem that was said, also where its cards are not shown yet; null: none was named.
function sum(act: Act, look: Look | null): number | null {
  return act.said ?? (act.action === undefined ? (look?.roem ?? 0) : null);
}

// What a seat says by an action, if it says anything.
export function spoken(act: Act, game: Game | undefined, look: Look | null): string | null {
  const read = readAct(act);
  const first = read.words[0] ?? '';
  switch (read.verb) {
    case 'pass':
    case 'accept':
    case 'keep':
    case 'stop':
    case 'turn-down':
    case 'call-roem':
      return t(`say.${read.verb}`);
    case 'leave':
      return t('say.leave');
    case 'bid':
      return /^\d+$/.test(first)
        ? bidSpoken(game, Number(first), read.words.includes('final'))
        : contractName(game, first);
    case 'trump':
      return suitSpoken(first);
    case 'roem':
      return roemSpoken(first === 'none' ? 0 : sum(act, look));
    case 'play':
      return read.words.includes('stuk') ? t('say.stuk') : null;
    case 'claim-revoke':
      return t('say.claim-revoke');
    default:
      return null;
  }
}

function roemSpoken(n: number | null): string {
  if (n === 0) return t('say.no-roem');
  return n === null ? t('say.roem-alone') : t('say.roem', { n });
}

function chance({ verb, words: [suit = ''] }: Read): string | null {
  return verb === 'die' ? t('did.die', { suit: suitSpoken(suit) }) : null;
}

function seatName(scene: Telling, text: string | undefined): string {
  return people.object(scene.table, Number(text ?? 0));
}

function act(happening: Act, scene: Telling): string | null {
  const read = readAct(happening);
  const seat = happening.seat;
  if (seat === undefined || seat === null) return chance(read);
  const who = people.who(scene.table, seat);
  const said = spoken(happening, scene.game, scene.look);
  switch (read.verb) {
    case 'play':
      return (
        t('did.play', { who, card: cards(read.cards) }) +
        (read.words.includes('stuk') ? ` ${t('did.stuk')}` : '')
      );
    case 'take':
    case 'leave':
    case 'turn':
    case 'turn-down':
    case 'keep':
    case 'stop':
    case 'call-roem':
      return t(`did.${read.verb}`, { who });
    case 'discard':
    case 'give':
    case 'return':
    case 'hand-on':
    case 'rob':
      return t(`did.${read.verb}`, { who, cards: moved(read) });
    case 'buy':
      return buy(read, scene, seat);
    case 'trump':
      return t('did.trump', { who, suit: said ?? '' });
    case 'roem':
      return roem(happening, read, scene, seat);
    case 'claim-revoke':
      return t('did.claim-revoke', { who, whom: seatName(scene, read.words[0]) });
    default:
      return said === null ? null : t('did.say', { who, what: said });
  }
}

function buy(read: Read, scene: Telling, seat: Seat): string {
  const who = people.who(scene.table, seat);
  const [card = '', other] = read.cards.map((each) => cards([each]));
  const seller = scene.look?.seller ?? null;
  const bought =
    seller === null
      ? t('did.buy', { who, card })
      : t('did.buy-from', { who, card, whom: people.object(scene.table, seller) });
  return other === undefined ? bought : `${bought} ${t('did.buy-for', { card: other })}`;
}

function roem(happening: Act, read: Read, scene: Telling, seat: Seat): string {
  const who = people.who(scene.table, seat);
  const none = read.words[0] === 'none';
  const n = none ? 0 : (sum(happening, scene.look) ?? scene.look?.roem ?? 0);
  if (none || (n === 0 && !read.words.length)) return t('did.no-roem', { who });
  if (!read.words.length) return t('did.roem', { who, n });
  return t('did.roem-cards', { who, n, cards: meldsShort(read.words) });
}

function sentence(happening: Happening, scene: Telling): string | null {
  switch (happening.kind) {
    case 'act':
      return act(happening, scene);
    case 'shown':
      if (readAct(happening).words[0] === 'none') return null; // it was said already
      return t('did.shown', {
        who: people.who(scene.table, happening.seat ?? 0),
        what: meldsShort(readAct(happening).words) || moved(readAct(happening)),
      });
    case 'deal':
      return t('did.deal', { who: people.who(scene.table, happening.dealer) });
    case 'bot':
      return happening.level === null ? null : bot(happening.seat, happening.level, scene);
    case 'stood':
      return stood(happening.seat, scene);
    case 'sat':
      return sat(happening.seat, happening.name, scene);
    case 'here':
    case 'away':
      return seen(happening, scene);
    case 'say':
      return told(happening, scene.table);
    case 'late':
      return t('did.late', { who: people.object(scene.table, happening.seat ?? 0) });
    case 'paused':
      return t(scene.table?.paused != null ? 'did.pause' : 'did.go-on');
    case 'started':
      return t('did.started');
    case 'rest':
      return t('did.rest', { whom: people.object(scene.table, happening.seat ?? 0) });
    case 'undo':
      return t('did.undo', { who: people.who(scene.table, happening.seat ?? 0) });
    case 'undone':
      return t('did.undone');
    case 'kept':
      if (!happening.withdrawn) return t('did.kept');
      return t('did.withdrawn', { who: people.who(scene.table, happening.seat ?? 0) });
    case 'over':
      return winnersTold(scene);
    default:
      return null;
  }
}

export function sentenceCapital(happening: Happening, scene: Telling): string | null {
  const text = sentence(happening, scene);
  return text === null ? null : capital(text);
}
