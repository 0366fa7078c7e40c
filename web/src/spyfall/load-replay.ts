/** Loads how a replay tells a game of Spyfall, with its texts. */
import { after } from '../texts/texts.svelte.ts';

export function loadReplay(): Promise<typeof import('./replay.ts')> {
  return after(['spyfall', 'spyfallVotes', 'ending'], import('./replay.ts'));
}
