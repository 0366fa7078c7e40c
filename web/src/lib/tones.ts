/** What each sound is made of, loaded with the first one that is heard: tones and noise, no recordings. */
import type { Sound } from './sound.ts';

type Voice = {
  /** Hertz, from start to end. Of noise, the middle of its band. */
  readonly pitch: readonly [from: number, to: number];
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  readonly loud?: number;
  readonly shape?: OscillatorType | 'noise';
};

const tone = (pitch: number, at: number, length: number, loud = 1): Voice => ({
  pitch: [pitch, pitch],
  at,
  length,
  loud,
});
const glide = (from: number, to: number, at: number, length: number, loud = 1): Voice => ({
  pitch: [from, to],
  at,
  length,
  loud,
  shape: 'sine',
});
const noise = (from: number, to: number, at: number, length: number, loud = 1): Voice => ({
  pitch: [from, to],
  at,
  length,
  loud,
  shape: 'noise',
});

const stamp = [glide(150, 55, 0, 0.16, 1.6), noise(500, 200, 0, 0.09, 1.2)];
const drum = (at: number, loud = 1) => [glide(190, 70, at, 0.2, 1.4 * loud), noise(1800, 900, at, 0.05, 0.5 * loud)];

export const sounds: Record<Sound, readonly Voice[]> = {
  /** A pencil. */
  mark: [noise(4200, 3200, 0, 0.05, 0.5), tone(660, 0, 0.05, 0.4)],
  /** A card that turns over. */
  reveal: [noise(900, 3600, 0, 0.16, 0.8), tone(523, 0.12, 0.09, 0.6), tone(784, 0.2, 0.18, 0.6)],
  wrong: [noise(900, 3600, 0, 0.16, 0.8), tone(233, 0.14, 0.14), tone(175, 0.26, 0.28)],
  /** A rubber stamp. */
  clue: [...stamp, tone(587, 0.2, 0.14, 0.5)],
  turn: [tone(440, 0, 0.1, 0.8), tone(554, 0.1, 0.18, 0.8)],
  /** A clock. */
  tick: [noise(2600, 2400, 0, 0.025, 0.8), tone(990, 0, 0.03, 0.5)],
  /** A raised hand. */
  drum: drum(0),
  /** The drum before a verdict, then the stamp. */
  verdict: [
    ...[0, 0.11, 0.21, 0.3, 0.38, 0.45].flatMap((at, i) => drum(at, 0.3 + i * 0.1)),
    ...stamp.map((voice) => ({ ...voice, at: voice.at + 0.62 })),
  ],
  /** The lamp goes out. */
  lamp: [
    noise(3000, 2500, 0, 0.03, 1.2),
    glide(220, 38, 0.05, 1.1, 1.3),
    tone(110, 0.08, 0.9, 0.5),
    tone(117, 0.08, 0.9, 0.5),
  ],
  won: [
    tone(523, 0, 0.14),
    tone(659, 0.13, 0.14),
    tone(784, 0.26, 0.14),
    tone(1047, 0.39, 0.45),
    tone(659, 0.39, 0.45, 0.6),
  ],
  lost: [tone(392, 0, 0.2), tone(330, 0.2, 0.2), tone(262, 0.4, 0.55), tone(196, 0.4, 0.55, 0.6)],
};

/** A voice of loudness 1: quiet, as several phones lie on one table. */
const VOLUME = 0.1;
/** Milliseconds. A sound that could not start by then is dropped: it would be about something else. */
const LATE = 1_000;
let sounding = 0;
let hiss: AudioBuffer | undefined;

/** A running AudioContext costs battery even when it is silent, so the last sound that ends suspends it. */
export async function sing(audio: AudioContext, sound: Sound): Promise<void> {
  const asked = performance.now();
  sounding++;
  await audio.resume().catch(() => undefined);
  const isInTime = audio.state === 'running' && performance.now() - asked < LATE;
  await Promise.all(isInTime ? schedule(audio, sound) : []);
  if (--sounding === 0) await audio.suspend();
}

/** Plays a sound from now on; each of its voices resolves when it ends. */
export function schedule(audio: BaseAudioContext, sound: Sound): Promise<unknown>[] {
  return sounds[sound].map((voice) => played(audio, voice));
}

function played(audio: BaseAudioContext, voice: Voice): Promise<unknown> {
  const { at, length, loud = 1 } = voice;
  const start = audio.currentTime + at;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME * loud, start + Math.min(0.01, length / 3));
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  volume.connect(audio.destination);
  const source = voice.shape === 'noise' ? hissing(audio, voice, start, volume) : humming(audio, voice, start, volume);
  source.start(start);
  source.stop(start + length);
  return new Promise((ended) => source.addEventListener('ended', ended, { once: true }));
}

function humming(audio: BaseAudioContext, { pitch, length, shape }: Voice, start: number, into: AudioNode) {
  const type = shape === undefined || shape === 'noise' ? 'triangle' : shape;
  const source = new OscillatorNode(audio, { type, frequency: pitch[0] });
  source.frequency.setValueAtTime(pitch[0], start);
  source.frequency.exponentialRampToValueAtTime(pitch[1], start + length);
  source.connect(into);
  return source;
}

function hissing(audio: BaseAudioContext, { pitch, length }: Voice, start: number, into: AudioNode) {
  hiss ??= whiteNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch[0], Q: 0.8 });
  band.frequency.setValueAtTime(pitch[0], start);
  band.frequency.exponentialRampToValueAtTime(pitch[1], start + length);
  source.connect(band).connect(into);
  return source;
}

/** A second of it. */
function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
