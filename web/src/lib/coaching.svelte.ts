/** Whether this browser's first game with a bot is being coached. */
import { keep, kept } from './storage.ts';

let isDue = $state(kept('coached') === 'due');

export const coaching = {
  get isDue(): boolean {
    return isDue;
  },
  /** The first time that a game with a bot is started. */
  begin(): void {
    if (kept('coached') !== undefined) return;
    keep('coached', 'due');
    isDue = true;
  },
  end(): void {
    keep('coached', 'done');
    isDue = false;
  },
};
