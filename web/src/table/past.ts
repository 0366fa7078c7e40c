/** What was set up, and who sat where, before another game was chosen: whoever only has a look at it finds all of it again. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { RefereeOptions } from '@safehouse/rules/clues/referee.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { packsFor } from './packs.ts';

type OptionsOf<Game extends GameId> = Extract<Setup, { game: Game }>['options'];
export type Seated = { readonly id: string; readonly place?: { readonly team: string; readonly role: string } };

/** Written out here, so that no page loads the schemas of the rules for it; a test compares it. */
export const usualReferee: RefereeOptions = {
  mode: 'advise',
  names: false,
  acronyms: true,
  apart: false,
  rhymes: false,
};

/** And so are these. */
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

export class Past {
  readonly #setups = new Map<GameId, Setup>();
  readonly #people = new Map<GameId, readonly Seated[]>();
  /** Those of the word games, and those of locations. */
  readonly #packs = new Map<Pack['holds'], readonly string[]>();

  /** Puts a setup and its people away. */
  keep(setup: Setup, people: readonly Seated[]): void {
    this.#setups.set(setup.game, setup);
    this.#people.set(setup.game, people);
    this.#packs.set(setup.game === 'spyfall' ? 'locations' : 'words', setup.packs);
  }

  /** The setup to go on with: as it was the last time, with packs in the language of those `chosen` now. */
  setupOf(game: GameId, known: readonly Pack[], chosen: readonly string[]): Setup {
    const options = this.#setups.get(game)?.options ?? defaults[game];
    return { game, options, packs: packsFor(game, known, chosen, [...this.#packs.values()].flat()) } as Setup;
  }

  /** As they sat when this game was set up the last time. */
  peopleAt(game: GameId): readonly Seated[] {
    return this.#people.get(game) ?? [];
  }
}
