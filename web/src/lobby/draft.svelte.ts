// SPDX-License-Identifier: Apache-2.0
// A table that is being made: the game, its preset, what differs from it, and the rest.
import { catalogue } from '../lib/state/games.svelte';
import { likes } from '../lib/state/settings.svelte';
import type { Game, Option } from '../lib/protocol/games';
import type { NewTable, RuleValue, RuleValues } from '../lib/protocol/table';
import type { Around } from './around';

export class Draft {
  game = $state.raw<Game | null>(null);
  preset = $state('');
  changed = $state.raw<RuleValues>({});
  around = $state<Around>({
    tempo: 0,
    reserve: 0,
    talk: 'phrases',
    watch: 'played',
    sit: 'link',
    hints: 'alone',
    bots: likes.bots,
    signals: 'none',
    cut: 'auto',
    forced: 'auto',
  });

  choose(game: Game): void {
    this.game = game;
    this.changed = {};
    this.take(game.presets[0]?.id ?? '');
  }

  // What was changed by hand stays, but for what the new preset names itself or says as well.
  take(preset: string): void {
    this.preset = preset;
    const named = this.game?.presets.find(({ id }) => id === preset)?.settings ?? {};
    const kept = (this.game?.options ?? []).filter(
      (option) => option.name in this.changed && !(option.name in named) && this.differs(option),
    );
    this.changed = Object.fromEntries(kept.map((option) => [option.name, this.value(option)]));
  }

  // What the preset makes of an option, and of some another house rule.
  given(option: Option): RuleValue {
    const preset = this.game?.presets.find(({ id }) => id === this.preset);
    const named = preset?.settings[option.name];
    if (named !== undefined) return named;
    const other = this.decides(option);
    const followed = other && option.default_follows?.defaults[`${this.value(other)}`];
    return followed ?? preset?.rules?.[option.name] ?? option.default;
  }

  // The house rule that the usual value of an option follows.
  decides({ default_follows: follows }: Option): Option | undefined {
    return this.game?.options.find(({ name }) => name === follows?.option);
  }

  value(option: Option): RuleValue {
    return this.changed[option.name] ?? this.given(option);
  }

  set(option: Option, value: RuleValue | null): void {
    const { [option.name]: _, ...rest } = this.changed;
    const usual = value === null || !this.differs(option, value);
    this.changed = usual ? rest : { ...rest, [option.name]: value };
  }

  // What follows other house rules by default is fixed even where it is set to what it would be.
  private differs(option: Option, value = this.value(option)): boolean {
    return value !== this.given(option) || option.default_follows != null;
  }

  follows(option: Option): boolean {
    return option.default_follows != null && !(option.name in this.changed);
  }

  // What follows a house rule as long as nothing else is chosen.
  followers(option: Option): Option[] {
    const all = this.game?.options ?? [];
    return all.filter((each) => this.decides(each) === option && this.follows(each));
  }

  settings(): NewTable {
    return {
      game: this.game?.id ?? '',
      preset: this.preset,
      rules: this.changed,
      ...this.around,
      bots: catalogue.bot(this.around.bots),
      seat: 0,
      start: this.around.sit === 'alone',
    };
  }
}
