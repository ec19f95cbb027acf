// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest';
import type { Said } from '../protocol/messages';
import { Chat } from './chat.svelte';

describe('the talk at a table', () => {
  let chat: Chat;
  const said = (seat: number, name: string, text: string): Said => {
    return { seat, name, person: `p${seat}`, text };
  };
  const lines = (): string[] => chat.lines.map(({ said: { name, text } }) => `${name}: ${text}`);

  beforeEach(() => {
    chat = new Chat();
  });

  it('counts every line of others that was not read yet', () => {
    chat.hear(said(1, 'Piet', 'one'), false);
    chat.hear(said(2, 'Mien', 'two'), false);
    chat.hear(said(0, 'Sjef', 'three'), true);
    expect(chat.unread).toBe(2);
    chat.read();
    expect(chat.unread).toBe(0);
    chat.restore([said(1, 'Piet', 'before')]);
    expect(chat.unread).toBe(0);
  });

  it('keeps the latest lines of a long talk, and has a key for each', () => {
    const long = Array.from({ length: 250 }, (_, n) => said(1, 'Piet', `${n}`));
    chat.restore(long);
    expect([chat.lines.length, lines().at(-1)]).toEqual([200, 'Piet: 249']);
    chat.hear(said(1, 'Piet', '250'), false);
    expect([chat.lines.length, lines().at(-1)]).toEqual([200, 'Piet: 250']);
    expect(new Set(chat.lines.map(({ key }) => key)).size).toBe(200);
  });

  it('gives back what was refused in its order, before what was written since', () => {
    chat.draft = 'one ';
    expect(chat.take()).toBe('one');
    chat.draft = 'two';
    chat.take();
    chat.draft = 'three';
    chat.giveBack('one', 'table');
    expect(chat.draft).toBe('one three');
    chat.giveBack('two', 'defenders');
    expect([chat.draft, chat.channel]).toEqual(['one two three', 'defenders']);
    chat.draft = 'other words';
    chat.giveBack('four', 'table');
    expect(chat.draft).toBe('four other words');
    chat.take();
    chat.giveBack('five', 'table');
    expect(chat.draft).toBe('five');
  });

  it('keeps what is written for the defenders to them, whatever comes back', () => {
    chat.channel = 'defenders';
    chat.draft = 'I have no trumps';
    chat.giveBack('Nice one', 'table');
    expect(chat.channel).toBe('defenders');
    chat.take();
    chat.giveBack('Nice one', 'table');
    expect(chat.channel).toBe('table');
  });

  it('gives a new name to what that player said, not to who is called so too, on that chair or another', () => {
    const before = { ...said(1, 'Piet', 'b'), person: 'p9' };
    chat.restore([said(1, 'Piet', 'a'), before, said(2, 'Piet', 'c')]);
    chat.rename('p1', 'Pieter');
    expect(lines()).toEqual(['Pieter: a', 'Piet: b', 'Piet: c']);
  });
});
