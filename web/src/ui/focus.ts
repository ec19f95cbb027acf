// SPDX-License-Identifier: Apache-2.0
// What one does often takes away the very control that was used: a card is gone, a panel is replaced.
// The focus then goes to where one acts next, and not to the top of the page.

// At a table. Where there is nothing to do yet one waits at a heading or at a group.
const places = [
  '.result .button.main:enabled',
  '.result h2',
  '.cut .button.main',
  '.actions .button.main:enabled',
  '.actions :is(.button:enabled, select):not(.bare, .ask)',
  '.hand [tabindex="0"]',
  '.actions',
];
const resting = 'h2, [role="group"]';
const control = ':is(button, input, select):enabled, a[href], summary';

// In what is left of what was around it.
function near(around: Element[]): HTMLElement | null {
  const left = around.find((each) => each.isConnected && each.querySelector(control));
  return left?.querySelector<HTMLElement>(control) ?? null;
}

function whereOneActs(): HTMLElement | null {
  if (document.querySelector('dialog[open]')) return null;
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(`main ${place}`);
    if (found) return found;
  }
  return null;
}

const heading = (): HTMLElement | null => document.querySelector('h1[tabindex]');

export class Focus {
  private had: Element | null = null; // the last that had it
  private around: Element[] = []; // from near to far
  private byKeys = false;
  private resting: Element | null = null; // until there is something to do
  private arriving = false;

  // To be told of every `focusin` of the page.
  seen({ target }: Event): void {
    if (!(target instanceof Element)) return;
    this.had = target;
    this.around = [];
    if (target.matches(control)) {
      let up = target.parentElement;
      for (; up && !up.matches('main, #page'); up = up.parentElement) this.around.push(up);
    }
    this.byKeys = target.matches(':focus-visible');
    this.arriving = false;
    this.resting = null;
  }

  // Another page: it begins at its heading, or where one acts, as soon as that is there.
  arrive(): void {
    this.arriving = true;
    this.around = [];
    this.keep();
  }

  // What is only moved keeps the focus, as a card does when the hand is sorted anew.
  private follow(changes: MutationRecord[]): void {
    const { had } = this;
    if (document.activeElement !== document.body || !(had instanceof HTMLElement)) return;
    const moved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(had)),
    );
    if (moved && had.isConnected) had.focus({ preventScroll: true });
  }

  // To be called whenever something came or went.
  keep(): void {
    const active = document.activeElement;
    const lost = active === document.body && this.had?.isConnected === false;
    if (!lost && !this.arriving && (!active || active !== this.resting)) return;
    const acting = whereOneActs();
    const place = acting ?? (lost || this.arriving ? (near(this.around) ?? heading()) : null);
    if (!place || place === active) return;
    place.focus({ preventScroll: !this.byKeys || this.arriving });
    this.resting = acting && !place.matches(resting) ? null : place;
  }

  watch(root: Node): () => void {
    const observer = new MutationObserver((changes) => {
      this.follow(changes);
      this.keep();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }
}
