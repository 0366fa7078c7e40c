/** Codenames Duet, for the pages. */

import icon from 'icon:handshake-fill';
import { defaults } from '@safehouse/rules/duet/defaults.ts';
import type { GamePages } from '../table-kit/game-pages.ts';
import { after, t } from '../texts/texts.svelte.ts';

export const duet: GamePages<'duet'> = {
  icon,
  dealtFrom: 'words',
  preferredPacks: ['duet', 'classic'],
  defaults,
  Game: () => after(['duet', 'words'], import('./Game.svelte')),
  Result: () => after(['duet', 'words', 'ending', 'map', 'reading'], import('./result/Result.svelte')),
  Tv: () => after(['duet', 'words', 'ending', 'map', 'reading'], import('./Tv.svelte')),
  Scenes: () => after(['duet', 'words'], import('./Scenes.svelte')),
  Lesson: () => after(['learn', 'duet', 'words'], import('./lesson/Lesson.svelte')),
  Rules: () => after(['reading'], import('./Rules.svelte')),
  howTo: () => after(['howTo'], import('./how-to.ts')),
  SetupForm: () => import('./setup/SetupForm.svelte'),
  SetupShown: () => import('./setup/SetupShown.svelte'),
  Mission: () => after(['map'], import('./setup/Mission.svelte')),
  MissionTv: () => after(['map'], import('./setup/MissionTv.svelte')),
  quickStart: { id: 'duet', rank: 1, note: () => t.games.duet.quick },
};
