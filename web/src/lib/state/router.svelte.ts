// SPDX-License-Identifier: Apache-2.0
// Which page the address asks for.
import { overPage } from './layers';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'deal'; id: string; deal: number }
  | { page: 'rules'; game: string | null }
  | { page: 'settings' }
  | { page: 'move' }
  | { page: 'dev'; name: string }
  | { page: 'nowhere' };

// As it stands where it is not well encoded.
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split('/').filter(Boolean).map(decoded);
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second ?? null };
    case 't':
      if (!second) return { page: 'nowhere' };
      if (third === undefined) return { page: 'table', id: second };
      if (third === 'deal' && /^\d{1,6}$/.test(fourth ?? '')) {
        return { page: 'deal', id: second, deal: Number(fourth) };
      }
      return { page: 'nowhere' };
    case 'rules':
      return { page: 'rules', game: second ?? null };
    case 'settings':
      return { page: 'settings' };
    case 'move':
      return { page: 'move' };
    case 'dev':
      return import.meta.env.DEV ? { page: 'dev', name: second ?? '' } : { page: 'nowhere' };
    default:
      return { page: 'nowhere' };
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string): void {
    if (overPage()) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  // The same page under another address: nothing is gone to.
  rename(address: string): void {
    history.replaceState(history.state, '', address);
    this.hash = location.hash;
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  // Plain clicks on links of our own do not load the page anew.
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
    if (address.pathname === location.pathname && address.hash) return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
