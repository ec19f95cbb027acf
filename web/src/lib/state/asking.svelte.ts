// SPDX-License-Identifier: Apache-2.0
// Asking a bot what it would do in one's place: a hint is for one moment of the deal.
import { api, ApiError } from '../net/api';
import { readAct } from '../play/action';
import { choices } from '../play/choices';
import type { Hint } from '../protocol/hint';
import type { Card } from '../protocol/look';
import type { Settings } from '../protocol/table';
import type { LiveTable } from './live.svelte';

function given(settings: Settings | undefined): boolean {
  return settings?.hints === 'all' || (settings?.hints === 'alone' && settings.sit === 'alone');
}

type Moment = Pick<Hint, 'deal' | 'at'>;

export class Asking {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  refused = $state<string | null>(null); // the code
  private asked: Moment | null = null; // of the question that is open

  constructor(
    private readonly live: LiveTable,
    private readonly fetched: (table: string) => Promise<Hint> = api.hint,
  ) {}

  // Where the table gives hints, at one's turn, and there is a choice still.
  readonly offered = $derived.by(
    () =>
      given(this.live.table?.settings) &&
      !this.live.resting &&
      !this.live.waits &&
      choices(this.live.look?.legal ?? []) > 1 &&
      !this.live.held &&
      this.live.table?.paused == null,
  );

  // The cards of what the hint puts first.
  readonly advised: Card[] = $derived.by(() => {
    const best = this.hint?.options[0];
    return best ? readAct({ kind: 'act', action: best.action }).cards : [];
  });

  async ask(): Promise<void> {
    const { table, look } = this.live;
    if (!table || !look || this.thinking || !this.offered) return;
    const asked = (this.asked = { deal: look.deal, at: look.at });
    this.thinking = true;
    this.refused = null;
    try {
      const hint = await this.fetched(table.id);
      if (this.isNow(hint)) {
        this.live.trouble = null;
        this.hint = hint;
      }
    } catch (error) {
      if (this.asked === asked) {
        this.live.trouble = null;
        this.refused = error instanceof ApiError ? error.code : 'network';
      }
    } finally {
      if (this.asked === asked) this.thinking = false;
    }
  }

  // To be called when the look changed, or something was refused: one bubble is open at a time.
  follow(): void {
    if (this.live.trouble) return this.forget();
    if (this.hint && !this.isNow(this.hint)) this.hint = null;
    if (this.asked && !this.isNow(this.asked)) this.forgetQuestion();
    if (!this.offered) this.refused = null;
  }

  forget(): void {
    this.hint = null;
    this.refused = null;
  }

  // Its answer comes too late, and another may be asked.
  private forgetQuestion(): void {
    this.asked = null;
    this.thinking = false;
  }

  private isNow({ deal, at }: Moment): boolean {
    const look = this.live.look;
    return look?.deal === deal && look.at === at;
  }
}
