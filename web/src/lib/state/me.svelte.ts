// SPDX-License-Identifier: Apache-2.0
// Who one is: nameOf is asked for an account, a name is enough, and one is there from the start.
import { t } from '../i18n/index.svelte';
import { api, ApiError } from '../net/api';
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
  }

  async move(code: string): Promise<void> {
    this.person = await api.move(code);
    this.asking = Promise.resolve(this.person);
  }

  private async ask(): Promise<Person> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      this.person = await api.makeMe(t('me.default'));
    }
    return this.person;
  }
}

export const me = new Me();
