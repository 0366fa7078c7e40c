/** English, the language that defines what every other one must say: what any table may need at once. */
import type * as codenames from './codenames.ts';
import { common } from './common.ts';
import type * as duet from './duet.ts';
import type * as ending from './ending.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import type * as map from './map.ts';
import type * as passing from './passing.ts';
import { play } from './play.ts';
import type * as reading from './reading.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import type * as spyfall from './spyfall.ts';
import type * as spyfallOwn from './spyfall-own.ts';
import type * as spyfallSetup from './spyfall-setup.ts';
import type * as spyfallVotes from './spyfall-votes.ts';
import { table } from './table.ts';
import type * as words from './words.ts';

export const catalogue = {
  common,
  home,
  lobby,
  table,
  settings,
  refusals,
  play,
};
export type English = typeof catalogue;

/** What is loaded when a page asks for it: each export is an area of the texts, or adds to one. */
export type Parts = {
  codenames: typeof codenames;
  duet: typeof duet;
  ending: typeof ending;
  map: typeof map;
  reading: typeof reading;
  spyfall: typeof spyfall;
  spyfallOwn: typeof spyfallOwn;
  spyfallSetup: typeof spyfallSetup;
  spyfallVotes: typeof spyfallVotes;
  passing: typeof passing;
  words: typeof words;
};

type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Each) => void ? Each : never;
export type Whole = English & All<Parts[keyof Parts]>;
