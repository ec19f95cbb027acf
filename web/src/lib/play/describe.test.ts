// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/messages';
import type { Chair } from '../protocol/table';
import { browser, look, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { sentenceCapital, spoken } = await import('./describe');
const { spelled } = await import('./signed');

const tell = (happening: Happening, rest: Parameters<typeof look>[0] = {}) =>
  sentenceCapital(happening, { table: table(), look: look(rest), game: undefined });

const aloud = (...told: Parameters<typeof tell>) => spelled(tell(...told) ?? '');

const chairs = (...taken: Partial<Chair>[]) =>
  table().seats.map((chair, seat) => ({ ...(chair as Chair), ...taken[seat] }));
const held = chairs({}, { bot: 'club', here: false });
const botted = chairs({}, { name: 'club', bot: 'club', person: null });
// As those who did not do it read it.
const read = (happening: Happening, before: Chair[], after: Chair[], seat = 0) =>
  sentenceCapital(happening, {
    before: table({ seats: before }),
    table: table({ seats: after, you: { person: 'x', seat, owner: true } }),
    look: look(),
    game: undefined,
  });

describe('who comes and goes, in words', () => {
  beforeAll(() => speak('nl'));
  const bot: Happening = { kind: 'bot', seat: 1, level: 'club' };

  it('says for whom a bot plays, and that the chair is kept', () => {
    const away = chairs({}, { here: false });
    expect(read(bot, away, held)).toBe('Een bot (Club) speelt nu voor Piet en houdt de stoel vrij');
    expect(read(bot, held, held)).toBe('Een bot (Club) speelt nu voor Piet en houdt de stoel vrij');
  });
  it('names a bot of its own as it sits there', () => {
    expect(read(bot, botted, botted)).toBe('Bot Anna speelt nu als Club');
  });
  it('names the person and the bot where a bot plays', () => {
    const act: Happening = { kind: 'act', seat: 1, action: 'play JS' };
    expect(read(act, held, held)).toBe('Piet (bot) speelt ♠J');
    expect(read(act, botted, botted)).toBe('Anna speelt ♠J');
  });
  it('names who stood up as they sat there, and who plays on', () => {
    const stood: Happening = { kind: 'stood', seat: 1 };
    expect(read(stood, chairs(), botted)).toBe('Piet staat op; bot Anna speelt verder');
    expect(read(stood, chairs(), [])).toBe('Piet staat op');
  });
  it('says once that somebody is back', () => {
    expect(read({ kind: 'sat', seat: 1, name: 'Piet' }, held, chairs())).toBeNull();
    expect(read({ kind: 'here', seat: 1, name: 'Piet' }, held, held)).toBe('Piet is er weer');
    expect(read({ kind: 'sat', seat: 1, name: 'Piet' }, botted, chairs())).toBe('Piet gaat zitten');
  });
  it('says who withdrew what they asked, and of any other end only that nothing is taken back', () => {
    const kept: Happening = { kind: 'kept', seat: 1 };
    expect(read(kept, chairs(), chairs())).toBe('Er wordt niets teruggenomen');
    const withdrawn: Happening = { ...kept, withdrawn: true };
    expect(read(withdrawn, chairs(), chairs())).toBe('Piet wil toch niets terugnemen');
    expect(read(withdrawn, chairs(), chairs(), 1)).toBe('Jij wilt toch niets terugnemen');
  });
  it('says jou to whose time was up', () => {
    const late = 'De tijd is om: een bot speelde voor jou';
    expect(read({ kind: 'late', seat: 1 }, chairs(), chairs(), 1)).toBe(late);
  });
});

describe('what happened, in words', () => {
  beforeAll(() => speak('en'));

  it('says you to who did it, and the name to the others', () => {
    expect(tell({ kind: 'act', seat: 0, action: 'play JS' })).toBe('You play ♠J');
    expect(tell({ kind: 'act', seat: 1, action: 'play JS' })).toBe('Piet plays ♠J');
  });
  it('spells cards out for a screen reader', () => {
    const act: Happening = { kind: 'act', seat: 1, action: 'play TS stuk' };
    expect(aloud(act)).toMatch(/^Piet plays ten of spades/);
  });
  it('tells how many cards moved unseen, and no more', () => {
    expect(tell({ kind: 'act', seat: 2, verb: 'discard', count: 3 })).toContain('3 cards');
  });
  it('tells of whom a jack was bought', () => {
    const act: Happening = { kind: 'act', seat: 1, verb: 'buy', card: 'JH' };
    expect(tell(act, { seller: 0 })).toBe('Piet buys ♥J from you');
    expect(tell(act)).toBe('Piet buys ♥J');
    const own: Happening = { kind: 'act', seat: 0, action: 'buy JH 7C' };
    expect(tell(own, { seller: 1 })).toBe('You buy ♥J from Piet for ♣7');
  });
  it('says no roem where the sum is nothing, and does not show it again', () => {
    const nothing: Happening = { kind: 'act', seat: 1, verb: 'roem' };
    expect(tell(nothing)).toBe(tell({ kind: 'act', seat: 1, action: 'roem none' }));
    expect(spoken(nothing, undefined, look())).toBe('No roem');
    expect(tell({ kind: 'shown', seat: 1, event: 4, action: 'roem none' })).toBeNull();
  });
  it('says the sum of roem that is not shown yet', () => {
    const act: Happening = { kind: 'act', seat: 1, verb: 'roem', said: 70 };
    expect(spoken(act, undefined, look())).toContain('70');
    const unnamed: Happening = { kind: 'act', seat: 1, verb: 'roem' };
    expect(spoken(unnamed, undefined, look({ roem: 50 }))).toContain('50');
    expect(tell(unnamed, { roem: 50 })).toBe('Piet declares 50 roem');
  });
  it('writes roem in short, and spells it out where it is read aloud', async () => {
    const act: Happening = { kind: 'act', seat: 1, action: 'roem TC-QC J*' };
    const roem = { roem: 220 };
    expect(tell(act, roem)).toBe('Piet declares 220 roem: ♣10–Q and four jacks');
    expect(aloud(act, roem)).toBe('Piet declares 220 roem: ten of clubs to queen and four jacks');
    const shown: Happening = { kind: 'shown', seat: 1, event: 4, action: 'roem TC-QC' };
    expect(aloud(shown)).toBe('Piet shows: ten of clubs to queen');
    await speak('nl');
    expect(aloud(act, roem)).toContain('klaveren tien tot en met vrouw en vier boeren');
    await speak('en');
  });
});
