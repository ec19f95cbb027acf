// SPDX-License-Identifier: Apache-2.0
// A hint in sentences.
import { capital } from '../i18n/format';
import { locale, t } from '../i18n/index.svelte';
import type { Hint, HintGuess, HintOption, Says } from '../protocol/hint';
import { doing, said } from './doing';
import { opponent, percent, shares } from './hintShares';
import type { Scene } from './scene';
import { cardShort, suitSpoken } from './cardWords';
import { object, who } from './people';

const optionsShown = 3;

export interface OptionTold {
  what: string;
  how: string;
}

export interface Told {
  options: OptionTold[];
  more: OptionTold[]; // that are told only when asked for
  others: string[];
  source: string; // what it is made from, and what is expected
}

const isLittle = (value: number): boolean => Math.abs(value) < 9.95;

// In tenths where it is little.
function number(value: number, signDisplay: 'exceptZero' | 'never', tenths = false): string {
  const maximumFractionDigits = isLittle(value) ? 1 : 0;
  const minimumFractionDigits = tenths ? maximumFractionDigits : 0;
  const style = { signDisplay, minimumFractionDigits, maximumFractionDigits };
  return new Intl.NumberFormat(locale(), style).format(value);
}

const signed = (value: number): string => number(value, 'exceptZero');

// Of any choice, so that they compare: -3.0 beside -2.7.
function hasTenths({ options }: Hint): boolean {
  return options.some(({ score }) => isLittle(score) && Math.round(score * 10) % 10 !== 0);
}

function amount(hint: Hint, value: number, shown: string): string {
  const n = Math.round(Math.abs(value) * 10) / 10;
  return t(`hint.${hint.unit}`, { amount: shown, n });
}

function what(option: HintOption, scene: Scene): string {
  const first = doing(option.action, scene);
  if (option.then === undefined) return first;
  return t('hint.then', { what: first, then: doing(option.then, scene) });
}

const tellsOf = (says: Says, card: string): string =>
  t(`hint.says-${says}`, { suit: suitSpoken(card.slice(-1)) });

// What the card tells partners.
function saying({ action, saying }: HintOption): string[] {
  if (!saying) return [];
  const what = tellsOf(saying.says, action);
  return [t(saying.so ? 'hint.saying' : 'hint.saying-false', { what })];
}

function how(option: HintOption, hint: Hint, scene: Scene): string {
  const expected = number(option.score, 'exceptZero', hasTenths(hint));
  const score = amount(hint, option.score, expected);
  const parts = [hint.known ? score : t('hint.expected', { amount: score })];
  if (option.others !== undefined) {
    parts.push(t('hint.others', { amount: signed(option.others) }));
  }
  return [...parts, ...shares(option, hint, scene), ...saying(option)].join(', ');
}

function reason(action: string, scene: Scene): string {
  if (action === 'pass') return t('hint.the-pass');
  const bids = /^(bid|contract) /.test(action);
  return bids ? t('hint.the-bid', { bid: said(action, scene) }) : doing(action, scene);
}

function guess({ card, chance, sure, because }: HintGuess, scene: Scene): string {
  if (sure) return cardShort(card);
  const values = { card: cardShort(card), share: percent(Math.min(chance, 0.99)) };
  if (because === undefined) return t('hint.chance', values);
  return t('hint.because', { ...values, what: reason(because, scene) });
}

function guesses(hint: Hint, scene: Scene, sure: boolean): string[] {
  const told = hint.likely.filter((each) => each.sure === sure);
  const seats = [...new Set(told.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const cards = told.filter((each) => each.seat === seat).map((each) => guess(each, scene));
    const whom = object(scene.table, seat);
    return t(sure ? 'hint.sure' : 'hint.likely', { whom, cards: cards.join(', ') });
  });
}

function voids(hint: Hint, { table }: Scene): string[] {
  return hint.voids.map(({ seat, suit }) =>
    capital(t('hint.void', { who: who(table, seat), suit: suitSpoken(suit) })),
  );
}

function heard(hint: Hint, { table }: Scene): string[] {
  return hint.heard.map(({ seat, card, sign, says }) => {
    const values = { who: who(table, seat), card: cardShort(card), sign };
    return capital(t('hint.heard', { ...values, what: tellsOf(says, card) }));
  });
}

// As it is told: what decides may be points of cards that the score does not tell.
function scoresMore({ options: [first, second] }: Hint): boolean {
  return !first || !second || signed(first.score) !== signed(second.score);
}

// How clear the choice is.
function standing(hint: Hint, scene: Scene): string[] {
  if (hint.always && hint.level === hint.options.length) return [t('hint.same')];
  if (hint.level === 1) {
    const [best] = hint.options;
    if (!best || !hint.always || hint.known || !scoresMore(hint)) return [];
    return [t('hint.always', { n: hint.worlds, what: what(best, scene) })];
  }
  const level = hint.options.slice(0, Math.min(hint.level, optionsShown));
  const named = level
    .map((option) => what(option, scene))
    .join(level[0]?.then === undefined ? ', ' : '; ');
  const n = hint.level - level.length;
  const all = n > 0 ? t('hint.and-more', { what: named, n }) : named;
  if (hint.known) return [t('hint.equal', { what: all })];
  return [t(hint.always ? 'hint.as-good' : 'hint.level', { n: hint.worlds, what: all })];
}

function turning(hint: Hint, scene: Scene): string[] {
  const second = hint.options[1];
  if (!hint.turning || !second) return [];
  const { seat, card, there, chance, score } = hint.turning;
  return [
    t(there ? 'hint.there' : 'hint.not-there', {
      card: cardShort(card),
      whom: object(scene.table, seat),
      share: percent(chance),
      what: what(second, scene),
      amount: amount(hint, score, number(score, 'never')),
    }),
  ];
}

function counted(hint: Hint, scene: Scene): string {
  if (hint.paid !== undefined) {
    return t('hint.own-score-yet', { amount: amount(hint, hint.paid, signed(hint.paid)) });
  }
  if (!hint.difference) {
    const follow = hint.options[0]?.others === undefined;
    return t(follow ? 'hint.own-score' : 'hint.own-score-less');
  }
  const name = opponent(scene);
  return name === null ? t('hint.ours-less') : t('hint.yours-less', { name });
}

export function told(hint: Hint, scene: Scene): Told {
  const options = hint.options.map((option) => ({
    what: capital(what(option, scene)),
    how: how(option, hint, scene),
  }));
  return {
    options: options.slice(0, optionsShown),
    more: options.slice(optionsShown),
    others: [
      ...standing(hint, scene),
      ...heard(hint, scene),
      ...voids(hint, scene),
      ...guesses(hint, scene, true),
      ...guesses(hint, scene, false),
      ...turning(hint, scene),
    ],
    source: t(hint.known ? 'hint.open' : 'hint.worlds', {
      n: hint.worlds,
      score: counted(hint, scene),
    }),
  };
}
