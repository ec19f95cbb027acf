// SPDX-License-Identifier: Apache-2.0
// The games and their rule books, fetched once.
import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import { usualBot } from '../play/bots';
import type { Books, Convention, Game, Games, RuleText } from '../protocol/games';

class Catalogue {
  all = $state.raw<Games | null>(null);
  failed = $state(false);
  bookless = $state(''); // the game whose book did not come
  private books = $state.raw<Record<string, Books>>({});
  private loading: Promise<void> | null = null;
  private asked = new Set<string>();

  async load(): Promise<void> {
    this.loading ??= api
      .games()
      .then((games) => {
        this.all = games;
        this.failed = false;
      })
      .catch(() => {
        this.failed = true;
        this.loading = null;
      });
    await this.loading;
  }

  // The level of bots, where the reader chose this one before.
  bot(liked: string): string {
    return usualBot(this.all?.bots ?? [], liked, this.all?.usual_bot);
  }

  game(id: string | undefined): Game | undefined {
    return this.all?.games.find((game) => game.id === id);
  }

  book(game: string): Books | undefined {
    return this.books[game];
  }

  async loadBook(game: string): Promise<void> {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    this.bookless = '';
    try {
      const books = await api.rules(game);
      this.books = { ...this.books, [game]: books };
    } catch {
      this.asked.delete(game);
      this.bookless = game;
    }
  }

  convention(id: string): Convention | undefined {
    return this.all?.conventions?.find((each) => each.id === id);
  }

  rule(game: string, id: string): RuleText | undefined {
    return this.books[game]?.[language()].texts.find((text) => text.id === id);
  }
}

export const catalogue = new Catalogue();
