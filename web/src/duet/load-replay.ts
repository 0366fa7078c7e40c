/** Loads how a replay tells a game of Duet, with its texts. */
import { after } from '../texts/texts.svelte.ts';

export function loadReplay(): Promise<typeof import('./replay.ts')> {
  return after(['duet', 'words', 'ending'], import('./replay.ts'));
}
