// SPDX-License-Identifier: Apache-2.0
// Where the pictures of jacks, queens and kings are: files of their own, loaded when one is shown.
const files = import.meta.glob<string>('../assets/courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function court(card: string): string | undefined {
  return files[`../assets/courts/${card}.svg`];
}
