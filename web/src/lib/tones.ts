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

export function sing(audio: AudioContext, sound: Sound): void {
  for (const [pitch, at, length] of notes[sound]) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.14, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
