// SPDX-License-Identifier: Apache-2.0
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Act } from '../protocol/messages';
import { browser, Line, look } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { LiveTable } = await import('./live.svelte');

describe('the story of a deal', () => {
  let line: Line;
  let live: InstanceType<typeof LiveTable>;
  const bid = (seat: number, action: string): Act => ({ kind: 'act', seat, action });
  const log = (): string[] => live.story.log.map(({ text }) => text);
  const heard = (): string[] => live.story.heard.map(({ text }) => text);

  beforeAll(() => speak('en'));
  beforeEach(() => {
    line = new Line();
    live = new LiveTable();
    live.use(line.connection());
    live.whole(line.whole({ events: [bid(1, 'bid 120'), bid(2, 'pass')] }));
  });
  function step(...what: Parameters<Line['step']>): void {
    live.step(line.step(...what));
    live.hurry();
  }

  it('begins with what happened before one came, unspoken', () => {
    expect(log()).toEqual(['Piet: 120', 'Mien: Pass']);
    expect(heard()).toEqual([]);
  });

  it('has the words that Dutch wants', async () => {
    await speak('nl');
    const cards = [
      { seat: 1, card: '7H' },
      { seat: 2, card: 'AH' },
      { seat: 3, card: '8H' },
    ];
    step([bid(3, 'play 8H')], { at: 3, trick: { leader: 1, cards }, taken: [0, 0, 0, 0] });
    step([bid(0, 'play TH')], { at: 4, trick: { leader: 0, cards: [] }, taken: [1, 0, 0, 0] });
    expect(heard()[1]).toContain('Slag voor jou');
    await speak('en');
  });

  it('speaks every act and every trick, in their order', () => {
    const three = [
      { seat: 1, card: '7H' },
      { seat: 2, card: 'AH' },
      { seat: 3, card: '8H' },
    ];
    step([bid(3, 'play 8H')], { at: 3, trick: { leader: 1, cards: three }, taken: [0, 0, 0, 0] });
    step([bid(0, 'play 9H')], { at: 4, trick: { leader: 2, cards: [] }, taken: [0, 0, 1, 0] });
    expect(heard()).toEqual([
      'Sjef plays eight of hearts',
      'You play nine of hearts. Trick to Mien',
    ]);
  });

  it('says once whose turn it is', () => {
    const legal = [{ verb: 'pass', shape: 'word' as const }];
    step([bid(3, 'pass')], { at: 3, turn: 0, legal });
    expect(live.story.called).toBe('Your turn.');
    step([bid(0, 'pass')], { at: 4, turn: 1, legal: null });
    expect(live.story.called).toBe('');
    step([bid(3, 'pass')], { at: 5, turn: 0, legal });
    live.whole(line.whole());
    expect(live.story.called).toBe('');
  });

  it('loses what was taken back, from that act on', () => {
    step([bid(3, 'bid 130'), bid(0, 'pass')], { at: 4 });
    step([{ kind: 'undone', seat: 2, event: 1 }], { at: 5 });
    expect(log()).toEqual(['Piet: 120', 'Taken back']);
    step([bid(2, 'bid 140')], { at: 6 });
    step([{ kind: 'undone', seat: 2, event: 1 }], { at: 7 });
    expect(log()).toEqual(['Piet: 120', 'Taken back', 'Taken back']);
    expect(live.story.bubbles).toEqual({});
  });

  it('keeps the deal before when something of this one is taken back', () => {
    step([{ kind: 'deal', deal: 1, dealer: 0 }], { deal: 1, at: 0 });
    step([bid(1, 'pass')], { at: 1 });
    step([{ kind: 'undone', seat: 1, event: 0 }], { at: 2 });
    expect(log()).toEqual(['Piet: 120', 'Mien: Pass', 'You deal', 'Taken back']);
  });

  it('tells the sums where roem was compared', () => {
    step([bid(3, 'bid praatje')], { at: 3, compared: [null, 20, null, 50] });
    expect(log().slice(-2)).toEqual(['Piet declares 20 of roem', 'Sjef declares 50 of roem']);
    step([bid(0, 'pass')], { at: 4, compared: [null, 20, null, 50] });
    expect(log()).toHaveLength(6);
  });

  it('names those who watch', () => {
    step([{ kind: 'here', name: 'Truus' }], {});
    step([{ kind: 'away', seat: 2, name: 'Mien' }], {});
    expect(log().slice(-2)).toEqual(['Truus is watching', 'Mien is away']);
  });

  it('shows what is said at a seat, until the first card', () => {
    step([bid(3, 'bid 130')], { at: 3 });
    expect(live.story.bubbles[3]?.text).toBe('130');
    step([bid(1, 'play 7H')], { at: 4, trick: { leader: 1, cards: [{ seat: 1, card: '7H' }] } });
    expect(live.story.bubbles).toEqual({});
  });

  it('does not show old bids again to who comes in the middle of play', () => {
    const trick = { leader: 1, cards: [{ seat: 1, card: '7H' }] };
    const events = [bid(1, 'bid 120'), bid(2, 'pass'), bid(1, 'play 7H')];
    live.whole(line.whole({ look: look({ trick }), events }));
    expect(live.story.bubbles).toEqual({});
  });
});
