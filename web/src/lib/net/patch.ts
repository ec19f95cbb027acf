// SPDX-License-Identifier: Apache-2.0
// A step carries only the keys that changed; `null` says that a key is no longer there.

export function patched<T extends object>(before: T, change: Partial<T> | null | undefined): T {
  if (!change) return before;
  const after = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(after) as T;
}
