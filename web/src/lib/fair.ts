// SPDX-License-Identifier: Apache-2.0
// Whether a finished deal was dealt honestly (docs/fairness.md): all chance in its record is
// computed again from the secret and the cuts, and compared. Knows no rules but those of chance.
import { byNotation, isCard, suits } from './cards';
import { isHex, ofHex, toHex } from './hex';

export type Fairness =
  | 'honest' // all chance is what the commitment and the cuts make it
  | 'differs' // something is not
  | 'incomplete' // nothing differs; that the pack was gathered so is the record's own word
  | 'unproved' // no proof: nothing to verify
  | 'unavailable'; // the browser lends no SHA-256, as it does on pages that are not secure

export interface FairFault {
  what: 'record' | 'proof' | 'commitment' | 'cuts' | 'seen' | 'pack' | 'die';
  action?: number; // of the record, from 0
  place?: number; // in the pack, from 0, top card first
  said?: string;
  right?: string;
}

export interface Verdict {
  status: Fairness;
  faults: FairFault[];
}

// What this client saw and sent before the deal. Without it a record that was made up whole passes.
export interface Seen {
  commitment?: string;
  cut?: { seat: number; bytes: string };
}

interface Proof {
  commitment: string;
  secret: Uint8Array;
  cuts: Uint8Array[];
  gathered?: string[];
}

interface Dealt {
  match: string;
  deal: number;
  seats: number;
  shuffle: string;
  allPass: string;
  actions: string[];
}

type Next = () => Promise<number>;

export async function verifyRecord(record: unknown, seen: Seen = {}): Promise<Verdict> {
  const keys = asObject(record);
  const dealt = keys && readDealt(keys);
  if (!keys || !dealt) return differs([{ what: 'record' }]);
  if (keys['x-proof'] === undefined) return { status: 'unproved', faults: [{ what: 'proof' }] };
  const proof = readProof(keys['x-proof']);
  if (!proof) return differs([{ what: 'proof' }]);
  if (globalThis.crypto?.subtle === undefined) return { status: 'unavailable', faults: [] };

  const faults = [...(await committed(dealt, proof)), ...asSeen(proof, seen)];
  if (proof.cuts.length !== dealt.seats) {
    return differs([
      ...faults,
      { what: 'cuts', said: `${proof.cuts.length}`, right: `${dealt.seats}` },
    ]);
  }
  const byHand = dealt.shuffle === 'hand' && dealt.deal > 0;
  const next = fairWords(await sha256(join([proof.secret, ...proof.cuts])));
  faults.push(...(await chance(dealt, byHand ? (proof.gathered ?? null) : undefined, next)));
  if (faults.length > 0) return differs(faults);
  return { status: byHand ? 'incomplete' : 'honest', faults: [] };
}

function differs(faults: FairFault[]): Verdict {
  return { status: 'differs', faults };
}

async function committed(dealt: Dealt, proof: Proof): Promise<FairFault[]> {
  const head = new TextEncoder().encode(`troef-deal/1\n${dealt.match}\n${dealt.deal}\n`);
  const right = toHex(await sha256(join([head, proof.secret])));
  if (right === proof.commitment) return [];
  return [{ what: 'commitment', said: proof.commitment, right }];
}

function asSeen(proof: Proof, seen: Seen): FairFault[] {
  const faults: FairFault[] = [];
  const compare = (said: string, right: string | undefined): void => {
    const sent = right?.toLowerCase();
    if (sent !== undefined && said !== sent) faults.push({ what: 'seen', said, right: sent });
  };
  compare(proof.commitment, seen.commitment);
  if (seen.cut) compare(toHex(proof.cuts[seen.cut.seat] ?? new Uint8Array()), seen.cut.bytes);
  return faults;
}

// Every action of chance drawn again. `gathered`: null where it is needed and not there.
async function chance(
  dealt: Dealt,
  gathered: string[] | null | undefined,
  next: Next,
): Promise<FairFault[]> {
  const faults: FairFault[] = [];
  const shown: string[] = [];
  for (const [action, text] of dealt.actions.entries()) {
    const [actor, verb, ...said] = text.split(' ');
    if (actor !== '*') continue;
    let right: string[] | undefined;
    if (verb === 'deal') {
      if (action === 0 && gathered !== undefined) {
        right = await shuffledByHand(gathered ?? inOrder(said), next);
        if (!gathered) right = undefined;
      } else {
        right = inOrder(said);
        if (action > 0 || dealt.shuffle !== 'none') await shuffle(right, next);
      }
    } else if (verb === 'die') {
      const open = openSuits(dealt, shown);
      right = [open[await below(open.length, next)] ?? ''];
      shown.push(...said);
    }
    if (right) faults.push(...difference(verb === 'die' ? 'die' : 'pack', action, said, right));
  }
  return faults;
}

function difference(
  what: 'pack' | 'die',
  action: number,
  said: string[],
  right: string[],
): FairFault[] {
  const place = right.findIndex((card, i) => card !== said[i]);
  if (place < 0 && said.length === right.length) return [];
  const first = place < 0 ? right.length : place;
  return [{ what, action, place: first, said: said[first], right: right[first] }];
}

// The suits that the die can show: clubs first in a match, then those that were not up; any where
// the eldest must throw.
function openSuits(dealt: Dealt, shown: string[]): string[] {
  if (shown.length === 0 && dealt.deal === 0) return ['C'];
  if (shown.length > 0 && dealt.allPass === 'eldest_throws') return [...suits];
  return [...suits].filter((suit) => !shown.includes(suit));
}

// Uniform over 0 … n-1: words at or above the last whole multiple of n are left out.
export async function below(n: number, next: Next): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = await next();
  while (word >= limit) word = await next();
  return word % n;
}

export async function shuffle(pack: string[], next: Next): Promise<void> {
  for (let i = pack.length - 1; i >= 1; --i) {
    const j = await below(i + 1, next);
    const card = pack[i] ?? '';
    pack[i] = pack[j] ?? '';
    pack[j] = card;
  }
}

// Three or four times packets of three to eight off the top, each laid on the ones before; then the
// cut, at least three cards either side.
async function shuffledByHand(gathered: string[], next: Next): Promise<string[]> {
  let pack = gathered;
  for (let times = 3 + (await below(2, next)); times > 0; --times) {
    const packets: string[][] = [];
    for (let top = 0; top < pack.length;) {
      const packet = pack.slice(top, top + 3 + (await below(6, next)));
      packets.unshift(packet);
      top += packet.length;
    }
    pack = packets.flat();
  }
  const lifted = 3 + (await below(pack.length - 5, next));
  return [...pack.slice(lifted), ...pack.slice(0, lifted)];
}

// SHA-256(seed ‖ n) for n = 0, 1, 2 … as eight bytes, read as words; all big-endian.
export function fairWords(seed: Uint8Array): Next {
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0n;
  return async () => {
    if (at === block.byteLength) {
      const count = new DataView(new ArrayBuffer(8));
      count.setBigUint64(0, blocks++);
      block = new DataView((await sha256(join([seed, new Uint8Array(count.buffer)]))).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function inOrder(cards: string[]): string[] {
  return [...cards].sort(byNotation);
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  const object = typeof value === 'object' && value !== null && !Array.isArray(value);
  return object ? (value as Record<string, unknown>) : undefined;
}

function readDealt(keys: Record<string, unknown>): Dealt | undefined {
  const rules = asObject(keys.rules);
  const scores = asObject(keys.history)?.scores;
  const { match = '', deal = 0, actions } = keys;
  if (!rules || !Array.isArray(scores) || typeof match !== 'string') return undefined;
  if (typeof deal !== 'number' || !Number.isSafeInteger(deal) || deal < 0) return undefined;
  if (!isTexts(actions) || actions.length === 0 || actions.length > 2000) return undefined;
  const packs = actions.filter((text) => text.startsWith('* deal '));
  if (!actions[0]?.startsWith('* deal ') || !packs.every((text) => isPack(text.slice(7)))) {
    return undefined;
  }
  const { shuffle: way, all_pass: allPass } = rules;
  return {
    match,
    deal,
    seats: scores.length,
    shuffle: String(way),
    allPass: String(allPass),
    actions,
  };
}

function readProof(value: unknown): Proof | undefined {
  const { commitment, secret, cuts, gathered } = asObject(value) ?? {};
  if (!isHex(commitment, 32) || !isHex(secret, 32) || !isTexts(cuts)) return undefined;
  if (cuts.length > 6 || !cuts.every((cut) => isHex(cut, 16))) return undefined;
  const proof: Proof = {
    commitment: commitment.toLowerCase(),
    secret: ofHex(secret),
    cuts: cuts.map(ofHex),
  };
  if (gathered === undefined) return proof;
  if (typeof gathered !== 'string' || !isPack(gathered)) return undefined;
  return { ...proof, gathered: gathered.split(' ') };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

// Different cards, more than five: fewer cannot be cut.
function isPack(text: string): boolean {
  const cards = text.split(' ');
  return cards.every(isCard) && cards.length > 5 && new Set(cards).size === cards.length;
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
