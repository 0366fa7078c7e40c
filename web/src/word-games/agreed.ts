/** A setup with changed referee options. */
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';
import { usualReferee } from '@safehouse/rules/clues/referee.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';

/** If another game was chosen since, its setup stays as it is. */
export function agreed(setup: Setup, game: Setup['game'], change: Partial<RefereeOptions>): Setup {
  if (setup.game !== game) return setup;
  const { referee = usualReferee } = setup.options as { referee?: RefereeOptions };
  return { ...setup, options: { ...setup.options, referee: { ...referee, ...change } } } as Setup;
}
