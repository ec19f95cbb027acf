// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../protocol/look';
import type { ToServer } from '../protocol/messages';
import { browser, Line, look, result, table } from '../../testing/bench';

browser();
const { LiveTable } = await import('./live.svelte');
const { Choosing } = await import('./choosing.svelte');
const { likes } = await import('./settings.svelte');

describe('choosing cards', () => {
  const hand = ['7H', '8H', 'QH', 'JS'];
  let line: Line;
  let live: InstanceType<typeof LiveTable>;
  let choosing: InstanceType<typeof Choosing>;

  beforeEach(() => {
    likes.tap = 'once';
    line = new Line();
    live = new LiveTable();
    live.use(line.connection());
    choosing = new Choosing(live);
  });
  function asked(...legal: Entry[]): void {
    live.whole(line.whole({ look: look({ hand, legal, refused: { JS: 'KJ-20' } }) }));
    choosing.follow();
  }
  const actions = (): string[] =>
    line.sent.flatMap((message: ToServer) => (message.type === 'act' ? [message.action] : []));
  const play: Entry = { verb: 'play', shape: 'card', cards: ['7H', '8H', 'QH'], stuk: ['QH'] };

  it('plays a card by one tap', () => {
    asked(play);
    choosing.tap('7H');
    expect(actions()).toEqual(['play 7H']);
  });

  it('asks for nothing while all tricks that are left are taken and the table plays', () => {
    const plain: Entry = { verb: 'play', shape: 'card', cards: ['7H', '8H', 'QH'] };
    const at = (rest: { seat: number; settled: boolean }, entry = plain): void => {
      line.sent.length = 0;
      const moment = look({ hand, legal: [entry] });
      live.whole(line.whole({ table: table({ rest }), look: moment }));
      choosing.follow();
      choosing.tap('7H');
    };
    at({ seat: 0, settled: false });
    expect([live.mine, actions(), live.ahead]).toEqual([false, [], null]);
    at({ seat: 1, settled: true });
    expect([live.mine, actions(), live.ahead]).toEqual([false, [], null]);
    at({ seat: 1, settled: false });
    expect([live.mine, actions()]).toEqual([true, ['play 7H']]);
    at({ seat: 1, settled: true }, play); // stuk is for oneself to say
    expect([live.mine, actions()]).toEqual([true, ['play 7H']]);
  });

  it('stops the pot itself, also when all tricks that are left are taken', () => {
    const legal: Entry[] = [play, { verb: 'stop', shape: 'word' }];
    const rest = { seat: 0, settled: true };
    live.whole(line.whole({ table: table({ rest }), look: look({ hand, legal }) }));
    expect(live.mine).toBe(true);
  });

  const rob: Entry = { verb: 'rob', shape: 'card', cards: hand };

  it('plays where one may also rob, robs when that is wanted, and no longer at the next moment', () => {
    asked(rob, play);
    choosing.want('rob');
    choosing.tap('8H');
    expect([choosing.picked, actions()]).toEqual([['8H'], []]);
    live.whole(line.whole({ look: look({ at: 1, hand, legal: [rob, play] }) }));
    choosing.follow();
    choosing.tap('7H');
    expect(actions()).toEqual(['play 7H']);
  });

  it('lays cards away in the order in which they are written, whichever was picked first', () => {
    asked({ verb: 'discard', shape: 'cards', count: 2, from: hand });
    choosing.tap('JS');
    choosing.confirm(); // not yet
    choosing.tap('7H');
    choosing.confirm();
    expect(actions()).toEqual(['discard 7H JS']);
  });

  it('asks why a card cannot be laid away, and does not pick it', () => {
    asked({ verb: 'discard', shape: 'cards', count: 1, from: ['7H', '8H'] });
    choosing.tap('JS');
    expect(choosing.picked).toEqual([]);
    expect(live.trouble).toMatchObject({ rule: 'KJ-20', card: 'JS' });
  });

  it('forgets the card for one jack when another jack is to be bought', () => {
    asked({
      ...{ verb: 'buy', shape: 'two_cards' },
      pairs: ['JC', 'JD'].map((jack): [string, string] => [jack, '7H']),
    });
    choosing.tap('7H');
    choosing.wantJack('JD');
    expect([choosing.jack, choosing.picked]).toEqual(['JD', []]);
  });

  it('knows that there is no choice', () => {
    asked(play);
    expect(choosing.only).toBeNull();
    asked({ ...play, cards: ['QH'], stuk: ['QH'] });
    expect(choosing.only).toBe('QH');
    asked({ ...play, cards: ['QH'], stuk: [], unlawful: ['JS'] });
    expect(choosing.only).toBeNull();
    asked({ verb: 'discard', shape: 'cards', count: 1, from: ['QH'] });
    expect(choosing.only).toBeNull();
  });

  describe('where there was no choice', () => {
    const forced = { deal: 0, only: 'QH', other: '7H', rule: 'KJ-22' };

    beforeEach(() => {
      const legal = [{ ...play, cards: ['QH'], stuk: [] }];
      live.whole(line.whole({ look: look({ hand, legal, refused: { '7H': 'KJ-22' } }) }));
      choosing.follow();
      expect(choosing.forced).toEqual(forced);
      const played = { at: 1, hand: ['7H', '8H', 'JS'], legal: null, refused: null };
      live.step(line.play(0, 'QH', played));
      choosing.follow();
    });

    it('can say why after the table played the card, until there is one', () => {
      expect([choosing.only, choosing.forced]).toEqual([null, forced]);
      live.step(line.play(3, '9H', { at: 2, legal: [{ ...play, cards: ['7H', '8H'] }] }));
      live.hurry();
      choosing.follow();
      expect(choosing.forced).toBeNull();
    });

    it('says no more about it to who stands up', () => {
      const you = { person: 'p0', seat: null, owner: true };
      live.whole(line.whole({ look: look({ at: 1 }), table: table({ you }) }));
      choosing.follow();
      expect(choosing.forced).toBeNull();
    });
  });

  it('plays by two taps on the same card where that is liked', () => {
    likes.tap = 'twice';
    asked(play);
    choosing.tap('7H');
    choosing.tap('8H');
    expect(actions()).toEqual([]);
    expect(choosing.picked).toEqual(['8H']);
    choosing.tap('8H');
    expect(actions()).toEqual(['play 8H']);
  });

  it('shows stuk unless told not to', () => {
    asked(play);
    choosing.tap('QH');
    live.answer({ type: 'refused', code: 'stale' });
    choosing.withStuk = false;
    choosing.tap('QH');
    expect(actions()).toEqual(['play QH stuk', 'play QH']);
    live.whole(line.whole({ look: look({ at: 1, hand, legal: [play] }) }));
    choosing.follow();
    expect(choosing.withStuk).toBe(true);
  });

  it('says why of a card that may not be played, by tap and by drag', () => {
    asked(play);
    choosing.tap('JS');
    expect(live.trouble).toMatchObject({ rule: 'KJ-20', card: 'JS' });
    live.trouble = null;
    choosing.play('JS');
    expect(live.trouble).toMatchObject({ card: 'JS' });
    expect(actions()).toEqual([]);
  });

  it('lays away as many as are asked, in the order of the notation', () => {
    asked({ verb: 'discard', shape: 'cards', count: 2, from: hand });
    for (const card of ['JS', '8H', '7H']) choosing.tap(card);
    expect(choosing.picked).toEqual(['8H', '7H']);
    choosing.tap('7H');
    expect(choosing.ready).toBe(false);
    choosing.confirm();
    choosing.tap('JS');
    choosing.confirm();
    expect(actions()).toEqual(['discard 8H JS']);
  });

  it('does not play a card that is drawn up while cards are laid away', () => {
    asked({ verb: 'discard', shape: 'cards', count: 2, from: hand });
    choosing.play('7H');
    expect(choosing.picked).toEqual(['7H']);
    expect(actions()).toEqual([]);
  });

  it('buys a jack for a card that goes with it', () => {
    const pairs: [string, string][] = [
      ['JC', '7H'],
      ['JD', '8H'],
    ];
    asked({ verb: 'buy', shape: 'two_cards', pairs }, play);
    choosing.want('buy');
    expect(choosing.jacks).toEqual(['JC', 'JD']);
    expect(choosing.allowed).toEqual(['7H']);
    choosing.wantJack('JD');
    choosing.tap('7H');
    choosing.tap('8H');
    choosing.confirm();
    expect(actions()).toEqual(['buy JD 8H']);
    asked({ verb: 'buy', shape: 'two_cards', pairs: [['JC', '7H']] });
    expect(choosing.jack).toBe('JC');
  });

  it('forgets what was picked when the moment has passed', () => {
    asked({ verb: 'discard', shape: 'cards', count: 2, from: hand });
    choosing.tap('7H');
    choosing.follow();
    expect(choosing.picked).toEqual(['7H']);
    live.whole(line.whole({ look: look({ at: 1, hand, legal: [play] }) }));
    choosing.follow();
    expect(choosing.picked).toEqual([]);
  });

  it('chooses a card ahead when it is not one’s turn, and takes it back', () => {
    asked();
    choosing.tap('7H');
    expect(live.ahead).toBe('7H');
    choosing.tap('7H');
    expect(live.ahead).toBeNull();
    expect(line.sent).toEqual([]);
  });

  it('does not play what was chosen ahead where roem may be called first', () => {
    asked();
    choosing.tap('7H');
    const call = { verb: 'call-roem', shape: 'word' } as const;
    live.whole(line.whole({ look: look({ at: 1, hand, legal: [play], asides: [call] }) }));
    expect([live.ahead, line.sent]).toEqual(['7H', []]);
    live.whole(line.whole({ look: look({ at: 2, hand, legal: [play] }) }));
    expect(line.sent).toHaveLength(1);
  });

  it('takes the second of two quick taps for no choice ahead, as the cards have moved', () => {
    vi.useFakeTimers();
    asked(play);
    choosing.tap('7H');
    live.step(line.play(0, '7H', { at: 1, hand: ['8H', 'QH', 'JS'], legal: null, turn: 1 }));
    choosing.follow();
    choosing.tap('8H');
    expect(live.ahead).toBeNull();
    vi.advanceTimersByTime(1000);
    choosing.tap('8H');
    expect(live.ahead).toBe('8H');
    vi.useRealTimers();
  });

  it('chooses nothing ahead while something else is asked, or when the deal is over', () => {
    asked({ verb: 'pass', shape: 'word' });
    choosing.tap('7H');
    expect(live.ahead).toBeNull();
    live.whole(line.whole({ look: look({ hand, result: result() }) }));
    choosing.tap('7H');
    expect(live.ahead).toBeNull();
  });
});
