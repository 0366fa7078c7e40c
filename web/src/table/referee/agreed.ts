/** A setup with changed referee options. */
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { usualReferee } from '../setup-history.ts';

/** A game without clues has no referee and stays as it is. */
export function agreed(setup: Setup, change: Partial<RefereeOptions>): Setup {
  if (setup.game === 'spyfall') return setup;
  const referee = { ...(setup.options.referee ?? usualReferee), ...change };
  // One of the two word games; both have the same referee options.
  return { ...setup, options: { ...setup.options, referee } } as Setup;
}
