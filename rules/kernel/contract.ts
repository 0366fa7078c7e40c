/** The contract between a game and its users: the table, the server, the laws and the pages. */
import type { z } from 'zod';
import type { Content, ContentKind } from './content.ts';
import type { Opinion } from './opinion.ts';
import type { Random, Seed } from './random.ts';
import type { Result } from './result.ts';

/** A guest at a table. Public; the secret that authenticates the guest is never stored here. */
export type PersonId = string & { readonly brand: 'PersonId' };

/** A person's team and role in a running game. */
export type Seat = { readonly person: PersonId; readonly team: string; readonly role: string };

/** A kind of seat in a game: how many people it holds and which chat channel they have. */
export type SeatKind = {
  readonly team: string;
  readonly role: string;
  readonly min: number;
  readonly max: number;
  /** People here see secrets, and may not move to an open place while the game runs. */
  readonly secret: boolean;
  /** This place's chat channel during a game. Without one, its people are silent until the end. */
  readonly channel?: string;
};

export type Outcome = {
  /** One of the game's `meta.endings`. */
  readonly ending: string;
  readonly winners: readonly string[];
  readonly score?: number;
  /** What was left of the supply, in games where that is the result. */
  readonly left?: number;
};

/**
 * What the clock does at a given time (milliseconds since 1970) unless a player acts first. If `at` is further ahead than
 * `within`, it was set by a wrong clock: the action then sets it right.
 */
export type Deadline<Action> = { readonly at: number; readonly action: Action; readonly within?: number };

/** Outside facts that a decision needs. All are recorded, so a replay needs nothing from outside. */
export type Facts = {
  readonly now: number;
  readonly opinion?: Opinion;
  readonly seed?: Seed;
  /** The content of the selected packs, in pack order. */
  readonly content?: Partial<Content>;
  /** Packs available for the game; when a pack is removed, the first is its replacement. */
  readonly packs?: readonly string[];
};

/**
 * Pure state that changes by decided events and looks different to each viewer. Games and the table are both machines.
 */
export interface Machine<State, Actor, Action, Event, View, Viewer> {
  readonly schemas: { readonly action: z.ZodType<Action>; readonly view: z.ZodType<View> };
  decide(state: State, by: Actor, action: Action, facts: Facts): Result<Event[]>;
  /** Total: never fails for an event that `decide` returned. */
  evolve(state: State, event: Event): State;
  /** Lists what this viewer may see and do now. */
  view(state: State, viewer: Viewer): View;
  /**
   * The refusal this action would get, or undefined if it would be accepted. Depends only on the view and the referee's
   * opinion.
   */
  permits(view: View, action: Action, opinion?: Opinion): string | undefined;
  /** All viewers of one audience get the same view, byte for byte. */
  audience(state: State, viewer: Viewer): string;
  /**
   * The views this viewer could have as far as everyone knows; none if nothing they see is secret, or if it always takes
   * the same number of bytes. Messages are padded to the longest, so that their lengths reveal no secret.
   */
  possibleViews?(state: State, viewer: Viewer): readonly View[];
  deadline(state: State): Deadline<Action> | undefined;
  /** For the laws: the same state with everything hidden from this viewer redrawn at random. */
  redeal(state: State, viewer: Viewer, random: Random): State;
}

export type Presence = { readonly here: boolean; readonly at: number };

export type GameActor = Seat | 'clock' | 'host';
export type GameViewer = Seat | 'spectator';

/** Facts about a game that others act on, so that nobody has to know which game it is. */
export type GameMeta = {
  readonly id: string;
  readonly endings: readonly string[];
  /** The kind of content it is dealt from. */
  readonly dealtFrom: ContentKind;
  /** Names of the packs a new table starts with, best first, and how many packs a game can be dealt from. */
  readonly packs: { readonly preferred: readonly string[]; readonly most: number };
  /** People in one place share their turns, so a bot beside a person waits longer. */
  readonly sharesTurns: boolean;
  /** Chat is part of the game, so bots think again when someone speaks. */
  readonly readsChat: boolean;
};

/** A game that one person can start at once, with bots in the other seats. */
export type QuickStart<Options> = {
  readonly id: string;
  readonly options: Options;
  readonly you: SeatName;
  readonly bots: readonly SeatName[];
};

export type SeatName = Pick<SeatKind, 'team' | 'role'>;

/** A move that may have led to an event. With `anyone`, the event does not say who made it. */
export type Attempt<Action> = {
  readonly by: PersonId | 'clock' | 'host' | 'anyone';
  readonly action: Action;
  readonly facts: Pick<Facts, 'now' | 'opinion'>;
};

export interface Game<Options, Deal, State, Action, Event, View, Code extends string, Agreed extends Options = Options>
  extends Machine<State, GameActor, Action, Event, View, GameViewer> {
  readonly meta: GameMeta;
  readonly schemas: {
    readonly options: z.ZodType<Options>;
    readonly agreed: z.ZodType<Agreed>;
    readonly action: z.ZodType<Action>;
    readonly view: z.ZodType<View>;
  };
  /** Every refusal it can give; each has a text in every language. */
  readonly refusals: readonly Code[];
  /** Options of a new table. */
  readonly defaults: Options;
  readonly quickStarts: readonly QuickStart<Options>[];
  /** The options with nothing left out, as everyone sees them. */
  agreed(options: Options): Agreed;
  places(options: Options): readonly SeatKind[];
  /** Whether the content is enough for a deal. */
  canDeal(options: Options, content: Content): boolean;
  /** The only place where the game uses randomness. */
  deal(options: Options, seats: readonly Seat[], content: Content, random: Random): Deal;
  /** The same deal as an earlier version drew it from the same seed: its proofs stay valid. */
  formerDeal?(deal: Deal): Deal;
  /** The words in a deal, so that the next games can avoid them. */
  wordsOf(deal: Deal): readonly string[];
  begin(deal: Deal, now: number, seats?: readonly Seat[]): State;
  /** The same people with rotated roles, for the next game. */
  rotate(seats: readonly Seat[]): readonly Seat[];
  outcome(state: State): Outcome | undefined;
  /** Called when a person leaves or changes seats during the game: drops their pending move. */
  withdraw(state: State, person: PersonId): State;
  /** Called when a person takes a seat, or another one, during the game. */
  join(state: State, seat: Seat): State;
  /**
   * The moves that may have led to this event: a record of a game is checked by deciding them again. The event may be
   * anything that has a `kind`; what does not fit is refused later.
   */
  attempts(state: State, event: Event): readonly Attempt<Action>[];
  /** For a game that is over: what a spectator saw in this state, with all secrets open. */
  openView(state: State): View;
  /** Actions the host may take in addition to those of a seat. */
  readonly hostActions: readonly Action[];

  // Traits. A game without one leaves it out.

  /** Whether bots can play with these options; without it they always can. */
  takesBots?(options: Options): boolean;
  /** Called when a person's connection drops or returns: the game waits for people. */
  absence?(state: State, person: PersonId, presence: Presence): State;
  /** Whether nobody may chat now, whatever their channel. */
  isSilent?(state: State): boolean;
  /** Whether all that was secret until now lies open, so that nobody can tell anything by reacting. */
  isRevealed?(state: State): boolean;
  /** An event without what stays hidden from this viewer even after the end, such as a side's own notes. */
  disclosed?(event: Event, viewer: GameViewer): Event;
  /** Whether time runs out for the players: a bot that has nothing to do now looks again later. */
  isTimed?(view: View): boolean;
  /** The campaign mission these options are for, if any: a table opened for a mission must keep it. */
  missionOf?(options: Options): unknown;
  /** The words that a clue must not use, as far as this view shows them: the game has clues for the referee. */
  openWords?(view: View): readonly string[];
}

/** A game with its types erased, as the table sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the registry erases the types; each game's schemas guard its edges.
export type AnyGame = Game<any, any, any, any, any, any, any, any>;
