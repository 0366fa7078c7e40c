/** Setups and seats from before another game was chosen, so that switching back restores all of it. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { packsFor } from './packs.ts';

type OptionsOf<Game extends GameId> = Extract<Setup, { game: Game }>['options'];
export type Seated = { readonly id: string; readonly place?: { readonly team: string; readonly role: string } };

/** Written out here so that no page loads the rules' schemas for it; a test compares it. */
export const usualReferee: RefereeOptions = {
  mode: 'advise',
  names: false,
  acronyms: true,
  apart: false,
  rhymes: false,
};

/** The same goes for these. */
export const defaults: { [Game in GameId]: OptionsOf<Game> } = {
  codenames: { form: 'teams', clock: { kind: 'hourglass', seconds: 60 }, referee: usualReferee },
  duet: { play: { kind: 'standard', tokens: 9 }, flexible: false, referee: usualReferee },
  spyfall: {
    rounds: 5,
    minutes: 8,
    roles: true,
    way: 'spoken',
    device: 'own',
    patience: 180,
    without: [],
    own: [],
  },
};

export class SetupHistory {
  readonly #setups = new Map<GameId, Setup>();
  readonly #people = new Map<GameId, readonly Seated[]>();
  /** The last packs of words, and the last packs of locations. */
  readonly #packs = new Map<Pack['holds'], readonly string[]>();

  keep(setup: Setup, people: readonly Seated[]): void {
    this.#setups.set(setup.game, setup);
    this.#people.set(setup.game, people);
    this.#packs.set(setup.game === 'spyfall' ? 'locations' : 'words', setup.packs);
  }

  /** The setup to switch to: as it was last time, with packs in the language of those `chosen` now. */
  setupOf(game: GameId, known: readonly Pack[], chosen: readonly string[]): Setup {
    const options = this.#setups.get(game)?.options ?? defaults[game];
    return { game, options, packs: packsFor(game, known, chosen, [...this.#packs.values()].flat()) } as Setup;
  }

  /** Who sat where when this game was last set up. */
  peopleAt(game: GameId): readonly Seated[] {
    return this.#people.get(game) ?? [];
  }
}
