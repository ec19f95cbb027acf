// SPDX-License-Identifier: Apache-2.0
// A card that is drawn up off the hand is played. A tap stays a tap.

const far = 56;

export interface Drag {
  enabled: boolean;
  played: () => void;
}

export function drag(node: HTMLElement, options: Drag) {
  let current = options;
  let from: { x: number; y: number } | null = null;
  let moved = false;

  function put(x: number, y: number): void {
    node.style.setProperty('--drag-x', `${x}px`);
    node.style.setProperty('--drag-y', `${y}px`);
    node.classList.toggle('dragged', x !== 0 || y !== 0);
  }
  function down(event: PointerEvent): void {
    if (!current.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    moved = false;
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!moved && Math.hypot(x, y) > 8) {
      moved = true;
      node.setPointerCapture(event.pointerId);
    }
    if (moved) put(x, Math.min(y, 12));
  }
  function up(event: PointerEvent): void {
    if (!from) return;
    const risen = from.y - event.clientY;
    from = null;
    put(0, 0);
    if (moved && risen > far && event.type === 'pointerup') current.played();
  }
  // The click that ends a drag is none.
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  return {
    update(next: Drag) {
      current = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
