// SPDX-License-Identifier: Apache-2.0
// Who one is: nobody is asked for an account, a name is enough, and one is there from the start.
import { t } from '../i18n/index.svelte';
import { api, ApiError } from '../net/api';
import type { Person } from '../protocol/games';

class Me {
  person = $state.raw<Person | null>(null);
  draft = $state<string | null>(null); // of another name, as far as it has been typed
  trouble = $state<'me.failed' | 'home.failed' | null>(null); // that name could not be taken
  private asking: Promise<Person> | null = null;

  // Called as everybody is who gave no name.
  get unnamed(): boolean {
    return this.person?.name === t('me.default');
  }

  // The person, made quietly where there is none yet.
  sure(): Promise<Person> {
    this.asking ??= this.ask().catch((error: unknown) => {
      this.asking = null;
      throw error;
    });
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    this.person = await api.makeMe(name);
    this.asking = Promise.resolve(this.person);
  }

  // Takes the name that was typed, also where nobody pressed the button for it. False: it cannot be.
  async settle(): Promise<boolean> {
    const name = this.draft?.trim();
    this.trouble = null;
    if (name === undefined || name === '' || name === this.person?.name) return true;
    try {
      await this.rename(name);
      if (this.draft?.trim() === name) this.draft = null;
      return true;
    } catch (error) {
      const refused = error instanceof ApiError && error.where === 'name';
      this.trouble = refused ? 'me.failed' : 'home.failed';
      return false;
    }
  }

  // Does it under the name that was typed.
  async asNamed(act: () => void): Promise<void> {
    if (await this.settle()) act();
  }

  async move(code: string): Promise<void> {
    this.person = await api.move(code);
    this.asking = Promise.resolve(this.person);
  }

  private async ask(): Promise<Person> {
    const person = (await api.me()) ?? (await api.makeMe(t('me.default')));
    this.person = person;
    return person;
  }
}

export const me = new Me();
