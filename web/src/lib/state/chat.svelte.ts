// SPDX-License-Identifier: Apache-2.0
// The talk at a table, how much of it was not read yet, and what is being written.
import type { Channel, Said } from '../protocol/messages';

const longest = 200;

export class Chat {
  lines = $state.raw<{ key: number; said: Said }[]>([]);
  unread = $state(0);
  draft = $state('');
  channel = $state<Channel>('table'); // that it is meant for
  private back = ''; // the part of the draft that was refused
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

  // What is written by now, which is taken out of its field.
  take(): string {
    const text = this.draft.trim();
    this.draft = this.back = '';
    return text;
  }

  // What was refused, in its order, comes before what was written since. If either is for the
  // defenders alone, both are.
  giveBack(text: string, channel: Channel): void {
    const { draft, back } = this;
    const untouched = back !== '' && draft.startsWith(back);
    const since = untouched ? draft.slice(back.length).trimStart() : draft;
    this.back = untouched ? `${back} ${text}` : text;
    if (!draft || channel === 'defenders') this.channel = channel;
    this.draft = [this.back, since].filter(Boolean).join(' ');
  }

  // What was said before has the new name, too.
  rename(person: string, name: string): void {
    this.lines = this.lines.map((each) =>
      each.said.person === person ? { ...each, said: { ...each.said, name } } : each,
    );
  }
}
