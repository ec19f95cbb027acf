// SPDX-License-Identifier: Apache-2.0
// Who one is: nobody is asked for an account, a name is enough, and one is there from the start.
import { t } from '../i18n/index.svelte';
import { api } from '../net/api';
import type { Person } from '../protocol/games';

class Me {
  person = $state.raw<Person | null>(null);
  private asking: Promise<Person> | null = null;

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
