/** Starts a game with bots in one tap, without a lobby. */
import type { GameId } from '@safehouse/rules/games.ts';
import { games } from '../games.ts';
import { coaching } from '../lib/coaching.svelte.ts';
import { rememberName, secret } from '../lib/guest.ts';
import { openTable } from '../lib/house.ts';
import { isGoodName } from '../lib/names.ts';
import { go } from '../lib/router.svelte.ts';
import { type Saying, troubleOf } from '../texts/reasons.ts';
import { t } from '../texts/texts.svelte.ts';

/** The name as typed so far, and the language of a game's cards. */
type Wish = { readonly name: string; readonly languageOf: (game: GameId) => string };

export class PlayNow {
  /** The game that is being dealt. */
  starting = $state<GameId>();
  problem = $state.raw<Saying>();
  readonly #wish: () => Wish;

  constructor(wish: () => Wish) {
    this.#wish = wish;
  }

  async start(game: GameId): Promise<void> {
    const { quickStart } = games[game];
    if (this.starting || !quickStart) return;
    this.problem = undefined;
    this.starting = game;
    const { name, languageOf } = this.#wish();
    const given = isGoodName(name) ? name.trim() : undefined;
    const texts = t.home.playNow;
    const answer = await openTable({
      secret: secret(),
      name: given ?? texts.you,
      language: languageOf(game),
      game,
      playNow: quickStart.id,
      botNames: texts.bots.split(', '),
    });
    this.starting = undefined;
    if (!answer.ok) {
      this.problem = troubleOf(answer.code);
      return;
    }
    if (given !== undefined) rememberName(given);
    coaching.begin();
    go(`/t/${answer.value.table}`);
  }
}
