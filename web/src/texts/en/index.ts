/** English texts that every table needs at once. English defines what other languages must provide. */
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
};
export type English = typeof catalogue;

/** Parts that a table loads on demand: each export is an area of the texts, or adds to one. */
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

type Brought<Loaders extends Record<string, () => Promise<unknown>>> = {
  [Part in keyof Loaders]: Awaited<ReturnType<Loaders[Part]>>;
};
export type TableParts = Brought<typeof parts>;
/** Parts that a page loads first. */
export type PageParts = { map: typeof import('./map.ts'); reading: typeof import('./reading.ts') };
export type Parts = TableParts & PageParts;

type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Each) => void ? Each : never;
type Joined = English & All<Parts[keyof Parts]>;
/** `& string`: over a plain `keyof`, TypeScript 7 loses areas that several parts add to. */
export type Whole = { readonly [Area in keyof Joined & string]: Joined[Area] };
