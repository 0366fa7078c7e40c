/** Finnish texts that every table needs at once. */
import type { English } from '../en/index.ts';
import type { Translation } from '../shape.ts';
import { common } from './common.ts';
import { dossiers, games, roleNotes, roles, seat, seats } from './games.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';

export const catalogue = {
  common,
  games,
  seat,
  seats,
  dossiers,
  roles,
  roleNotes,
  home,
  lobby,
  table,
  refusals,
  play,
} as const satisfies Translation<English, 'fi'>;

/** Parts that a table loads on demand. */
export const parts = {
  codenames: () => import('./codenames.ts'),
  duet: () => import('./duet.ts'),
  words: () => import('./words.ts'),
  verdicts: () => import('./verdicts.ts'),
  asking: () => import('./asking.ts'),
  spyfall: () => import('./spyfall.ts'),
  spyfallOwn: () => import('./spyfall-own.ts'),
  spyfallSetup: () => import('./spyfall-setup.ts'),
  spyfallVotes: () => import('./spyfall-votes.ts'),
  onePhone: () => import('./one-phone.ts'),
  referee: () => import('./referee.ts'),
  ownPacks: () => import('./own-packs.ts'),
  bots: () => import('./bots.ts'),
  ending: () => import('./ending.ts'),
  farewell: () => import('./farewell.ts'),
  person: () => import('./person.ts'),
  settings: () => import('./settings.ts'),
  password: () => import('./password.ts'),
  streaming: () => import('./streaming.ts'),
  preview: () => import('./preview.ts'),
  learn: () => import('./learn.ts'),
  reactions: () => import('./reactions.ts'),
  howTo: () => import('./how-to.ts'),
  tvEntry: () => import('./tv-entry.ts'),
  coach: () => import('./coach.ts'),
  gloss: () => import('./gloss.ts'),
  review: () => import('./review.ts'),
  evening: () => import('./evening.ts'),
};
