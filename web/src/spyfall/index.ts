/** Spyfall, for the pages. */

import icon from 'icon:sunglasses-fill';
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import type { GamePages } from '../table-kit/game-pages.ts';
import { after, t } from '../texts/texts.svelte.ts';
import { holdAt, isLeftover, isPlayedOnThisPhone, isShared } from './one-phone/held-players.ts';

export const spyfall: GamePages<'spyfall'> = {
  icon,
  dealtFrom: 'locations',
  preferredPacks: [],
  defaults,
  Game: () => after(['spyfall'], import('./Game.svelte')),
  Result: () => after(['spyfall', 'spyfallVotes', 'ending', 'reading'], import('./result/Result.svelte')),
  Tv: () => after(['spyfall', 'spyfallVotes', 'ending', 'reading'], import('./Tv.svelte')),
  Scenes: () => after(['spyfall'], import('./Scenes.svelte')),
  Lesson: () => after(['learn', 'spyfall'], import('./lesson/Lesson.svelte')),
  Rules: () => after(['reading'], import('./Rules.svelte')),
  howTo: () => after(['howTo'], import('./how-to.ts')),
  SetupForm: () => after(['spyfallSetup'], import('./setup/SetupForm.svelte')),
  SetupShown: () => after(['spyfallSetup'], import('./setup/SetupShown.svelte')),
  Seats: () => after(['spyfallSetup'], import('./setup/RoundTable.svelte')),
  LobbyTv: () => after(['spyfallSetup'], import('./setup/LobbyTv.svelte')),
  quickStart: { id: 'spyfall', rank: 3, note: () => t.games.spyfall.quick },
  sit: () => t.lobby.now.sitAtTable,
  levelNotes: () => t.bots.spyfallNotes,
  sharedPhone: {
    isShared,
    isHere: isPlayedOnThisPhone,
    isLeftover,
    secretsAt: (table) => holdAt(table).players.map(({ secret }) => secret),
    sendHome: async (table) => (await import('./one-phone/gathering.ts')).sendHome(table),
    Lobby: () => after(['onePhone'], import('./one-phone/OnePhoneLobby.svelte')),
    Game: () => after(['spyfall', 'spyfallVotes', 'onePhone'], import('./one-phone/OnePhoneGame.svelte')),
    Note: () => after(['onePhone'], import('./one-phone/WatchNote.svelte')),
  },
};
