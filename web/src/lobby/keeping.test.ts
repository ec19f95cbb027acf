// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game, Option } from '../lib/protocol/games';
import { browser } from '../testing/bench';

browser();
const { Draft } = await import('./draft.svelte');
const { catalogue } = await import('../lib/state/games.svelte');
const { keep, restore } = await import('./keeping');

const words = { nl: '', en: '' };
const option = (name: string, rest: Partial<Option>): Option => ({
  ...{ name, rule: null, title: words, text: words, type: 'word', default: 'no' },
  ...rest,
});
const tie = option('tie', { values: ['no', 'yes'] });
const deals = option('match_deals', { type: 'number', default: 16, low: 0, high: 1000 });
const preset = (id: string) => ({ id, title: words, text: words, seats: 4, settings: {} });
const game = (id: string): Game => ({
  ...{ id, letters: 'KJ', sheet: 'two_columns', title: words, text: words },
  presets: [preset('one'), preset('other')],
  options: [tie, deals],
  signals: ['none', 'seinen'],
});
const games = [game('heugen'), game('pandoer')];

describe('the form for a new table that was left', () => {
  let stored: string | null;
  let draft: InstanceType<typeof Draft>;
  beforeEach(() => {
    stored = null;
    vi.stubGlobal('sessionStorage', {
      getItem: () => stored,
      setItem: (_: string, text: string) => (stored = text),
    });
    catalogue.all = { games, bots: ['random', 'thumb'] };
    draft = new Draft();
  });
  afterAll(() => vi.unstubAllGlobals());

  function chosen(): void {
    draft.choose(games[1] as Game);
    draft.take('other');
    draft.set(tie, 'yes');
    draft.set(deals, 4);
    draft.around = { ...draft.around, sit: 'invited', tempo: 30_000, bots: 'random' };
    keep(draft);
  }

  it('is as it was, whether its game is asked for or none', () => {
    chosen();
    for (const wanted of ['pandoer', null]) {
      const again = new Draft();
      restore(again, games, wanted);
      expect(again.settings()).toEqual(draft.settings());
    }
  });

  it('is another for another game', () => {
    chosen();
    const again = new Draft();
    restore(again, games, 'heugen');
    expect(again.game).toBeNull();
  });

  it('takes nothing that could not have been chosen', () => {
    const fresh = new Draft();
    fresh.choose(games[0] as Game);
    for (const rubbish of [
      { preset: 'toString', changed: null, around: 'x' },
      { preset: 7, changed: ['yes'], around: [1] },
      { changed: { tie: 'maybe', match_deals: -1, more: 'yes' } },
      { changed: { tie: { yes: 1 }, match_deals: 1.5 } },
      { changed: { match_deals: '4' }, around: { tempo: 1e9, reserve: null, watch: 'all' } },
      { around: { bots: 'club', signals: ['seinen'], toString: 1, game: 'pandoer' } },
    ]) {
      stored = JSON.stringify({ game: 'heugen', ...rubbish });
      const again = new Draft();
      restore(again, games, null);
      expect(again.settings()).toEqual(fresh.settings());
    }
  });

  it('is as new where there is only rubbish, or no storage', () => {
    for (const rubbish of ['', 'null', '7', '[]', '{', '{"game":{}}', '{"game":"bridge"}']) {
      stored = rubbish;
      restore(draft, games, null);
      expect(draft.game).toBeNull();
    }
    vi.stubGlobal('sessionStorage', undefined);
    restore(draft, games, null);
    expect(draft.game).toBeNull();
    draft.choose(games[0] as Game);
    keep(draft);
  });
});
