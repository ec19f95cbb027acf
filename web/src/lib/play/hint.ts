// SPDX-License-Identifier: Apache-2.0
// A hint in sentences.
import { capital } from '../i18n/format';
import { listed, locale, t } from '../i18n/index.svelte';
import type { Game } from '../protocol/games';
import type { Hint, HintOption } from '../protocol/hint';
import type { Look } from '../protocol/look';
import type { Table } from '../protocol/table';
import { readAct } from './action';
import { spoken } from './describe';
import { cardShort, meldsShort, object, suitSpoken, who } from './words';

const optionsShown = 3;
// What the second choice may gain without being worth a sentence.
const leastGain = 0.05;

export interface Told {
  options: { what: string; how: string }[];
  others: string[];
}

interface Scene {
  table: Table | null;
  look: Look | null;
  game: Game | undefined;
}

// "♠B", "twintig", "♣7 en ♦8 weg".
export function actionShort(action: string, scene: Scene): string {
  const read = readAct({ kind: 'act', action });
  switch (read.verb) {
    case 'play':
      return read.cards.map(cardShort).join('');
    case 'roem':
      return capital(meldsShort(read.words));
    case 'discard':
    case 'give':
    case 'return':
    case 'hand-on':
    case 'rob':
    case 'buy':
      return t(`hint.${read.verb}`, { cards: listed(read.cards.map(cardShort)) });
    case 'take':
    case 'turn':
      return t(`do.${read.verb}`);
    default:
      return capital(
        spoken({ kind: 'act', action }, scene.game, scene.look) ?? action.replaceAll('-', ' '),
      );
  }
}

function gained(value: number): string {
  return new Intl.NumberFormat(locale(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

function how(option: HintOption, scene: Scene): string {
  const parts = [t('hint.gain', { gain: gained(option.gain) })];
  if (option.trick !== undefined) parts.push(t('hint.trick', { share: percent(option.trick) }));
  const { ours = 1 } = option;
  if (ours < 1 && scene.look?.declarer == null) {
    parts.push(t('hint.ours', { share: percent(ours) }));
  }
  if (option.made !== undefined) parts.push(t('hint.made', { share: percent(option.made) }));
  return parts.join(', ');
}

function aboutOthers(hint: Hint, scene: Scene): string[] {
  const { table } = scene;
  const voids = hint.voids.map(({ seat, suit }) =>
    capital(t('hint.void', { who: who(table, seat), suit: suitSpoken(suit) })),
  );
  const likely = hint.likely.map(({ seat, card, chance }) =>
    t('hint.likely', {
      card: cardShort(card),
      whom: object(table, seat),
      share: percent(chance),
    }),
  );
  return [...voids, ...likely];
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function turning(hint: Hint, scene: Scene): string[] {
  const second = hint.options[1];
  if (!hint.turning || !second || hint.turning.gain < leastGain) return [];
  const { seat, card, chance, gain } = hint.turning;
  return [
    t('hint.turning', {
      card: cardShort(card),
      whom: object(scene.table, seat),
      share: percent(chance),
      what: small(actionShort(second.action, scene)),
      gain: gained(gain),
    }),
  ];
}

export function told(hint: Hint, scene: Scene): Told {
  return {
    options: hint.options.slice(0, optionsShown).map((option) => ({
      what: actionShort(option.action, scene),
      how: how(option, scene),
    })),
    others: [...aboutOthers(hint, scene), ...turning(hint, scene)],
  };
}
