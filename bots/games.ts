/** The registry of minds: how bots think in each game, and review it afterwards. A game that takes no bots has none. */
import type { GameId } from '@safehouse/rules/games.ts';
import type { Mind } from './bot.ts';
import type { Reviewer } from './review.ts';
import { spyfallMind, spyfallReviewer } from './spyfall-play/think.ts';
import { wordMind, wordReviewer } from './word-games/think.ts';

export const minds: { readonly [Game in GameId]?: Mind } = {
  codenames: wordMind,
  duet: wordMind,
  spyfall: spyfallMind,
};

export const reviewers: { readonly [Game in GameId]?: Reviewer } = {
  codenames: wordReviewer,
  duet: wordReviewer,
  spyfall: spyfallReviewer,
};
