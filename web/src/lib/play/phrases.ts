// SPDX-License-Identifier: Apache-2.0
// Ready phrases that this page has words for.
export const phrases = [
  'hello',
  'good_luck',
  'well_played',
  'nice_trick',
  'well_bid',
  'thanks',
  'sorry',
  'oops',
  'my_mistake',
  'no_matter',
  'bad_luck',
  'wow',
  'hurry',
  'take_your_time',
  'one_moment',
  'back',
  'one_more',
  'last_deal',
  'good_game',
  'goodbye',
] as const;
