/** The registry of minds: how bots think in each game. A game that takes no bots has none. */
import type { GameId } from '@safehouse/rules/games.ts';
import type { Mind } from './bot.ts';
import { spyfallMind } from './spyfall-play/think.ts';
import { wordMind } from './word-games/think.ts';

export const minds: { readonly [Game in GameId]?: Mind } = {
  codenames: wordMind,
  duet: wordMind,
  spyfall: spyfallMind,
};
