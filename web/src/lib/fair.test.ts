// SPDX-License-Identifier: Apache-2.0
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { below, fairWords, sha256, shuffle, verifyRecord, type Verdict } from './fair';
import { toHex } from './hex';

interface Proof {
  commitment: string;
  secret: string;
  cuts: string[];
  gathered?: string;
}
interface Deal {
  match: string;
  deal: number;
  rules: Record<string, unknown>;
  actions: string[];
  'x-proof': Proof;
}

const golden = new URL('../../../tests/golden/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, golden), 'utf8');
const files = readdirSync(golden).filter((name) => /^fair-.*\.jsonl$/.test(name));

function deals(name: string): Deal[] {
  const lines = text(name).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Deal).filter((deal) => 'actions' in deal);
}

function deal(game: string, where: (deal: Deal) => boolean): Deal {
  const found = deals(`fair-${game}.troef.jsonl`).find(where);
  if (!found) throw new Error(`no such deal of ${game}`);
  return found;
}

const first = (found: Deal): boolean => found.deal === 0;
const what = (verdict: Verdict): string[] => verdict.faults.map((fault) => fault.what);
const turned = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

// Another card of the same deal stands where the last one stood.
function exchanged(action: string): string {
  return action.replace(/(..) (..)$/, '$2 $1');
}

async function ofHex(hex: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

describe('honest deals', () => {
  it('are there for all five games', () => {
    expect(files.length).toBe(5);
  });

  it.each(files)('%s is as committed and cut', async (file) => {
    for (const record of deals(file)) {
      const byHand = record.rules.shuffle === 'hand' && record.deal > 0;
      const status = byHand ? 'incomplete' : 'honest';
      expect(await verifyRecord(record)).toEqual({ status, faults: [] });
    }
  });

  it('hold dice, rommelpotten, and all three ways to shuffle', () => {
    const all = files.flatMap(deals);
    const count = (record: Deal, verb: string): number =>
      record.actions.filter((action) => action.startsWith(`* ${verb} `)).length;
    expect(all.some((record) => count(record, 'die') > 1)).toBe(true);
    expect(all.some((record) => count(record, 'deal') > 3)).toBe(true);
    expect(new Set(all.map((record) => record.rules.shuffle)).size).toBe(3);
  });
});

describe('tampering', () => {
  it('with the commitment, the secret, the match or the number breaks the commitment', async () => {
    for (const change of [
      (record: Deal) => (record['x-proof'].commitment = turned(record['x-proof'].commitment)),
      (record: Deal) => (record['x-proof'].secret = turned(record['x-proof'].secret)),
      (record: Deal) => (record.match += 'x'),
      (record: Deal) => (record.deal += 1),
    ]) {
      const record = deal('vijvenveertig', first);
      change(record);
      const verdict = await verifyRecord(record);
      expect(verdict.status).toBe('differs');
      expect(what(verdict)).toContain('commitment');
    }
  });

  it('with any cut changes the pack', async () => {
    for (const seat of deal('pandoer', first)['x-proof'].cuts.keys()) {
      const record = deal('pandoer', first);
      record['x-proof'].cuts[seat] = turned(record['x-proof'].cuts[seat] ?? '');
      expect(what(await verifyRecord(record))).toContain('pack');
    }
  });

  it('with the number of cuts is told', async () => {
    const record = deal('pandoer', first);
    record['x-proof'].cuts.pop();
    expect(what(await verifyRecord(record))).toEqual(['cuts']);
  });

  it('with two cards of any pack tells where', async () => {
    const several = (found: Deal): boolean =>
      found.actions.filter((action) => action.startsWith('* deal ')).length > 2;
    for (const place of deal('pandoer', several).actions.keys()) {
      const record = deal('pandoer', several);
      if (!record.actions[place]?.startsWith('* deal ')) continue;
      const cards = record.actions[place].split(' ').length - 2;
      record.actions[place] = exchanged(record.actions[place]);
      const verdict = await verifyRecord(record);
      expect(verdict.faults).toMatchObject([{ what: 'pack', action: place, place: cards - 2 }]);
    }
  });

  it('with the die is told', async () => {
    const record = deal('klaverjassen', (found) => found.deal > 0);
    const place = record.actions.findIndex((action) => action.startsWith('* die '));
    const said = record.actions[place] === '* die H' ? 'S' : 'H';
    record.actions[place] = `* die ${said}`;
    expect((await verifyRecord(record)).faults[0]).toMatchObject({
      what: 'die',
      action: place,
      said,
    });
  });

  it('with the gathered pack changes the pack', async () => {
    const record = deal('hoogjassen', (found) => found.deal > 0);
    record['x-proof'].gathered = exchanged(record['x-proof'].gathered ?? '');
    expect(what(await verifyRecord(record))).toEqual(['pack']);
  });

  it('with the whole record shows in what this client saw', async () => {
    const record = deal('heugen', first);
    const { commitment, cuts } = record['x-proof'];
    const cut = { seat: 1, bytes: cuts[1] ?? '' };
    expect((await verifyRecord(record, { commitment, cut })).status).toBe('honest');
    const other = {
      commitment: turned(commitment),
      cut: { seat: 2, bytes: turned(cuts[2] ?? '') },
    };
    expect(what(await verifyRecord(record, other))).toEqual(['seen', 'seen']);
  });
});

describe('what cannot be verified', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has no proof', async () => {
    const record: Partial<Deal> = deal('heugen', first);
    delete record['x-proof'];
    expect((await verifyRecord(record)).status).toBe('unproved');
  });

  it('was shuffled by hand from a pack that is not told', async () => {
    const record = deal('hoogjassen', (found) => found.deal > 0);
    delete record['x-proof'].gathered;
    expect((await verifyRecord(record)).status).toBe('incomplete');
  });

  it('is seen where there is no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    expect((await verifyRecord(deal('heugen', first))).status).toBe('unavailable');
  });

  it('is no record or no proof, whatever it is', async () => {
    for (const nothing of [null, 7, 'x', [], {}, { rules: {}, history: { scores: [0] } }]) {
      expect(what(await verifyRecord(nothing))).toEqual(['record']);
    }
    const record = deal('vijvenveertig', first);
    const proof = record['x-proof'];
    for (const wrong of [
      null,
      [],
      { ...proof, secret: proof.secret.slice(2) },
      { ...proof, commitment: 7 },
      { ...proof, cuts: ['zz'.repeat(16)] },
      { ...proof, cuts: 'none' },
      { ...proof, gathered: '7C 7C 8C 9C TC JC' },
    ]) {
      expect(what(await verifyRecord({ ...record, 'x-proof': wrong }))).toEqual(['proof']);
    }
    for (const action of ['* deal 7C 7C 8C 9C TC JC QC', '* deal', '0 play 7C']) {
      const changed = { ...record, actions: [action] };
      expect(what(await verifyRecord(changed))).toEqual(['record']);
    }
  });
});

describe('the stream', () => {
  it('is made of SHA-256', async () => {
    const abc = await sha256(new TextEncoder().encode('abc'));
    expect(toHex(abc)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('gives the words, the pack and the die of the example', async () => {
    const example = JSON.parse(text('fair-example.json'));
    const next = fairWords(await ofHex(example.seed));
    const pack = [...'CDHS'].flatMap((suit) => [...'789TJQKA'].map((rank) => rank + suit));
    const again = fairWords(await ofHex(example.seed));
    for (const word of example.words) expect(await again()).toBe(word);
    await shuffle(pack, next);
    expect(pack.join(' ')).toBe(example.pack);
    expect('CDHS'[await below(4, next)]).toBe(example.die);
  });

  it('leaves out words above the last whole multiple', async () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2];
    const next = async (): Promise<number> => words.shift() ?? 0;
    expect(await below(3, next)).toBe((2 ** 32 - 2) % 3);
  });
});
