// SPDX-License-Identifier: Apache-2.0
// How often it goes how, in the words of a hint.
import { locale, t } from '../i18n/index.svelte';
import type { Hint, HintOption, HintPlay } from '../protocol/hint';
import type { Seat } from '../protocol/look';
import type { Scene } from './scene';
import { nameOf } from './people';
import { partnersOf } from './seating';

export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

const own = (scene: Scene): Seat => scene.table?.you.seat ?? 0;
const alone = (scene: Scene): boolean => !partnersOf(scene.table, own(scene)).length;

// The opponent, where there is only one.
export function opponent({ table, ...rest }: Scene): string | null {
  if (table?.seats.length !== 2) return null;
  return nameOf(table, 1 - own({ table, ...rest }));
}

function whoPlays(who: HintPlay['who'], scene: Scene): string {
  if (who === 'mate') return t(alone(scene) ? 'hint.mate' : 'hint.partner');
  if (who !== 'other') return t(`hint.${who}`);
  if (!alone(scene)) return t('hint.they');
  const declarer = scene.look?.declarer;
  if (declarer != null) return t('hint.against', { name: nameOf(scene.table, declarer) });
  const name = opponent(scene);
  return name === null ? t('hint.other') : t('hint.opponent', { name });
}

// Whose contract is played, and that the others know it: not so of a mate who is still hidden.
function isSettled({ who, share, made }: HintPlay, hint: Hint, scene: Scene): boolean {
  if (share < 1 || made === undefined) return false;
  if (who === 'mate' && hint.side.length === 1) return false;
  return scene.look?.declarer != null || who === 'self';
}

// Where that is settled.
function whoMakes(who: HintPlay['who'], hint: Hint, scene: Scene): string {
  if (who === 'other') {
    if (!alone(scene)) return t('hint.they-make');
    return t('hint.makes', { name: nameOf(scene.table, scene.look?.declarer ?? 0) });
  }
  const own = who === 'each' || (who === 'self' && hint.side.length === 1);
  return t(own ? 'hint.you-make' : 'hint.we-make');
}

function play({ who, share, made, thanked }: HintPlay, scene: Scene): string {
  const values = { what: whoPlays(who, scene), share: percent(share) };
  if (made === undefined) return t('hint.share', values);
  if (thanked !== undefined) {
    return t('hint.made-or-thanked', { ...values, made: percent(made), thanked: percent(thanked) });
  }
  return t(who === 'each' ? 'hint.made-each' : 'hint.made', { ...values, made: percent(made) });
}

function plays(all: HintPlay[], hint: Hint, scene: Scene): string[] {
  const [only] = all;
  if (hint.known) return [t(only?.made === 1 ? 'hint.is-made' : 'hint.is-not-made')];
  if (only?.made !== undefined && all.length === 1 && isSettled(only, hint, scene)) {
    const made = { what: whoMakes(only.who, hint, scene), share: percent(only.made) };
    if (only.thanked === undefined) return [t('hint.share', made)];
    const thanked = { what: t('hint.thanked'), share: percent(only.thanked) };
    return [t('hint.share', made), t('hint.share', thanked)];
  }
  return all.map((each) => play(each, scene));
}

export function shares(option: HintOption, hint: Hint, scene: Scene): string[] {
  const parts: string[] = [];
  if (option.trick !== undefined) {
    const what = t(hint.side.length === 1 ? 'hint.own-trick' : 'hint.trick');
    parts.push(t('hint.share', { what, share: percent(option.trick) }));
  }
  if (option.wins !== undefined) {
    const winning = alone(scene) ? 'hint.you-win' : 'hint.we-win';
    const what = t(hint.unit === 'chips' ? 'hint.pool' : winning);
    parts.push(t('hint.share', { what, share: percent(option.wins) }));
  }
  return [...parts, ...plays(option.plays, hint, scene)];
}
