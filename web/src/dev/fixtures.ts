// SPDX-License-Identifier: Apache-2.0
// Moments to look at while drawing; never part of what is shipped.
import type { Game, Words } from '../lib/protocol/games';
import type { Look } from '../lib/protocol/look';
import type { Table } from '../lib/protocol/table';

const both = (nl: string, en = nl): Words => ({ nl, en });
function game(id: string, sheet: Game['sheet'], rest: Partial<Game> = {}): Game {
  const title = both(id.charAt(0).toUpperCase() + id.slice(1));
  return {
    id,
    letters: id.slice(0, 2).toUpperCase(),
    sheet,
    title,
    text: both('Wie het hoogste bod doet, speelt alleen tegen de anderen. En meer.'),
    presets: [
      {
        id: 'standard',
        title: both('Gewoon'),
        text: both('Zoals meestal.'),
        seats: 4,
        settings: {},
      },
    ],
    options: [],
    ...rest,
  };
}

const contracts = [
  'polk-zonder',
  'solo',
  'stoet',
  'vierde-boer',
  'halve-stoet',
  'praatje',
  'polke',
  'piek',
];
export const games: Game[] = [
  game('klaverjassen', 'two_columns'),
  game('hoogjassen', 'blok', {
    bids: { nl: { '120': 'twintig', '130': 'dertig', '150': 'de markt' } },
    once: both('één keer {}', 'once {}'),
  }),
  game('heugen', 'pad'),
  game('pandoer', 'cents', {
    contracts: contracts.map((id) => ({
      id,
      name: both(id.replace('-', ' ')),
      text: both('alleen, precies 7 slagen, zonder troef'),
    })),
  }),
  game('vijvenveertig', 'chips'),
];

function table(name: string, seats: number, rest: Partial<Table> = {}): Table {
  const names = ['Lies', 'Anna', 'Bram', 'Clara', 'Dirk', 'Emma'];
  return {
    id: 'dev',
    match: 'dev',
    game: name,
    preset: 'standard',
    rules: { match_deals: 16, chip: 5 },
    differs: [],
    settings: {
      game: name,
      preset: 'standard',
      rules: {},
      tempo: 0,
      reserve: 0,
      talk: 'free',
      watch: 'played',
      sit: 'link',
      hints: 'alone',
      bots: 'thumb',
      signals: 'none',
      cut: 'auto',
      forced: 'auto',
    },
    owner: 'p',
    you: { person: 'p', seat: 0, owner: true },
    seats: names.slice(0, seats).map((each, i) => ({
      name: i > 1 ? 'thumb' : each,
      bot: i > 1 ? 'thumb' : null,
      here: true,
    })),
    phase: 'playing',
    paused: null,
    sheet: [],
    scores: Array(seats).fill(0),
    ...rest,
  };
}

const heaps = (...counts: number[]) => counts.map((count) => ({ count, cards: [] as string[] }));
const klaver: Look = {
  deal: 3,
  at: 12,
  dealer: 3,
  awaited: 'seat',
  turn: 0,
  hand: ['JS', '9S', 'AH', 'TH', 'QH', '8D', '7D'],
  hands: heaps(7, 7, 6, 6),
  taken: [1, 0, 0, 0],
  declarer: 1,
  trumps: 'S',
  trick: {
    leader: 2,
    cards: [
      { seat: 2, card: 'KH' },
      { seat: 3, card: '7H' },
    ],
    winning: 2,
  },
  last_trick: {
    leader: 1,
    cards: [
      { seat: 1, card: 'AC' },
      { seat: 2, card: '7C' },
      { seat: 3, card: '8C' },
      { seat: 0, card: '7S' },
    ],
    winner: 0,
  },
  side_roem: [20, 0],
  sides: [
    [1, 3],
    [0, 2],
  ],
  legal: [{ verb: 'play', shape: 'card', cards: ['AH', 'TH', 'QH'] }],
  refused: { JS: 'KJ-21', '9S': 'KJ-21', '8D': 'KJ-21', '7D': 'KJ-21' },
};
const row = (
  deal: number,
  score: number[],
  points: number[],
  roem: number[],
  outcome = 'made',
) => ({
  deal,
  dealer: deal % 4,
  bid: 0,
  result: {
    outcome: outcome as 'made',
    declarer: 0,
    contract: null,
    trumps: 'S',
    sides: [
      [0, 2],
      [1, 3],
    ],
    tricks: [0, 1],
    points,
    roem,
    score,
    cents: [0, 0, 0, 0],
    pot: 0,
  },
});
const columns = [
  row(0, [110, 92, 110, 92], [90, 72], [20, 20]),
  row(1, [0, 232, 0, 232], [70, 92], [50, 20], 'wet'),
  row(2, [282, 0, 282, 0], [162, 0], [120, 0], 'pit'),
];

export const fixtures: Record<string, { table: Table; look: Look }> = {
  play: {
    table: table('klaverjassen', 4, { sheet: columns, scores: [392, 324, 392, 324] }),
    look: klaver,
  },
  wait: {
    table: table('klaverjassen', 4, { sheet: columns, scores: [392, 324, 392, 324] }),
    look: {
      ...klaver,
      turn: 1,
      legal: null,
      refused: null,
      trick: { leader: 3, cards: [{ seat: 3, card: '7H' }], winning: 3 },
    },
  },
  bid: {
    table: table('hoogjassen', 4, { pot: 400 }),
    look: {
      deal: 0,
      at: 3,
      dealer: 2,
      awaited: 'seat',
      turn: 0,
      hand: ['JS', '9S', 'AH', 'KH', 'QH', 'JD', '7D'],
      hands: heaps(7, 7, 7, 7),
      widow: { count: 3, cards: [] },
      bid: 120,
      holder: 1,
      passed: [2],
      legal: [
        {
          verb: 'bid',
          shape: 'number',
          numbers: [130, 140, 150, 160],
          final: [130, 140, 150, 160],
        },
        { verb: 'pass', shape: 'word' },
      ],
    },
  },
  discard: {
    table: table('hoogjassen', 3, { pot: 400 }),
    look: {
      deal: 0,
      at: 3,
      dealer: 2,
      awaited: 'seat',
      turn: 0,
      hand: ['JS', '9S', 'AS', '8S', 'AH', 'KH', 'QH', 'TH', 'JD', 'TD', '7D', 'AC', '8C'],
      hands: heaps(13, 9, 9),
      bid: 170,
      holder: 0,
      declarer: 0,
      legal: [
        {
          verb: 'discard',
          shape: 'cards',
          count: 4,
          from: ['JS', '9S', 'AS', '8S', 'AH', 'KH', 'QH', 'TH', 'JD', 'TD', '7D', 'AC', '8C'],
        },
      ],
    },
  },
  contract: {
    table: table('pandoer', 4),
    look: {
      deal: 0,
      at: 3,
      dealer: 2,
      awaited: 'seat',
      turn: 0,
      hand: ['JS', '9S', 'AH', 'KH', 'QH', 'JD', '7D', '6H'],
      hands: heaps(8, 8, 8, 8),
      turn_up: 'QS',
      contract: 'piek',
      holder: 3,
      legal: [
        { verb: 'bid', shape: 'name', names: contracts },
        { verb: 'pass', shape: 'word' },
      ],
    },
  },
  open: {
    table: table('pandoer', 4),
    look: {
      ...klaver,
      contract: 'piek',
      declarer: 1,
      exposed: [0, 1, 2, 3],
      counsel: true,
      hands: [
        { count: 7, cards: klaver.hand ?? [] },
        { count: 7, cards: ['AC', 'KC', 'QC', 'JC', 'TC', '9C', '8C'] },
        { count: 6, cards: ['AD', 'KD', 'QD', 'JD', 'TD', '9D'] },
        { count: 6, cards: ['AS', 'KS', 'QS', 'TS', '8H', '9H'] },
      ],
    },
  },
  roem: {
    table: table('heugen', 3),
    look: {
      deal: 0,
      at: 3,
      dealer: 2,
      awaited: 'seat',
      turn: 0,
      hand: ['JS', 'QS', 'KS', 'AH', 'KH', 'QH', 'JD', '7D', '8D'],
      hands: heaps(9, 9, 9),
      bid: 150,
      declarer: 0,
      trumps: 'S',
      legal: [
        {
          verb: 'roem',
          shape: 'melds',
          melds: [
            { action: 'roem none', cards: [], points: 0 },
            { action: 'roem JS-KS', cards: ['JS', 'QS', 'KS'], points: 40 },
            { action: 'roem QH-AH', cards: [], points: 20 },
            { action: 'roem QH-AH JS-KS', cards: [], points: 60 },
          ],
        },
      ],
    },
  },
  six: {
    table: table('vijvenveertig', 6),
    look: {
      deal: 0,
      at: 3,
      dealer: 2,
      awaited: 'seat',
      turn: 0,
      hand: ['5S', 'AH', 'AS', '3D', '2C'],
      hands: heaps(5, 4, 4, 4, 4, 4),
      trumps: 'S',
      turn_up: '9S',
      trick: {
        leader: 1,
        cards: [
          { seat: 1, card: '2S' },
          { seat: 2, card: '3S' },
          { seat: 3, card: '4S' },
          { seat: 4, card: 'KS' },
          { seat: 5, card: '6S' },
        ],
        winning: 4,
      },
      legal: [
        { verb: 'rob', shape: 'card', cards: ['5S', 'AH', 'AS', '3D', '2C'] },
        { verb: 'play', shape: 'card', cards: ['5S', 'AH', 'AS'] },
        { verb: 'turn-down', shape: 'word' },
      ],
      refused: { '3D': 'VV-32', '2C': 'VV-32' },
    },
  },
  result: {
    table: table('klaverjassen', 4, {
      phase: 'between',
      sheet: columns,
      scores: [392, 324, 392, 324],
    }),
    look: {
      ...klaver,
      awaited: 'nothing',
      turn: null,
      hand: [],
      legal: null,
      trick: null,
      hands: heaps(0, 0, 0, 0),
      result: columns[1]?.result ?? null,
    },
  },
};
