// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import type { Table } from '../protocol/table';
import { mayReplay, mayShare, mayTalk } from './sharing';

it('offers a link only where others may follow it', () => {
  expect(mayShare({ sit: 'link', watch: 'played' })).toBe(true);
  expect(mayShare({ sit: 'invited', watch: 'delayed' })).toBe(true);
  expect(mayShare({ sit: 'alone', watch: 'played' })).toBe(false);
  expect(mayShare({ sit: 'link', watch: 'none' })).toBe(false);
  expect(mayShare(undefined)).toBe(false);
});

it('leads to a deal whom the server lets see it', () => {
  const you = (seat: number | null) => ({ person: 'p', seat, owner: false });
  const settings = (watch: 'none' | 'played') => ({ sit: 'link', watch }) as Table['settings'];
  expect(mayReplay({ you: you(0), settings: settings('none') })).toBe(true);
  expect(mayReplay({ you: you(null), settings: settings('played') })).toBe(true);
  expect(mayReplay({ you: you(null), settings: settings('none') })).toBe(false);
});

it('has no talk alone against bots, unless it was asked for', () => {
  expect(mayTalk({ sit: 'alone', talk: 'phrases' })).toBe(false);
  expect(mayTalk({ sit: 'alone', talk: 'free' })).toBe(true);
  expect(mayTalk({ sit: 'link', talk: 'phrases' })).toBe(true);
  expect(mayTalk(undefined)).toBe(false);
});
