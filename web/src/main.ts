// SPDX-License-Identifier: Apache-2.0
import './app.css';
import './print.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n/index.svelte';
import { catalogue } from './lib/state/games.svelte';
import { apply, follow, likes } from './lib/state/settings.svelte';

apply();
follow();
void catalogue.load(); // nearly every page wants it: no need to wait for the words
const target = document.getElementById('page');
void speak(likes.language).then(() => {
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
});
