/** What each sound is made of, loaded with the first one that is heard. */
import type { Sound } from './sound.ts';

/** Frequency in hertz; start and length in seconds. */
type Note = readonly [pitch: number, at: number, length: number];

const notes: Record<Sound, readonly Note[]> = {
  mark: [[660, 0, 0.05]],
  reveal: [
    [523, 0, 0.09],
    [784, 0.08, 0.16],
  ],
  wrong: [
    [233, 0, 0.14],
    [175, 0.12, 0.26],
  ],
  clue: [
    [587, 0, 0.08],
    [880, 0.09, 0.08],
    [587, 0.18, 0.14],
  ],
  turn: [
    [440, 0, 0.1],
    [554, 0.1, 0.16],
  ],
  tick: [[990, 0, 0.03]],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.5],
  ],
};

/** Milliseconds. A sound that could not start by then is dropped: it would be about something else. */
const LATE = 1_000;
let sounding = 0;

/** A running AudioContext costs battery even when it is silent, so the last sound that ends suspends it. */
export async function sing(audio: AudioContext, sound: Sound): Promise<void> {
  const asked = performance.now();
  sounding++;
  await audio.resume().catch(() => undefined);
  const isInTime = audio.state === 'running' && performance.now() - asked < LATE;
  await Promise.all(isInTime ? notes[sound].map((note) => played(audio, note)) : []);
  if (--sounding === 0) await audio.suspend();
}

function played(audio: AudioContext, [pitch, at, length]: Note): Promise<unknown> {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.14, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
  return new Promise((ended) => tone.addEventListener('ended', ended, { once: true }));
}
