// SPDX-License-Identifier: Apache-2.0
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Act } from '../protocol/messages';
import { browser, Line, look, result, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { LiveTable } = await import('./live.svelte');

describe('the story of a deal', () => {
  let line: Line;
  let live: InstanceType<typeof LiveTable>;
  const bid = (seat: number, action: string): Act => ({ kind: 'act', seat, action });
  const log = (): string[] => live.story.log.map(({ text }) => text());
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

  it('tells roem with the trick that has it, at the seat and in the log', () => {
    const side_roem = [0, 0];
    const three = [
      { seat: 1, card: '7H' },
      { seat: 2, card: '8H' },
      { seat: 3, card: 'AH' },
    ];
    const trick = { leader: 1, cards: three };
    step([bid(3, 'play AH')], { at: 3, trick, taken: [0, 0, 0, 0], side_roem });
    const after = { at: 4, trick: { leader: 3, cards: [] }, taken: [0, 0, 0, 1] };
    step([bid(0, 'play 9H')], { ...after, side_roem: [0, 20] });
    expect(heard().at(-1)).toBe('You play nine of hearts. Trick to Sjef, 20 roem');
    expect(log().at(-1)).toBe('Trick to Sjef, 20 roem');
    expect(live.story.bubbles.said[3]?.text()).toBe('20 roem');
  });

  it('tells what roem brought that was called after the trick', () => {
    step([], { side_roem: [0, 0] });
    step([bid(1, 'call-roem')], { at: 3, side_roem: [0, 50] });
    expect(log().slice(-2)).toEqual(['Piet calls roem', 'Piet gets 50 roem']);
    step([bid(2, 'call-roem')], { at: 4, side_roem: [0, 50] });
    expect(log().at(-1)).toBe('Mien calls roem');
    step([{ kind: 'deal', deal: 1, dealer: 0 }], { deal: 1, at: 0, side_roem: [0, 0] });
    expect(log().at(-1)).toBe('You deal');
  });

  it('tells what came of a claim, at the seat and in the log', () => {
    const claim = { seat: 0, against: 1, right: false };
    step([bid(0, 'claim-revoke 1')], { at: 3, claim });
    const wrong = 'That does not hold; you cannot claim again in this deal';
    expect(log().slice(-2)).toEqual(['You say that Piet revoked', wrong]);
    expect(heard().at(-1)).toContain(wrong);
    expect(live.story.bubbles.said[0]?.text()).toBe('A revoke? That does not hold');
    step([bid(1, 'play 7H')], { at: 4 });
    expect(log().slice(-2)).toEqual([wrong, 'Piet plays ♥7']);

    const right = { seat: 2, against: 1, right: true, trick: 3, card: '7H', rule: 'KJ-21' };
    const score = [262, 0, 262, 0];
    step([bid(2, 'claim-revoke 1')], {
      ...{ at: 5, claim: right },
      result: result({ outcome: 'revoked', declarer: 3, score }),
    });
    expect(log().slice(-2)).toEqual([
      'Piet revoked in trick 4 with ♥7: KJ-21',
      'Piet revoked: we +262, they 0',
    ]);
    expect(heard().at(-1)).toContain('Piet revoked in trick 4 with seven of hearts: KJ-21');
  });

  it('tells the result after its trick, and the winners of the match last', () => {
    const three = [
      { seat: 1, card: '7H' },
      { seat: 2, card: 'AH' },
      { seat: 3, card: '8H' },
    ];
    step([], { at: 3, trick: { leader: 1, cards: three }, taken: [0, 0, 0, 0] });
    const scores = [0, 162, 0, 162];
    const over = { winners: [[1, 3]], scores, cents: [0, 0, 0, 0], pot: [] };
    const last = { at: 4, trick: { leader: 2, cards: [] }, taken: [0, 0, 1, 0] };
    const happened = [bid(0, 'play 9H'), { kind: 'result' }, { kind: 'over' }] as const;
    live.step(
      line.step(
        [...happened],
        { ...last, result: result({ score: scores }) },
        { phase: 'over', over },
      ),
    );
    live.hurry();
    expect(heard().at(-1)).toBe(
      'You play nine of hearts. Trick to Mien. Mien is wet (nat): we 0, they +162. ' +
        'The match is over. Won by Piet and Sjef: we 0, they 162',
    );
    expect(log().slice(-2)).toEqual([
      'Mien is wet (nat): we 0, they +162',
      'The match is over. Won by Piet and Sjef: we 0, they 162',
    ]);
  });

  it('has the result in the log of who comes after it', () => {
    const end = look({ result: result({ score: [0, 162, 0, 162] }) });
    live = new LiveTable();
    live.whole(line.whole({ table: table(), look: end, events: [bid(1, 'play 7H')] }));
    expect(log().at(-1)).toBe('Mien is wet (nat): we 0, they +162');
    expect(heard()).toEqual([]);
  });

  it('speaks what came while the line was lost, that it is back, and whose turn it is', () => {
    const events = [bid(1, 'bid 120'), bid(2, 'pass')];
    const legal = [{ verb: 'pass', shape: 'word' as const }];
    const mine = look({ at: 2, turn: 0, legal });
    live.whole(line.whole({ look: mine, events }));
    expect(heard()).toEqual([]);
    const { key } = live.story.called;
    live.status('lost');
    live.whole(line.whole({ look: mine, events }));
    expect(heard()).toEqual(['The connection is back']);
    expect(live.story.called.text).toBe('Your turn.');
    expect(live.story.called.key).not.toBe(key);

    live.status('lost');
    const now = look({ at: 3, result: result({ score: [0, 162, 0, 162] }) });
    live.whole(line.whole({ look: now, events: [...events, bid(3, 'play AS')] }));
    expect(heard()).toEqual([
      'The connection is back. Sjef plays ace of spades. Mien is wet (nat): we 0, they +162',
    ]);
    live.whole(line.whole({ look: now, events: [...events, bid(3, 'play AS')] }));
    expect(heard()).toEqual([]);
  });

  it('does not read a whole deal to who takes another chair, or was away for long', () => {
    const bids = Array.from({ length: 20 }, (_, n) => bid(n % 4, `bid ${n}`));
    live.status('lost');
    live.whole(line.whole({ events: bids }));
    expect(heard()).toEqual(['The connection is back']);
    const elsewhere = table({ you: { person: 'p0', seat: 2, owner: true } });
    live.whole(line.whole({ table: elsewhere, events: [...bids, bid(0, 'pass')] }));
    expect(heard()).toEqual(['You sit down']);
  });

  it('tells that one stood up or sat down, on whichever page of theirs', () => {
    const { seats } = table();
    const [own, ...others] = seats;
    const up = table({
      seats: [{ ...own, name: 'thumb', person: null, bot: 'thumb', here: true }, ...others],
      you: { person: 'p0', seat: null, owner: true },
    });
    live.whole(line.whole({ table: up, events: [bid(1, 'bid 120'), bid(2, 'pass')] }));
    expect(log().at(-1)).toMatch(/^You stand up; the bot .* plays on$/);
    expect(heard()).toEqual([log().at(-1)]);
    live.whole(line.whole({ table: table(), events: [bid(1, 'bid 120'), bid(2, 'pass')] }));
    expect(log().at(-1)).toBe('You sit down');
    live.whole(line.whole({ table: table(), events: [bid(1, 'bid 120'), bid(2, 'pass')] }));
    expect(log().filter((text) => text === 'You sit down')).toHaveLength(1);
  });

  it('is in the language of the reader, also what was written before', async () => {
    step([bid(3, 'pass')], { at: 3, compared: [null, 20, null, null] });
    await speak('nl');
    expect(log()).toEqual(['Piet: 120', 'Mien: Pas', 'Sjef: Pas', 'Piet roemt 20']);
    expect(live.story.bubbles.said[3]?.text()).toBe('Pas');
    await speak('en');
  });

  it('tells what is said at its seat for a moment, and aloud, but not in the log', () => {
    step([bid(3, 'bid 130')], { at: 3 });
    step([{ kind: 'say', seat: 3, name: 'Sjef', person: 'p3', phrase: 'well_bid' }], {});
    expect(heard().at(-1)).toBe('Sjef: Well bid');
    expect(live.story.bubbles.remarks[3]?.text()).toBe('Well bid');
    expect(live.story.bubbles.said[3]?.text()).toBe('130');
    expect(log().at(-1)).toBe('Sjef: 130');
    expect(live.story.chat.unread).toBe(1);
    step([{ kind: 'say', seat: 0, name: 'Els', person: 'p0', phrase: 'thanks' }], {}); // on another device
    expect(live.story.chat.unread).toBe(1);

    step(
      [
        {
          kind: 'say',
          seat: 2,
          name: 'Mien',
          person: 'p2',
          text: 'lead '.repeat(40),
          to: 'defenders',
        },
      ],
      {},
    );
    expect(heard().at(-1)).toContain('Mien to the defenders only: lead');
    expect(live.story.bubbles.remarks[2]?.text()).toMatch(/^lead .{20,60}…$/);
    step([{ kind: 'say', name: 'Truus', text: 'hello there' }], {});
    expect(heard().at(-1)).toBe('Truus: hello there');
  });

  it('shows the last of what is said at a seat for as long as the first', () => {
    vi.useFakeTimers();
    const said = (phrase: string) =>
      step([{ kind: 'say', seat: 3, name: 'Sjef', person: 'p3', phrase }], {});
    said('well_bid');
    vi.advanceTimersByTime(3000);
    said('thanks');
    vi.advanceTimersByTime(3000);
    expect(live.story.bubbles.remarks[3]?.text()).toBe('Thank you');
    vi.advanceTimersByTime(3000);
    expect(live.story.bubbles.remarks).toEqual({});
    vi.useRealTimers();
  });

  it('does not grow without end', () => {
    step(
      Array.from({ length: 300 }, (_, n) => bid(1, `bid ${n}`)),
      {},
    );
    expect(log()).toHaveLength(250);
    expect(log().at(-1)).toBe('Piet: 299');
  });

  it('calls who is to lift the pack by hand, once', () => {
    const byHand = { ...table().settings, cut: 'hand' as const };
    const asked = { settings: byHand, phase: 'cutting' as const, commitment: 'c1' };
    step([{ kind: 'deal', deal: 1, dealer: 0 }], { deal: 1, at: 0 }, asked);
    expect(live.story.called.text).toBe('Cut: where do you lift the pack?');
    const seats = table().seats.map((chair) => chair && { ...chair, cut: true });
    step([{ kind: 'cut', seat: 0 }], {}, { seats });
    expect(live.story.called.text).toBe('');
  });

  it('says once that claims can be made before the deal is closed', () => {
    step([bid(3, 'play AH')], { at: 3, awaited: 'close' });
    expect(live.story.called.text).toBe('Whoever has something to claim or call does so now.');
    step([{ kind: 'here', name: 'Truus' }], {});
    step([bid(3, 'call-roem')], { at: 4, awaited: 'nothing', result: result() });
    expect(live.story.called.text).toBe('');
  });

  it('says once whose turn it is', () => {
    const legal = [{ verb: 'pass', shape: 'word' as const }];
    step([bid(3, 'pass')], { at: 3, turn: 0, legal });
    expect(live.story.called.text).toBe('Your turn.');
    step([bid(0, 'pass')], { at: 4, turn: 1, legal: null });
    expect(live.story.called.text).toBe('');
    step([bid(3, 'pass')], { at: 5, turn: 0, legal });
    live.whole(line.whole());
    expect(live.story.called.text).toBe('');
  });

  it('calls what is asked of the cards, and for trumps', () => {
    const away = { verb: 'discard', shape: 'cards' as const, count: 3, from: ['7C', '8C', '9C'] };
    step([bid(0, 'take')], { at: 3, turn: 0, legal: [away] });
    expect(live.story.called.text).toBe('Your turn. Lay 3 cards away.');
    const suit = { verb: 'trump', shape: 'suit' as const, suits: ['C' as const] };
    step([bid(0, 'discard 7C 8C 9C')], { at: 4, turn: 0, legal: [suit] });
    expect(live.story.called.text).toBe('Your turn. Which suit is trumps?');
    const play = { verb: 'play', shape: 'card' as const, cards: ['AS'] };
    step([bid(0, 'trump C')], { at: 5, turn: 0, legal: [play] });
    expect(live.story.called.text).toBe('Your turn.');
  });

  it('loses what was taken back, from that act on', () => {
    step([bid(3, 'bid 130'), bid(0, 'pass')], { at: 4 });
    step([{ kind: 'undone', seat: 2, event: 1 }], { at: 5 });
    expect(log()).toEqual(['Piet: 120', 'Taken back']);
    step([bid(2, 'bid 140')], { at: 6 });
    step([{ kind: 'undone', seat: 2, event: 1 }], { at: 7 });
    expect(log()).toEqual(['Piet: 120', 'Taken back', 'Taken back']);
    expect(live.story.bubbles.said).toEqual({});
  });

  it('keeps the deal before when something of this one is taken back', () => {
    step([{ kind: 'deal', deal: 1, dealer: 0 }], { deal: 1, at: 0 });
    step([bid(1, 'pass')], { at: 1 });
    step([{ kind: 'undone', seat: 1, event: 0 }], { at: 2 });
    expect(log()).toEqual(['Piet: 120', 'Mien: Pass', 'You deal', 'Taken back']);
  });

  it('tells the sums where roem was compared', () => {
    step([bid(3, 'bid praatje')], { at: 3, compared: [null, 20, null, 50] });
    expect(log().slice(-2)).toEqual(['Piet declares 20 roem', 'Sjef declares 50 roem']);
    step([bid(0, 'pass')], { at: 4, compared: [null, 20, null, 50] });
    expect(log()).toHaveLength(6);
    step([bid(1, 'pass')], { at: 5, compared: [0, 20, null, 50] });
    expect(log().slice(-2)).toEqual(['Piet: Pass', 'You declare no roem']);
  });

  it('tells once whose ace was silent, and the best trump before the result', () => {
    step([bid(3, 'play AS')], { at: 3, silent_ace: 3 });
    expect(log().at(-1)).toBe('Sjef kept silent about the ace of trumps, now the lowest');
    const ended = result({ outcome: 'scored', declarer: null, score: [5, 5, 5, 5] });
    const best_trump = { seat: 0, card: 'KS', score: 5 };
    step([bid(0, 'play 7S')], { at: 4, best_trump, result: ended });
    expect(log().slice(-2)).toEqual([
      'Best trump: ♠K, held by you, +5',
      'The deal is over: we +5, they +5',
    ]);
    expect(heard().at(-1)).toContain('Best trump: king of spades, held by you');
  });

  it('tells whose mate somebody is by a bid, and that nobody can be', () => {
    step([{ ...bid(3, 'bid halve-stoet'), mate: 1 }], { at: 3, holder: 3, mate: 1, turn: 0 });
    expect(log().at(-1)).toBe('Die zit: Piet is the mate');
    expect(live.story.bubbles.said[1]?.text()).toBe('Die zit!');
    step([bid(0, 'bid halve-stoet')], { at: 4, holder: 3, mate: 1, turn: 0 });
    expect(log().at(-1)).toBe('Nobody holds the other two aces: another bid or a pass');
    step([bid(3, 'bid solo')], { at: 5, holder: 3, mate: null, turn: 3 });
    expect(log().at(-1)).toMatch(/^Sjef: /);
  });

  it('tells with whom the bid stands after roem was compared', () => {
    const sums = [null, 20, null, 50];
    step([bid(3, 'bid praatje')], { at: 3, compared: sums, holder: 1, turn: 0 });
    expect(log().at(-1)).toBe('The bid stands with Piet');
  });

  it('PD-21: an equal bid that loses is compared, and not one without a mate', () => {
    const sums = [null, 20, null, 50];
    step([bid(1, 'bid praatje')], { at: 3, holder: 1, contract: 'praatje', turn: 3 });
    step([bid(3, 'bid praatje')], { at: 4, compared: sums, turn: 3 });
    const said = ['Piet declares 20 roem', 'Sjef declares 50 roem', 'The bid stands with Piet'];
    expect(log().slice(-3)).toEqual(said);
    step([bid(3, 'bid piek')], { at: 5, holder: 3, contract: 'piek', turn: 1 });
    step([bid(1, 'bid piek')], { at: 6, holder: 1, turn: 3 });
    expect(log().slice(-3, -1)).toEqual(said.slice(0, 2));
    expect(log().at(-1)).toBe('The bid stands with Piet');
  });

  it('tells who turns out to be the mate, and whose hand lies open', () => {
    const hands = ['', '', '', 'AH KH'].map((cards) => ({
      count: 2,
      cards: cards.split(' ').filter(Boolean),
    }));
    step([bid(1, 'play AH')], { at: 3, declarer: 0, mate: 1 });
    expect(log().at(-1)).toBe('Piet plays together with you');
    step([bid(3, 'play AH')], { at: 4, exposed: [0, 3], hands });
    expect(log().slice(-2)).toEqual(['Sjef plays ♥A', 'Sjef, face up: ♥A and ♥K']);
    expect(heard().at(-1)).toContain('ace of hearts and king of hearts');
  });

  it('tells that cards which all passed on are played for nothing', () => {
    const hands = [1, 2, 3, 4].map(() => ({ count: 8, cards: [] }));
    const all = { at: 3, passed: [0, 1, 2, 3], hands };
    step([bid(0, 'pass')], { ...all, awaited: 'pack' });
    expect(log().at(-1)).toBe('You: Pass');
    step([bid(0, 'pass')], { ...all, at: 4, awaited: 'seat' });
    expect(log().at(-1)).toContain('without trumps and without score');
  });

  it('does not tell that where trumps come of it, by the die or by a declarer', () => {
    const hands = [1, 2, 3, 4].map(() => ({ count: 8, cards: [] }));
    const all = { passed: [0, 1, 2, 3], hands, awaited: 'seat' as const };
    step([bid(0, 'pass')], { ...all, at: 3, die: 'H' });
    expect(log().at(-1)).toBe('You: Pass');
    step([bid(1, 'pass')], { ...all, at: 4, die: null, declarer: 2 });
    expect(log().at(-1)).toBe('Piet: Pass');
  });

  it('does not tell that of cards which are dealt anew at once', () => {
    const deal: Act = { kind: 'act', action: 'deal' };
    const hands = [11, 11, 11, 0].map((count) => ({ count, cards: [] }));
    step([], { hands: [8, 8, 8, 8].map((count) => ({ count, cards: [] })) });
    step([bid(0, 'pass'), deal], { at: 3, passed: [0, 1, 2, 3], hands });
    expect(log().slice(-2)).toEqual([
      'You: Pass',
      'Rommelpotten: Sjef shuffles and deals cards to the others',
    ]);
  });

  it('tells the card that was turned up, and where cards are dealt anew', () => {
    const deal: Act = { kind: 'act', action: 'deal' };
    const full = [1, 2, 3, 4].map(() => ({ count: 8, cards: [] }));
    const first = { ...deal, turned_up: '7H' };
    step([{ kind: 'deal', deal: 1, dealer: 3 }, first], { deal: 1, hands: full, turn_up: '7H' });
    expect(log().slice(-2)).toEqual(['Sjef deals', 'Turned up: ♥7']);
    step([{ kind: 'deal', deal: 2, dealer: 3 }, deal], { deal: 2, hands: full, turn_up: null });
    expect(log().at(-1)).toBe('Sjef deals');
    step([deal], { at: 5 });
    expect(log().at(-1)).toBe('Rommelpotten: Sjef shuffles and deals cards to the others');
    step([{ ...deal, turned_up: '8H' }], { at: 9, turn_up: '8H' });
    expect(log().at(-1)).toBe('Sjef has a whole hand again, and a new turn-up: ♥8');
  });

  it('tells the widow that is turned up, and which cards came into the own hand', () => {
    const widow_shown = ['9S', '7S', '9C'];
    step([bid(3, 'turn')], { at: 3, widow_shown, hand: ['AS', 'KH'] });
    expect(log().slice(-2)).toEqual(['Sjef turns the widow up', 'The widow: ♠9, ♠7 and ♣9']);
    expect(heard().at(-1)).toContain(
      'The widow: nine of spades, seven of spades and nine of clubs',
    );

    step([bid(0, 'take')], { at: 4, hand: ['AS', '9S', '7S', 'KH', '9C'] });
    expect(log().at(-1)).toBe('Into your hand: ♠9, ♠7 and ♣9');
    expect(heard().at(-1)).toContain('nine of spades, seven of spades and nine of clubs');
    step([bid(0, 'discard AS 9S 7S')], { at: 5, hand: ['KH', '9C'] });
    expect(log().at(-1)).toBe('You lay ♠A, ♠9 and ♠7 away');
    step([{ kind: 'undone', seat: 0, event: 4 }], { at: 4, hand: ['AS', '9S', '7S', 'KH', '9C'] });
    expect(log().at(-1)).toBe('Taken back');
    step([bid(0, 'buy JC 7S')], { at: 5, hand: ['AS', '9S', 'KH', 'JC', '9C'] });
    expect(log().at(-1)).toBe('You buy ♣J for ♠7');
  });

  it('tells what is paid before the tricks, when it is', () => {
    step([bid(0, 'pass')], { at: 3, paid: [-2, -2, -2, 6] });
    expect(log().slice(-2)).toEqual(['You: Pass', 'Paid: you -2, Piet -2, Mien -2, Sjef +6']);
    step([bid(1, 'pass')], { at: 4, paid: [-4, -4, -4, 12] });
    expect(log().at(-1)).toBe('Paid: you -2, Piet -2, Mien -2, Sjef +6');
    step([bid(2, 'pass')], { at: 5 });
    expect(log().at(-1)).toBe('Mien: Pass');
    step([{ kind: 'deal', deal: 1, dealer: 0 }], { deal: 1, at: 0, paid: [0, 0, 0, 0] });
    expect(log().at(-1)).toBe('You deal');
  });

  it('names those who watch', () => {
    step([{ kind: 'here', name: 'Truus' }], {});
    step([{ kind: 'away', seat: 2, name: 'Mien' }], {});
    expect(log().slice(-2)).toEqual(['Truus is watching', 'Mien is away']);
  });

  it('shows what is said at a seat, until the first card', () => {
    step([bid(3, 'bid 130')], { at: 3 });
    expect(live.story.bubbles.said[3]?.text()).toBe('130');
    step([bid(1, 'play 7H')], { at: 4, trick: { leader: 1, cards: [{ seat: 1, card: '7H' }] } });
    expect(live.story.bubbles.said).toEqual({});
  });

  it('leaves a bid at its seat, and what is said in play for a moment', () => {
    vi.useFakeTimers();
    step([bid(3, 'bid 130')], { at: 3 });
    vi.advanceTimersByTime(60_000);
    expect(live.story.bubbles.said[3]?.text()).toBe('130');
    step([bid(1, 'play 7H')], { at: 4, trick: { leader: 1, cards: [{ seat: 1, card: '7H' }] } });
    step([bid(2, 'call-roem')], { at: 5 });
    expect(live.story.bubbles.said[2]).toBeDefined();
    vi.advanceTimersByTime(60_000);
    expect(live.story.bubbles.said[2]).toBeUndefined();
    vi.useRealTimers();
  });

  it('calls who is renamed by the new name also in what they said before', () => {
    step([{ kind: 'say', seat: 3, name: 'Sjef', person: 'p3', phrase: 'well_bid' }], {});
    step([{ kind: 'renamed', seat: 3, name: 'Jos' }], {});
    expect(live.story.chat.lines.map(({ said }) => said.name)).toEqual(['Jos']);
  });

  it('has nothing at the seats where the auction begins anew, also after a reload', () => {
    const again: Act[] = [{ kind: 'act', action: 'die H' }];
    const bids = [0, 1, 2, 3].map((seat) => bid(seat, 'pass'));
    step(bids, { at: 4 });
    expect(Object.keys(live.story.bubbles.said)).toHaveLength(4);
    step(again, { at: 5, die: 'H' });
    expect(live.story.bubbles.said).toEqual({});
    const events = [...bids, { kind: 'act', action: 'deal' } as const, bid(1, 'bid 120')];
    live.whole(line.whole({ events }));
    expect(Object.keys(live.story.bubbles.said)).toEqual(['1']);
  });

  it('does not show old bids again to who comes in the middle of play', () => {
    const trick = { leader: 1, cards: [{ seat: 1, card: '7H' }] };
    const events = [bid(1, 'bid 120'), bid(2, 'pass'), bid(1, 'play 7H')];
    live.whole(line.whole({ look: look({ trick }), events }));
    expect(live.story.bubbles.said).toEqual({});
  });
});
