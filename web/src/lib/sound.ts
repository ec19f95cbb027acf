// SPDX-License-Identifier: Apache-2.0
// Short tones, made on the spot; silent until the page was touched, as browsers ask.
import { likes } from './state/settings.svelte';

type Tone = [frequency: number, start: number, length: number, loudness: number];

const tones = {
  card: [[190, 0, 0.05, 0.25]],
  speech: [[440, 0, 0.05, 0.08]],
  turn: [
    [659, 0, 0.09, 0.1],
    [880, 0.09, 0.14, 0.1],
  ],
  trick: [[330, 0, 0.08, 0.08]],
  refused: [[150, 0, 0.14, 0.14]],
  end: [
    [523, 0, 0.12, 0.1],
    [659, 0.12, 0.12, 0.1],
    [784, 0.24, 0.25, 0.1],
  ],
  talk: [[988, 0, 0.06, 0.06]],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof tones;

const apart = 0.03;
const longestWait = 0.5;
const restsAfter = 3; // seconds of silence

let free = 0; // when the last sound is over
let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;
let asleep = false; // or about to be

// A device may refuse, during a call for instance; the next sound asks again.
const mayFail = (asked: Promise<void>): void => void asked.catch(() => undefined);

function ready(): AudioContext | null {
  if (!likes.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (asleep || context.state !== 'running') mayFail(context.resume());
  asleep = false;
  return context;
}

export function play(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  // Sounds follow each other; what would come too late is left out.
  const begin = Math.max(audio.currentTime, free);
  if (begin > audio.currentTime + longestWait) return;
  for (const [frequency, start, length, loudness] of tones[sound]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = begin + start;
    free = Math.max(free, at + length + apart);
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
  restAfter(audio, free - audio.currentTime + restsAfter);
}

// A context that runs costs power, silent or not.
function restAfter(audio: AudioContext, seconds: number): void {
  clearTimeout(rest);
  const sleep = (): void => {
    asleep = true;
    mayFail(audio.suspend());
  };
  rest = setTimeout(sleep, seconds * 1000);
}
