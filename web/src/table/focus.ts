// SPDX-License-Identifier: Apache-2.0
// What one does at the table often takes away the very control that was used: a card is gone, a
// panel is replaced. The focus then goes to where one acts next, and not to the top of the page.

const places = '.hand, .actions, .anchor, .result';

function next(root: HTMLElement): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => root.querySelector(selector);
  return (
    find('.result .button.main:enabled') ??
    find('.actions .button.main:enabled') ??
    find('.actions :is(.button:enabled, select):not(.bare, .ask)') ??
    find('.hand [tabindex="0"]')
  );
}

export class Focus {
  private inside = false;

  // To be told of every `focusin` of the page.
  seen(target: EventTarget | null): void {
    this.inside = target instanceof Element && target.closest(places) !== null;
  }

  // To be called when what is shown has changed.
  keep(root: HTMLElement | undefined): void {
    if (!root || !this.inside || document.activeElement !== document.body) return;
    next(root)?.focus({ preventScroll: true });
  }
}
