/** Small sounds made with WebAudio: none before a gesture, none when muted, and never the only signal. */
import { preferences } from './preferences.svelte.ts';

export type Sound = 'mark' | 'reveal' | 'wrong' | 'clue' | 'turn' | 'tick' | 'won' | 'lost';

let audio: AudioContext | undefined;

/** Browsers allow sound only after a gesture, so there is no AudioContext before one. */
function unlock(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, unlock, { once: true, capture: true });

export function playSound(sound: Sound): void {
  const heard = audio;
  if (heard?.state !== 'running' || preferences.sound === 'off') return;
  // If it cannot be loaded, the game is only quieter.
  void import('./tones.ts').then(
    ({ sing }) => sing(heard, sound),
    () => undefined,
  );
}
