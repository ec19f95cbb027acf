// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { patched } from './patch';

interface Some {
  a?: number | null;
  b?: number[] | null;
}

it('a step changes the keys that it names and no other', () => {
  expect(patched<Some>({ a: 1, b: [2] }, { a: 3 })).toEqual({ a: 3, b: [2] });
});

it('null takes a key away', () => {
  expect(patched<Some>({ a: 1, b: [2] }, { a: null })).toEqual({ b: [2] });
});

it('what was before stays as it was', () => {
  const before: Some = { a: 1 };
  patched(before, { a: 2 });
  expect(before).toEqual({ a: 1 });
  expect(patched(before, undefined)).toBe(before);
});
