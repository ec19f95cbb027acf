// SPDX-License-Identifier: Apache-2.0
// Who comes and goes, as a sentence.
import type { Who } from '../i18n/format';
import { t } from '../i18n/index.svelte';
import type { Seat } from '../protocol/look';
import { botName } from './bots';
import type { Scene, Telling } from './scene';
import { isolated, nameOf, who } from './people';
import { isHeld } from './seating';

// Who sat there before, by their own name also where a bot held their chair.
function sitter({ before, table }: Telling, seat: Seat): Who & { person: string | null } {
  const around = before ?? table;
  const person = around?.seats[seat]?.person ?? null;
  if (around?.you.seat === seat || person === null) {
    return { ...who(around, seat), person };
  }
  return { name: isolated(around?.seats[seat]?.name ?? ''), you: false, person };
}

export function bot(seat: Seat, level: string, scene: Telling): string {
  const { name, you, person } = sitter(scene, seat);
  const values = { level: botName(level) };
  if (person === null) {
    return t('did.bot-sits', { ...values, who: nameOf(scene.table, seat) });
  }
  return t('did.bot', { ...values, who: you ? t('you.object') : name });
}

export function stood(seat: Seat, scene: Telling): string {
  const gone = sitter(scene, seat);
  const after = scene.table?.seats[seat];
  if (!after?.bot) return t('did.stood', { who: gone });
  return t('did.stood-bot', { who: gone, bot: nameOf(scene.table, seat) });
}

// Whose turn it is, where they are not there.
export function awayAtTurn({ look, table }: Pick<Scene, 'look' | 'table'>): Seat | null {
  if (look?.awaited !== 'seat' || look.turn == null || table?.paused != null) return null;
  const chair = table?.seats[look.turn];
  return chair && !chair.bot && !chair.here ? look.turn : null;
}

// Who comes back to a chair that was held says no more than that.
export function sat(seat: Seat, name: string | undefined, scene: Telling): string | null {
  if (isHeld(scene.before?.seats[seat])) return null;
  const now = who(scene.table, seat);
  const called = now.you || name === undefined ? now.name : isolated(name);
  return t('did.sat', { who: { ...now, name: called } });
}

// Who watches has no seat.
export function seen(
  { kind, seat, name = '' }: { kind: 'here' | 'away'; seat?: Seat | null; name?: string },
  scene: Telling,
): string {
  if (seat != null) return t(`did.${kind}`, { who: sitter(scene, seat) });
  return t(kind === 'here' ? 'did.watches' : 'did.watched', { who: isolated(name) });
}
