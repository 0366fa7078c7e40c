/** The registry of the games' pages, in the order they are offered. A new game is a folder and a line here. */
import type { GameId } from '@safehouse/rules/games.ts';
import { codenames } from './codenames/index.ts';
import { duet } from './duet/index.ts';
import { spyfall } from './spyfall/index.ts';
import type { GamePages } from './table-kit/game-pages.ts';

export const games: { readonly [Game in GameId]: GamePages<Game> } = { codenames, duet, spyfall };

export const gameIds = Object.keys(games) as [GameId, ...GameId[]];
