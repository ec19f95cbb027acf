// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { mayShare } from './sharing';

it('offers a link only where others may follow it', () => {
  expect(mayShare({ sit: 'link', watch: 'played' })).toBe(true);
  expect(mayShare({ sit: 'invited', watch: 'delayed' })).toBe(true);
  expect(mayShare({ sit: 'alone', watch: 'played' })).toBe(false);
  expect(mayShare({ sit: 'link', watch: 'none' })).toBe(false);
  expect(mayShare(undefined)).toBe(false);
});
