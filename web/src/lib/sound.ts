/** Small sounds made with WebAudio: none before a gesture, none when muted, and never the only signal. */
import { isStill, preferences } from './preferences.svelte.ts';
import { pulse } from './pulse.ts';

export type Sound =
  | 'mark'
  | 'reveal'
  | 'wrong'
  | 'clue'
  | 'turn'
  | 'tick'
  | 'drum'
  | 'verdict'
  | 'lamp'
  | 'won'
  | 'lost';

/** What is revealed can also be felt: milliseconds. */
const PULSES: Partial<Record<Sound, number>> = { reveal: 30, wrong: 70, verdict: 70, lamp: 250, won: 70, lost: 70 };

let audio: AudioContext | undefined;

/**
 * Browsers allow sound only after a gesture, so there is no AudioContext before one. Some want it started within the
 * gesture; after that it runs only while it sounds.
 */
function unlock(): void {
  if (audio) return;
  audio = new AudioContext();
  void audio.resume();
  void audio.suspend();
}
for (const gesture of ['click', 'keydown']) addEventListener(gesture, unlock, { once: true, capture: true });

export function playSound(sound: Sound): void {
  const felt = PULSES[sound];
  if (felt && !isStill()) pulse(felt);
  const heard = audio;
  if (!heard || preferences.sound === 'off') return;
  // If it cannot be loaded, the game is only quieter.
  void import('./tones.ts').then(
    ({ sing }) => sing(heard, sound),
    () => undefined,
  );
}
