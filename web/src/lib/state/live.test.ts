// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestQueue } from '../play/pace';
import type { Entry, Played } from '../protocol/look';
import type { ToServer } from '../protocol/messages';
import { browser, Line, look, result, table } from '../../testing/bench';

const { sounds } = vi.hoisted(() => ({ sounds: [] as string[] }));
vi.mock('../sound', () => ({ play: (sound: string) => sounds.push(sound) }));

const page = browser();
const { speak } = await import('../i18n/index.svelte');
const { LiveTable } = await import('./live.svelte');

const cards = (line: Line): ToServer[] => line.sent.filter(({ type }) => type === 'act');
const trick = (...played: [number, string][]) => ({
  leader: played[0]?.[0] ?? 0,
  cards: played.map(([seat, card]): Played => ({ seat, card })),
});
const myTurn = (hand: string[], legal = hand) => ({
  turn: 0,
  hand,
  legal: [{ verb: 'play', shape: 'card' as const, cards: legal }],
});

describe('a live table', () => {
  let line: Line;
  let live: InstanceType<typeof LiveTable>;

  beforeAll(() => speak('en'));
  beforeEach(() => {
    vi.useFakeTimers();
    page.hidden = false;
    line = new Line();
    live = new LiveTable();
    live.use(line.connection());
    live.whole(line.whole({ look: look({ trick: trick(), turn: 1 }) }));
  });
  afterEach(() => {
    live.leave();
    vi.useRealTimers();
  });

  const lying = (): string => (live.look?.trick?.cards ?? []).map(({ card }) => card).join(' ');

  it('shows what others do one by one, with time to see it', () => {
    live.step(line.play(1, '7H', { at: 1, trick: trick([1, '7H']), turn: 2 }));
    live.step(line.play(2, '8H', { at: 2, trick: trick([1, '7H'], [2, '8H']), turn: 3 }));
    expect(lying()).toBe('7H');
    vi.advanceTimersByTime(100);
    expect(lying()).toBe('7H');
    vi.advanceTimersByTime(2000);
    expect(lying()).toBe('7H 8H');
  });

  it('shows nothing of a deal as long as nothing of it is told', () => {
    live.whole(line.whole({ look: null }));
    live.step(line.step([], {}));
    vi.advanceTimersByTime(2000);
    expect(live.look).toBeNull();
    live.step(line.step([], look({ turn: 2 })));
    expect(live.look?.turn).toBe(2);
  });

  it('shows at once what one does oneself', () => {
    live.step(line.play(3, '7H', { at: 1, trick: trick([3, '7H']), ...myTurn(['9H', 'TS']) }));
    live.step(line.play(0, '9H', { at: 2, trick: trick([3, '7H'], [0, '9H']), legal: null }));
    expect(lying()).toBe('7H 9H');
  });

  it('lets a full trick lie, and asks for nothing meanwhile', () => {
    const three = trick([1, '7H'], [2, '8H'], [3, 'TH']);
    live.step(line.step([], { at: 3, trick: three, taken: [0, 0, 0, 0] }));
    vi.advanceTimersByTime(2000);
    const all = { ...trick([1, '7H'], [2, '8H'], [3, 'TH'], [0, '9H']), winner: 3 };
    live.step(line.play(0, '9H', { at: 4, trick: trick(), last_trick: all, taken: [0, 0, 0, 1] }));
    expect(live.held?.winner).toBe(3);
    vi.advanceTimersByTime(2000);
    expect(live.held).toBeNull();
  });

  it('catches up at once where the page was away', () => {
    page.hidden = true;
    for (let at = 1; at <= 3; ++at) live.step(line.play(1, '7H', { at }));
    expect(live.look?.at).toBe(3);
  });

  it('catches up at once where far too much is waiting', () => {
    for (let at = 1; at <= longestQueue + 3; ++at) live.step(line.play(1, '7H', { at }));
    expect(live.look?.at).toBeGreaterThan(longestQueue);
  });

  it('drops what is waiting when everything comes again', () => {
    live.step(line.play(1, '7H', { at: 1 }));
    live.step(line.play(2, '8H', { at: 2 }));
    live.whole(line.whole({ look: look({ at: 9 }) }));
    vi.advanceTimersByTime(5000);
    expect(live.look?.at).toBe(9);
  });

  it('sends one action at a time, and the next after the answer', () => {
    live.act('play 7H');
    live.act('play 8H');
    expect(cards(line)).toEqual([{ type: 'act', deal: 0, at: 0, action: 'play 7H' }]);
    live.answer({ type: 'refused', id: '1', code: 'rule', rule: 'KJ-22' });
    expect(live.trouble).toEqual({ code: 'rule', rule: 'KJ-22' });
    live.act('play 8H');
    expect(cards(line)).toHaveLength(2);
    expect(live.trouble).toBeNull();
  });

  it('may act again once what one did is shown', () => {
    live.act('play 7H');
    live.step(line.play(0, '7H', { at: 1 }));
    live.act('play 8H');
    expect(cards(line)).toHaveLength(2);
  });

  it('goes by the clock of the server, whatever is done to that of the machine', () => {
    live.whole(line.whole({ now: 5000 }));
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(live.now()).toBeCloseTo(6000);
  });

  it('says nothing of an action that came too late', () => {
    live.act('play 7H');
    live.answer({ type: 'refused', id: '1', code: 'stale' });
    expect([live.trouble, live.sent]).toEqual([null, null]);
  });

  it('says nothing of a match that was begun twice, as by a double click', () => {
    live.send({ type: 'again' });
    live.answer({ type: 'refused', id: '1', code: 'started' });
    expect(live.trouble).toBeNull();
  });

  it('tells who has no line that a pause was not asked for, and asks for none later', () => {
    live.status('lost');
    live.send({ type: 'pause', on: true });
    expect(live.trouble?.code).toBe('offline');
    expect(line.sent).toEqual([]);
    live.whole(line.whole());
    expect(live.trouble?.code).toBe('offline');
    live.send({ type: 'pause', on: true });
    expect(line.sent).toHaveLength(1);
  });

  it('lets standing up and another match wait for a line', () => {
    live.status('lost');
    live.send({ type: 'stand' });
    live.send({ type: 'again' });
    expect(live.trouble).toBeNull();
    expect(line.sent).toEqual([{ type: 'stand' }, { type: 'again' }]);
  });

  it('says nothing to who stood up twice, as when the answer was lost', () => {
    live.answer({ type: 'refused', code: 'not_seated' });
    expect(live.trouble?.code).toBe('not_seated');
    live.whole(line.whole({ table: table({ you: { person: 'p0', seat: null, owner: true } }) }));
    live.answer({ type: 'refused', code: 'not_seated' });
    expect(live.trouble).toBeNull();
  });

  it('forgets a refusal once play has gone on for a while', () => {
    live.answer({ type: 'refused', code: 'no_undo' });
    live.step(line.play(1, '7H', { at: 1 }));
    expect(live.trouble?.code).toBe('no_undo');
    vi.advanceTimersByTime(6000);
    live.step(line.play(2, '8H', { at: 2 }));
    expect(live.trouble).toBeNull();
  });

  it('lets the explanation of a card be read until one acts, or cards are dealt', () => {
    for (const end of [
      () => live.act('play 9H'),
      () => live.step(line.step([], { deal: 1, at: 0 })),
    ]) {
      live.whole(line.whole({ look: look({ refused: { '7S': 'KJ-22' } }) }));
      live.why('7S');
      vi.advanceTimersByTime(60_000);
      live.step(line.play(0, '9H', { at: 7 }));
      live.hurry();
      expect(live.trouble?.rule).toBe('KJ-22');
      end();
      live.hurry();
      expect(live.trouble).toBeNull();
    }
  });

  it('does not leave an explanation over a result', () => {
    live.whole(line.whole({ look: look({ refused: { '7S': 'KJ-22' } }) }));
    live.why('7S');
    vi.advanceTimersByTime(60_000);
    live.step(line.step([{ kind: 'result', deal: 0 }], { at: 9, result: result() }));
    vi.advanceTimersByTime(3000);
    expect(live.trouble?.rule).toBe('KJ-22');
    vi.advanceTimersByTime(2000);
    expect(live.trouble).toBeNull();
  });

  it('leaves what is refused after a result, when an explanation from before it goes', () => {
    live.whole(line.whole({ look: look({ refused: { '7S': 'KJ-22' } }) }));
    live.why('7S');
    live.step(line.step([{ kind: 'result', deal: 0 }], { at: 9, result: result() }));
    vi.advanceTimersByTime(3000);
    live.answer({ type: 'refused', code: 'no_undo' });
    vi.advanceTimersByTime(3000);
    expect(live.trouble?.code).toBe('no_undo');
  });

  it('takes nothing for new that comes back, and forgets what was chosen ahead of it', () => {
    live.whole(line.whole({ look: look({ hand: ['7H', '8H', '9H'] }) }));
    live.step(line.step([], { at: 1, hand: ['9H'] }));
    live.ahead = '9H';
    live.step(
      line.step([{ kind: 'undone', seat: 0, event: 0 }], { at: 2, hand: ['7H', '8H', '9H'] }),
    );
    live.hurry();
    expect([live.look?.hand?.length, live.fresh, live.ahead]).toEqual([3, [], null]);
  });

  it('says why from the look where the look tells, and else asks', () => {
    live.whole(line.whole({ look: look({ refused: { '7S': 'KJ-22' } }) }));
    live.why('7S');
    expect(live.trouble).toEqual({ code: 'rule', rule: 'KJ-22', card: '7S' });
    live.why('8S');
    expect(line.sent).toEqual([{ type: 'why', action: 'play 8S' }]);
    live.answer({ type: 'refused', id: '1', code: 'turn', rule: 'KJ-20' });
    expect(live.trouble).toEqual({ code: 'turn', rule: 'KJ-20', card: '8S' });
  });

  it('plays a card that was chosen ahead when it may be played', () => {
    live.ahead = '9H';
    live.step(line.play(3, '7H', { at: 1, ...myTurn(['9H', 'TS'], ['9H']) }));
    expect(cards(line)).toEqual([{ type: 'act', deal: 0, at: 1, action: 'play 9H' }]);
    expect(live.ahead).toBeNull();
  });

  it('shows stuk with a card that was chosen ahead', () => {
    live.ahead = 'QH';
    const [legal] = myTurn(['QH']).legal;
    const now = { ...myTurn(['QH']), legal: legal ? [{ ...legal, stuk: ['QH'] }] : [] };
    live.step(line.play(3, '7H', { at: 1, ...now }));
    expect(cards(line)).toMatchObject([{ action: 'play QH stuk' }]);
  });

  it('says why a card that was chosen ahead may not be played', () => {
    live.ahead = 'TS';
    const refused = { TS: 'KJ-20' };
    live.step(line.play(3, '7H', { at: 1, ...myTurn(['9H', 'TS'], ['9H']), refused }));
    expect(cards(line)).toEqual([]);
    expect(live.trouble?.card).toBe('TS');
    expect(live.ahead).toBeNull();
  });

  it('plays no card that was chosen ahead while something else may be done', () => {
    live.ahead = '9H';
    const rob: Entry = { verb: 'rob', shape: 'cards', count: 1, from: ['9H', 'TS'] };
    const asked = myTurn(['9H', 'TS'], ['9H']);
    live.step(line.play(3, '7H', { at: 1, ...asked, legal: [rob, ...asked.legal] }));
    expect(cards(line)).toEqual([]);
    expect(live.ahead).toBe('9H');
    const robbed = line.step([{ kind: 'act', seat: 0, verb: 'rob', count: 1 }], {
      at: 2,
      ...asked,
    });
    live.step(robbed);
    expect(cards(line)).toMatchObject([{ action: 'play 9H' }]);
  });

  it('forgets a card that was chosen ahead and is gone, or when cards are dealt', () => {
    live.ahead = '9H';
    live.step(line.play(3, '7H', { at: 1, hand: ['TS'] }));
    expect(live.ahead).toBeNull();
    live.ahead = 'TS';
    vi.advanceTimersByTime(2000);
    live.step(line.step([{ kind: 'deal', deal: 1, dealer: 0 }], { deal: 1, at: 0, hand: ['TS'] }));
    expect(live.ahead).toBeNull();
  });

  it('says a phrase or words of its own, and nothing where there are none', () => {
    live.say({ phrase: 'thanks' }, 'table');
    live.say({ text: 'hello' }, 'defenders');
    live.say({ text: '' }, 'table');
    expect(line.sent).toEqual([
      { type: 'say', phrase: 'thanks', to: 'table' },
      { type: 'say', text: 'hello', to: 'defenders' },
    ]);
  });

  it('gives words back that are refused, and says why until something is said again', () => {
    live.say({ text: 'Mooi!' }, 'defenders');
    live.answer({ type: 'refused', id: '1', code: 'rate' });
    const { chat } = live.story;
    expect([chat.draft, chat.channel]).toEqual(['Mooi!', 'defenders']);
    expect(live.trouble).toEqual({ code: 'rate', talk: true });
    live.say({ text: chat.take() }, 'defenders');
    expect(live.trouble).toBeNull();
    live.answer({ type: 'done', id: '2' });
    live.say({ phrase: 'hello' }, 'table');
    live.answer({ type: 'refused', id: '3', code: 'rate' });
    expect(chat.draft).toBe('');
  });

  it('takes the rest once, and does nothing else meanwhile', () => {
    live.takeRest();
    live.takeRest();
    live.act('play 7H');
    expect(line.sent).toEqual([{ type: 'rest', deal: 0, at: 0 }]);
  });

  it('has one sound for a step, of what matters most, and one for the turn', () => {
    const heard = (...what: Parameters<Line['step']>): string[] => {
      sounds.length = 0;
      live.step(line.step(...what));
      live.hurry();
      return sounds;
    };
    const three = trick([1, '7H'], [2, '8H'], [3, 'TH']);
    const act = (seat: number, action: string) => ({ kind: 'act' as const, seat, action });
    expect(heard([{ kind: 'say', seat: 2, person: 'p2', phrase: 'thanks' }], {})).toEqual(['talk']);
    expect(heard([{ kind: 'say', seat: 0, person: 'p0', phrase: 'thanks' }], {})).toEqual([]);
    expect(heard([act(2, 'pass')], { at: 1 })).toEqual(['speech']);
    expect(heard([{ kind: 'act', action: 'die H' }], { at: 2 })).toEqual([]);
    const mine = { at: 3, trick: three, taken: [0, 0, 0, 0], ...myTurn(['9H']) };
    expect(heard([act(3, 'play TH')], mine)).toEqual(['card', 'turn']);
    const full = { at: 4, trick: trick(), taken: [0, 0, 0, 1], turn: 3, legal: null };
    expect(heard([act(0, 'play 9H')], full)).toEqual(['trick']);
    const end = { at: 5, result: result() };
    expect(heard([act(3, 'play AS'), { kind: 'result', deal: 0 }], end)).toEqual(['end']);
    live.step(line.step([act(3, 'play AS')], { at: 6 }));
    sounds.length = 0;
    live.step(line.step([act(1, 'play KS')], { at: 7 }));
    live.drain();
    expect([live.look?.at, sounds]).toEqual([7, []]);
  });

  it('tells that the server cannot store, and that it can again', () => {
    const { notice } = live.handlers();
    notice('storage');
    expect(live.shut).toBe('storage');
    live.status('open'); // the table comes after the notice
    expect(live.shut).toBe('storage');
    notice('stored');
    expect(live.shut).toBeNull();
    notice('closing');
    live.status('connecting');
    expect(live.shut).toBeNull();
  });

  it('gives its cut once, where the table does not lift by hand', () => {
    const cutting = table({ phase: 'cutting', commitment: 'c' });
    live.whole(line.whole({ table: cutting }));
    live.step(line.step([{ kind: 'cut', seat: 2 }], {}));
    expect(line.sent.filter(({ type }) => type === 'cut')).toHaveLength(1);
    live.whole(
      line.whole({
        table: { ...cutting, match: 'n', settings: { ...cutting.settings, cut: 'hand' } },
      }),
    );
    expect(line.sent.filter(({ type }) => type === 'cut')).toHaveLength(1);
  });
});

describe('who opens the link of a private table', () => {
  it('is told, and does not ask again', () => {
    const live = new LiveTable();
    let closed = 0;
    const line = new Line().connection();
    live.use(Object.assign(line, { close: () => ++closed }));
    live.answer({ type: 'refused', code: 'no_table' });
    expect([live.barred, closed, live.trouble]).toEqual([true, 1, null]);
  });
});

describe('who knocks at a table', () => {
  const stranger = { you: { person: 'p9', seat: null, owner: false, may_sit: false } };
  const seats = [null, null];
  let line: Line;
  let live: InstanceType<typeof LiveTable>;

  beforeEach(() => {
    line = new Line();
    live = new LiveTable();
    live.use(line.connection());
    live.whole(line.whole({ table: table({ ...stranger, seats, phase: 'waiting' }), look: null }));
    live.send({ type: 'sit', seat: 1 });
    live.answer({ type: 'refused', code: 'not_invited' });
  });
  const told = (person: string, isIn: boolean) =>
    line.step([{ kind: 'let', person, in: isIn }], {});

  it('sits down when let in, on the chair that was asked for', () => {
    live.step(told('p8', true));
    expect(line.sent).toHaveLength(1);
    live.step(told('p9', true));
    expect(live.trouble).toBeNull();
    expect(line.sent.at(-1)).toEqual({ type: 'sit', seat: 1 });
    live.step(told('p9', true));
    expect(line.sent).toHaveLength(2);
  });
  it('does not sit down where something else was refused since', () => {
    live.answer({ type: 'refused', code: 'seat_taken' });
    live.step(told('p9', true));
    expect(line.sent).toHaveLength(1);
  });
  it('is told when kept out', () => {
    live.step(told('p9', false));
    expect(live.trouble?.code).toBe('kept_out');
    expect(line.sent).toHaveLength(1);
  });
  it('does not push anybody off', () => {
    const sjef = { name: 'Sjef', person: 'p3', bot: null, here: true };
    live.step(line.step([{ kind: 'sat', seat: 1, name: 'Sjef' }], {}, { seats: [null, sjef] }));
    live.step(told('p9', true));
    expect(line.sent).toHaveLength(1);
  });
});
