// SPDX-License-Identifier: Apache-2.0
// The talk at a table, and how much of it was not read yet.
import type { Said } from '../protocol/messages';

const longest = 200;

export class Chat {
  lines = $state.raw<{ key: number; said: Said }[]>([]);
  unread = $state(0);
  private key = 0;

  restore(chat: Said[]): void {
    this.lines = chat.slice(-longest).map((said) => ({ key: ++this.key, said }));
  }

  // One's own words are read, also those that one said on another device.
  hear(said: Said, own: boolean): void {
    this.lines = [...this.lines, { key: ++this.key, said }].slice(-longest);
    if (!own) ++this.unread;
  }

  read(): void {
    this.unread = 0;
  }

  // What was said before has the new name, too.
  rename(person: string, name: string): void {
    this.lines = this.lines.map((each) =>
      each.said.person === person ? { ...each, said: { ...each.said, name } } : each,
    );
  }
}
