/** The contract: what a game is to the table, the server, the laws and the pages. */
import type { z } from 'zod';
import type { Random, Seed } from './random.ts';
import type { Reason } from './reasons.ts';
import type { Result } from './result.ts';

/** A guest at a table. Public; the secret that proves it never comes here. */
export type PersonId = string & { readonly brand: 'PersonId' };

/** A person's part in a running game. */
export type Seat = { readonly person: PersonId; readonly team: string; readonly role: string };

/** A place to be, and who may be there (S2). */
export type Location = { readonly id: string; readonly name: string; readonly roles: readonly string[] };

/** What a game is dealt from: each takes what it needs. */
export type Content = { readonly words: readonly string[]; readonly locations: readonly Location[] };

/** Where one may sit in a game, how many there may be, and whom one may talk to there. */
export type Place = {
  readonly team: string;
  readonly role: string;
  readonly min: number;
  readonly max: number;
  /** Who sits here learns what others may not know, and may not change to an open place while the game runs. */
  readonly secret: boolean;
  /** The chat channel of this place during a game; without one, its people are silent until the end. */
  readonly channel?: string;
};

export type Outcome = {
  /** One of the game's `meta.endings`. */
  readonly ending: string;
  readonly winners: readonly string[];
  readonly score?: number;
};

/** What the clock will do at a moment (milliseconds since 1970) if nobody does anything before. */
export type Deadline<Action> = { readonly at: number; readonly action: Action };

/** What a referee thought of a clue, found out before `decide` and kept with the event. */
export type Opinion = {
  readonly verdict: 'legal' | 'doubtful' | 'illegal';
  /** The rule it rests on (`L6`) and the visible codename it is about. */
  readonly rule?: string;
  readonly codename?: string;
  readonly reason?: Reason;
  /** Part of what it should know of this language is missing in this house: it is less sure. */
  readonly limited?: true;
};

/** What the world outside knows and a decision needs: all of it is recorded, so that a replay asks nobody. */
export type Facts = {
  readonly now: number;
  readonly opinion?: Opinion;
  readonly seed?: Seed;
  /** The card words of the chosen packs, in the packs' order. */
  readonly words?: readonly string[];
  /** The locations this house has in the table's language. */
  readonly locations?: readonly Location[];
  /** The packs this house has for the game; for a pack that is taken away, the one to play with instead. */
  readonly packs?: readonly string[];
};

/** Pure state that changes by decided events and is seen differently by each viewer. A game and the table are both one. */
export interface Machine<State, Actor, Action, Event, View, Viewer> {
  readonly schemas: { readonly action: z.ZodType<Action>; readonly view: z.ZodType<View> };
  decide(state: State, by: Actor, action: Action, facts: Facts): Result<Event[]>;
  /** Total: an event that was decided never fails. */
  evolve(state: State, event: Event): State;
  /** Lists what may be seen, and what this viewer may do now. */
  view(state: State, viewer: Viewer): View;
  /**
   * Read off the view alone, and off what the referee thinks of a clue: the refusal this action would get, or nothing if
   * it would be accepted.
   */
  permits(view: View, action: Action, opinion?: Opinion): string | undefined;
  /** Viewers of one audience have the same view, byte for byte. */
  audience(state: State, viewer: Viewer): string;
  deadline(state: State): Deadline<Action> | undefined;
  /** For the laws: the same state with everything this viewer may not know drawn anew. */
  redeal(state: State, viewer: Viewer, random: Random): State;
}

export type Presence = { readonly here: boolean; readonly at: number };

export type GameActor = Seat | 'clock' | 'host';
export type GameViewer = Seat | 'spectator';

export type GameMeta = {
  readonly id: string;
  /** What a deal is drawn from. */
  readonly dealtFrom: 'words' | 'locations';
  readonly endings: readonly string[];
};

export interface Game<Options, Deal, State, Action, Event, View>
  extends Machine<State, GameActor, Action, Event, View, GameViewer> {
  readonly meta: GameMeta;
  readonly schemas: {
    readonly options: z.ZodType<Options>;
    readonly action: z.ZodType<Action>;
    readonly view: z.ZodType<View>;
  };
  /** What a new table starts with. */
  readonly defaults: Options;
  places(options: Options): readonly Place[];
  /** Whether a bot can sit in any of them; left out where it always can. */
  takesBots?(options: Options): boolean;
  /** Whether this is enough for a deal. */
  canDeal(options: Options, content: Content): boolean;
  /** All chance is here, once. */
  deal(options: Options, seats: readonly Seat[], content: Content, random: Random): Deal;
  /** The words of a deal, so that the next games can do without them. */
  wordsOf(deal: Deal): readonly string[];
  begin(deal: Deal, now: number): State;
  /** The same people with the roles passed on, for the next game. */
  rotate(seats: readonly Seat[]): readonly Seat[];
  outcome(state: State): Outcome | undefined;
  /** Somebody gets up from their seat, or changes it, while the game runs: what they were about to do goes with them. */
  withdraw(state: State, person: PersonId): State;
  /** Somebody takes a seat, or another one, while the game runs. */
  join(state: State, seat: Seat): State;
  /** Somebody's connection is lost, or here again, while the game runs; left out where nobody is waited for. */
  absence?(state: State, person: PersonId, presence: Presence): State;
  /** S14: whether nobody may speak now, in any channel; left out where the channels say it all. */
  isHushed?(state: State): boolean;
  /** The codenames that a clue must not use, as far as this view shows them. */
  openWords(view: View): readonly string[];
  /** What the host may do, over and above a seat. */
  readonly hostActions: readonly Action[];
}

/** A game whose own types the table does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: the registry erases the types; each game's schemas guard its edges.
export type AnyGame = Game<any, any, any, any, any, any>;
