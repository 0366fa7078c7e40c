/** Codenames, for the pages. */

import icon from 'icon:cards-three-fill';
import { defaults } from '@safehouse/rules/codenames/defaults.ts';
import type { GamePages } from '../table-kit/game-pages.ts';
import { after, t } from '../texts/texts.svelte.ts';

export const codenames: GamePages<'codenames'> = {
  icon,
  dealtFrom: 'words',
  preferredPacks: ['classic'],
  defaults,
  Game: () => after(['codenames', 'words'], import('./Game.svelte')),
  Result: () => after(['codenames', 'words', 'ending'], import('./Result.svelte')),
  Tv: () => after(['codenames', 'words', 'ending'], import('./Tv.svelte')),
  Scenes: () => after(['codenames', 'words'], import('./Scenes.svelte')),
  Lesson: () => after(['learn', 'codenames', 'words'], import('./lesson/Lesson.svelte')),
  Rules: () => after(['reading'], import('./Rules.svelte')),
  howTo: () => after(['howTo'], import('./how-to.ts')),
  SetupForm: () => import('./setup/SetupForm.svelte'),
  SetupShown: () => import('./setup/SetupShown.svelte'),
  quickStart: { id: 'together', rank: 2, note: () => t.games.codenames.quick },
};
