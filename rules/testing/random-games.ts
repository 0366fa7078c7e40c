/** The registry of random players: how guests who act at random set up and play each game, for the laws of the table. */
import * as codenames from '../codenames/random-player.ts';
import * as duet from '../duet/random-player.ts';
import type { GameId, GameView, Play, Setup } from '../games.ts';
import type { Random } from '../kernel/random.ts';
import * as spyfall from '../spyfall/random-player.ts';

type RandomGame<Game extends GameId> = {
  anyOptions(random: Random): Extract<Setup, { game: Game }>['options'];
  anyAction(view: Extract<GameView, { game: Game }>, random: Random): Extract<Play, { game: Game }>['action'];
};

const games: { readonly [Game in GameId]: RandomGame<Game> } = { codenames, duet, spyfall };

export function anyOptions(game: GameId, random: Random): Setup['options'] {
  return games[game].anyOptions(random);
}

export function anyPlay(view: GameView, random: Random): Play {
  const { anyAction } = games[view.game] as RandomGame<GameId>;
  return { kind: 'play', game: view.game, action: anyAction(view, random) } as Play;
}
