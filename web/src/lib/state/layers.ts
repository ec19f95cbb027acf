// SPDX-License-Identifier: Apache-2.0
// What lies over the page and Back closes. Each has an entry of its own in the history, which says
// how many lie open; when one is closed otherwise, its entry goes as well.
type Close = () => void;

const open: Close[] = [];
let leaving = false; // an entry: the browser does that later

function entries(): number {
  return (history.state as { layers?: number } | null)?.layers ?? 0;
}

// Whether this place in the history is only for what lies over the page.
export function overPage(): boolean {
  return entries() > 0;
}

function settle(): void {
  if (leaving) return;
  // What was scrolled meanwhile stays so when the entry is left.
  history.scrollRestoration = open.length ? 'manual' : 'auto';
  for (let n = entries() + 1; n <= open.length; ++n) history.pushState({ layers: n }, '');
  if (entries() === open.length) return;
  leaving = true;
  history.go(open.length - entries());
}

function went(): void {
  if (!leaving) for (const close of open.splice(entries())) close();
  leaving = false;
  settle();
}

addEventListener('popstate', went);
settle(); // a page that was loaded anew begins with nothing over it

// Answers how to tell that it was closed.
export function laidOver(close: Close): () => void {
  open.push(close);
  settle();
  return () => {
    const place = open.indexOf(close);
    if (place < 0) return;
    open.splice(place, 1);
    settle();
  };
}
