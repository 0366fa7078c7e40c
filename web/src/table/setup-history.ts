/** Setups and seats from before another game was chosen, so that switching back restores all of it. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { games } from '../games.ts';
import { packsFor } from './packs.ts';

export type Seated = { readonly id: string; readonly place?: { readonly team: string; readonly role: string } };

export class SetupHistory {
  readonly #setups = new Map<GameId, Setup>();
  readonly #people = new Map<GameId, readonly Seated[]>();
  /** The last packs of each kind. */
  readonly #packs = new Map<Pack['holds'], readonly string[]>();

  keep(setup: Setup, people: readonly Seated[]): void {
    this.#setups.set(setup.game, setup);
    this.#people.set(setup.game, people);
    this.#packs.set(games[setup.game].dealtFrom, setup.packs);
  }

  /** The setup to switch to: as it was last time, with packs in the language of those `chosen` now. */
  setupOf(game: GameId, known: readonly Pack[], chosen: readonly string[]): Setup {
    const options = this.#setups.get(game)?.options ?? games[game].defaults;
    return { game, options, packs: packsFor(game, known, chosen, [...this.#packs.values()].flat()) } as Setup;
  }

  /** Who sat where when this game was last set up. */
  peopleAt(game: GameId): readonly Seated[] {
    return this.#people.get(game) ?? [];
  }
}
