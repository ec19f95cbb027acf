// SPDX-License-Identifier: Apache-2.0
// The form for a new table as it was when the page was left, for this tab. What is read counts only
// as far as it could have been chosen.
import { catalogue } from '../lib/state/games.svelte';
import { likes } from '../lib/state/settings.svelte';
import type { Game, Option } from '../lib/protocol/games';
import type { RuleValue } from '../lib/protocol/table';
import { choices, reserves, tempos, type Around } from './around';
import type { Draft } from './draft.svelte';

type Read = Record<string, unknown>;

const key = 'troef.draft';

const isObject = (read: unknown): read is Read => typeof read === 'object' && read !== null;

function takes({ type, values, low = 0, high = 0 }: Option, value: unknown): value is RuleValue {
  if (type === 'word' || values?.length) return (values ?? []).some((each) => each === value);
  return Number.isInteger(value) && Number(value) >= low && Number(value) <= high;
}

function isAround(name: string, value: unknown, game: Game): boolean {
  const offered: Record<string, readonly unknown[]> = {
    ...choices,
    tempo: tempos,
    reserve: reserves,
    bots: catalogue.all?.bots ?? [],
    signals: game.signals ?? [],
  };
  return Object.hasOwn(offered, name) && offered[name]?.includes(value) === true;
}

export function keep({ game, preset, changed, around }: Draft): void {
  if (!game) return;
  // The level that is liked may be another by then.
  const bots = around.bots === likes.bots ? undefined : around.bots;
  const page = { game: game.id, preset, changed, around: { ...around, bots } };
  try {
    sessionStorage.setItem(key, JSON.stringify(page));
  } catch {
    // Storage is shut: the form is as new when one comes back.
  }
}

function kept(): Read {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

// What was kept of this game; of whichever it was where none is named.
export function restore(draft: Draft, games: Game[], wanted: string | null): void {
  const read = kept();
  const game = games.find(({ id }) => id === read.game);
  if (!game || (wanted !== null && wanted !== game.id)) return;
  draft.choose(game);
  const preset = game.presets.find(({ id }) => id === read.preset);
  if (preset) draft.take(preset.id);
  for (const option of game.options) {
    const value = isObject(read.changed) && read.changed[option.name];
    if (takes(option, value)) draft.set(option, value);
  }
  const around = isObject(read.around) ? Object.entries(read.around) : [];
  const chosen = around.filter(([name, value]) => isAround(name, value, game));
  draft.around = { ...draft.around, ...(Object.fromEntries(chosen) as Partial<Around>) };
}
