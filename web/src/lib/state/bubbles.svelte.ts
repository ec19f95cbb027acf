// SPDX-License-Identifier: Apache-2.0
// What is in the air at the seats: what was said by an action, and talk for a moment over it.
import type { Seat } from '../protocol/look';

export interface Bubble {
  text: () => string; // in the language of the reader, whenever it is drawn
  key: number;
  passed: boolean;
}

type BySeat = Record<Seat, Bubble>;

const briefly = 2600;
const remarkStays = 5000;

// Unless something else is there by now.
function without(bubbles: BySeat, seat: Seat, gone: Bubble): BySeat {
  if (bubbles[seat]?.key !== gone.key) return bubbles;
  const { [seat]: _, ...rest } = bubbles;
  return rest;
}

export class Bubbles {
  said = $state.raw<BySeat>({});
  remarks = $state.raw<BySeat>({});
  private key = 0;

  at(seat: Seat): Bubble | undefined {
    return this.remarks[seat] ?? this.said[seat];
  }

  clear(): void {
    this.said = {};
  }

  // In the play of the cards for a moment; what was bid stays.
  say(seat: Seat, text: () => string, { passed = false, stays = false }): void {
    const bubble = { text, key: ++this.key, passed };
    this.said = { ...this.said, [seat]: bubble };
    if (!stays) setTimeout(() => (this.said = without(this.said, seat, bubble)), briefly);
  }

  remark(seat: Seat, text: () => string): void {
    const bubble = { text, key: ++this.key, passed: false };
    this.remarks = { ...this.remarks, [seat]: bubble };
    setTimeout(() => (this.remarks = without(this.remarks, seat, bubble)), remarkStays);
  }
}
