/** Small sounds made with WebAudio: none before a gesture, none when muted, and never the only signal. */
import { preferences } from './preferences.svelte.ts';

export type Sound = 'mark' | 'reveal' | 'wrong' | 'clue' | 'turn' | 'tick' | 'won' | 'lost';

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
  const heard = audio;
  if (!heard || preferences.sound === 'off') return;
  // If it cannot be loaded, the game is only quieter.
  void import('./tones.ts').then(
    ({ sing }) => sing(heard, sound),
    () => undefined,
  );
}
