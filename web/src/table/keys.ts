// SPDX-License-Identifier: Apache-2.0
// Letters that press a button of the table from wherever the focus is. A button names its own, in
// `aria-keyshortcuts`; where something is written or open, and for who wants none, they do nothing.
// Where its button has not come yet a letter may do something else.
import { t } from '../lib/i18n/index.svelte';
import { likes } from '../lib/state/settings.svelte';

export const lettered = ['hint', 'pass', 'next'] as const;
export type Lettered = (typeof lettered)[number];

export function keyFor(button: Lettered): string | undefined {
  return likes.keys ? t(`letter.${button}`) : undefined;
}

const elsewhere = 'input, select, textarea, [contenteditable], dialog';

let held: EventTarget | null = null; // what a key was pressed on

// Held, it presses no other button that comes in the place of the first.
function once({ key, target, repeat }: KeyboardEvent): boolean {
  if (!repeat) held = target;
  return !repeat || key !== 'Enter' || target === held;
}

export function pressed(
  event: KeyboardEvent,
  root: ParentNode | undefined,
  otherwise: Partial<Record<Lettered, () => void>> = {},
): void {
  const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
  if (!once(event)) event.preventDefault();
  if (!/^[a-z]$/i.test(key) || ctrlKey || altKey || metaKey || repeat) return;
  if (target instanceof Element && target.closest(elsewhere)) return;
  if (document.querySelector('dialog[open]')) return;
  const letter = key.toUpperCase();
  const button = root?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${letter}"]:enabled`);
  if (button) return button.click();
  const name = lettered.find((each) => keyFor(each) === letter);
  if (name) otherwise[name]?.();
}
