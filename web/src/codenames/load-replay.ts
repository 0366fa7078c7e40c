/** Loads how a replay tells a game of Codenames, with its texts. */
import { after } from '../texts/texts.svelte.ts';

export function loadReplay(): Promise<typeof import('./replay.ts')> {
  return after(['codenames', 'words', 'ending'], import('./replay.ts'));
}
