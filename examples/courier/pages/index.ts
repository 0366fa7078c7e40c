/** Courier, for the pages. */

import icon from 'icon:package-fill';
import { defaults } from '@safehouse/rules/courier/defaults.ts';
import type { GamePages } from '../table-kit/game-pages.ts';
import { after } from '../texts/texts.svelte.ts';

export const courier: GamePages<'courier'> = {
  icon,
  dealtFrom: 'words',
  preferredPacks: ['classic'],
  defaults,
  Game: () => after(['courier'], import('./Game.svelte')),
  Result: () => after(['courier', 'ending'], import('./Result.svelte')),
  Tv: () => after(['courier'], import('./Tv.svelte')),
  Rules: () => after(['courier', 'reading'], import('./Rules.svelte')),
  SetupForm: () => after(['courier'], import('./SetupForm.svelte')),
  SetupShown: () => after(['courier'], import('./SetupShown.svelte')),
};
