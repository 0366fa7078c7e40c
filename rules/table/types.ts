/** The nouns of the table: people, places, options, chat, and the events a table's stream is made of. */
import { z } from 'zod';
import { type GameId, playSchema, setupSchema } from '../games.ts';
import type { Location, Outcome, PersonId, Place, Seat } from '../kernel/contract.ts';
import type { Seed } from '../kernel/random.ts';

const name = z.string().min(1).max(120);
const person = z.string().min(1).max(40);
const placeName = z.strictObject({ team: z.string().min(1).max(20), role: z.string().min(1).max(20) });
export type PlaceName = z.infer<typeof placeName>;
const packId = z.string().min(1).max(60);

/** How much a bot dares. */
export const levels = ['careful', 'normal', 'bold'] as const;
export type Level = (typeof levels)[number];
const level = z.enum(levels);

/** Words that the table's people have brought. */
const ownPack = z.strictObject({
  /** `fi/own-kqzwxyab` */
  id: packId,
  name: z.string().min(1).max(240),
  language: z.string().min(2).max(35),
  words: z.array(z.string().min(1).max(100)).min(25).max(10_000),
  /** The secret of the link under which others find it. */
  share: z.string().min(1).max(40),
});
export type OwnPack = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly words: readonly string[];
  readonly share: string;
};

export type Setup = z.infer<typeof setupSchema>;

export const actionSchema = z.union([
  playSchema,
  z.discriminatedUnion('kind', [
    /** Come in as a guest, and sit down at once if a place is named. */
    z.strictObject({ kind: z.literal('join'), name, place: placeName.optional() }),
    z.strictObject({ kind: z.literal('leave') }),
    /** Permission, if one is still in, and take one's name along: nobody is shown it any more, and the house forgets it. */
    z.strictObject({ kind: z.literal('forget') }),
    /** `insteadOf` is a bot there, which then leaves. */
    z.strictObject({ kind: z.literal('sit'), place: placeName, insteadOf: person.optional() }),
    z.strictObject({ kind: z.literal('watch') }),
    /** One's own name; with `person`, as host, anybody's. */
    z.strictObject({ kind: z.literal('rename'), name, person: person.optional() }),
    z.strictObject({ kind: z.literal('say'), text: z.string().min(1).max(500) }),
    /** The host's. A person without a place watches. */
    z.strictObject({ kind: z.literal('move'), person, place: placeName.optional() }),
    z.strictObject({ kind: z.literal('remove'), person }),
    z.strictObject({ kind: z.literal('handOver'), person }),
    /** The host's: a bot takes a free place, or that of somebody who then watches. */
    z.strictObject({ kind: z.literal('addBot'), place: placeName, level, name, insteadOf: person.optional() }),
    /** The host's, and the house's. */
    z.strictObject({ kind: z.literal('setBot'), person, level: level.optional(), paused: z.boolean().optional() }),
    z.strictObject({ kind: z.literal('lock'), on: z.boolean() }),
    z.strictObject({ kind: z.literal('setUp'), setup: setupSchema }),
    z.strictObject({ kind: z.literal('removePack'), pack: packId }),
    z.strictObject({ kind: z.literal('start') }),
    /** The next game at once, with the same people; `rotate` passes the roles on. */
    z.strictObject({ kind: z.literal('again'), rotate: z.boolean() }),
    z.strictObject({ kind: z.literal('toLobby') }),
    z.strictObject({ kind: z.literal('abandon') }),
    z.strictObject({ kind: z.literal('clock'), do: z.enum(['pause', 'resume', 'extend']) }),
    /** The host's: everybody goes, and the house deletes the table with all that was said and played at it. */
    z.strictObject({ kind: z.literal('close') }),
    /** The house's: the host, who was this one, is gone, and these people are here. */
    z.strictObject({ kind: z.literal('hostGone'), gone: person, present: z.array(person).max(200) }),
    /** The house's: somebody's connection is lost, or here again. */
    z.strictObject({ kind: z.literal('presence'), person, here: z.boolean() }),
    /** The house's: the result of this game is on the team's map, or never will be, because the map is gone. */
    z.strictObject({ kind: z.literal('settled'), number: z.int().min(1), recorded: z.boolean() }),
    /** The house's, for a person who brought words over HTTP: they have been read and found good. */
    z.strictObject({ kind: z.literal('addPack'), person, pack: ownPack }),
    /** The house's: this bot can make nothing of the clue, and says so. */
    z.strictObject({ kind: z.literal('botPuzzled'), person, clue: z.string().min(1).max(40) }),
  ]),
]);
export type Action = z.infer<typeof actionSchema>;

/** What nobody but the house may say. */
export function isForHouse(action: Action): action is Extract<Action, { kind: (typeof houseKinds)[number] }> {
  return (houseKinds as readonly string[]).includes(action.kind);
}

const houseKinds = ['hostGone', 'presence', 'settled', 'addPack', 'botPuzzled'] as const;

/** Who acts: a guest (known or not yet), a game's clock, or the house itself. */
export type Actor = PersonId | 'clock' | 'house';
export type Viewer = PersonId | 'spectator';

export type Person = {
  readonly id: PersonId;
  /** Empty once they have taken it along. */
  readonly name: string;
  readonly status: 'in' | 'left' | 'removed';
  readonly place?: PlaceName;
  /** A player that the house plays: never host, never missed, and nobody's guest. */
  readonly bot?: Bot;
};

/** `puzzled` is the last clue of this game that it could make nothing of. */
export type Bot = { readonly level: Level; readonly paused: boolean; readonly puzzled?: string };

export type Line = {
  readonly by: PersonId;
  readonly channel: string;
  readonly text: string;
  readonly at: number;
};

export type Played = { readonly number: number; readonly game: GameId; readonly outcome?: Outcome };

/** `role` is the one they had last. */
export type Part = {
  readonly person: PersonId;
  readonly team: string;
  readonly role: string;
  readonly secret: boolean;
};

/** What a table was opened for: a city on the map of a team's campaign (D24). */
export type Mission = { readonly campaign: string; readonly name: string; readonly city: string };

/** A mission that has come to its end and is not on the team's map yet. */
export type Owed = { readonly number: number; readonly outcome: Outcome; readonly at: number };

/** A running or just finished game. */
export type Round = {
  readonly number: number;
  readonly game: GameId;
  readonly places: readonly Place[];
  readonly seed: Seed;
  readonly commitment: string;
  readonly state: unknown;
  /** Who has had a part in this game, on which team, and whether they have seen what only a secret place sees. */
  readonly parts: readonly Part[];
};

export type State = {
  readonly id: string;
  readonly code: string;
  readonly openedAt: number;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly locked: boolean;
  /** The host has closed it: nothing more happens here, but for what is owed to a map. */
  readonly closed?: true;
  readonly host: PersonId;
  readonly setup: Setup;
  readonly ownPacks: readonly OwnPack[];
  /** How much of the stream all the packs are that were ever brought. */
  readonly packBytes: number;
  readonly mission?: Mission;
  /** Oldest first. */
  readonly owed: readonly Owed[];
  /** The last game whose result was brought to the map, or could not be: the map was gone. */
  readonly settled?: { readonly number: number; readonly recorded: boolean };
  readonly people: readonly Person[];
  readonly lines: readonly Line[];
  readonly played: readonly Played[];
  /** The words of the last three games. */
  readonly lastWords: readonly (readonly string[])[];
  readonly round?: Round;
};

export type Event =
  | {
      kind: 'opened';
      id: string;
      code: string;
      host: PersonId;
      name: string;
      setup: Setup;
      mission?: Mission;
      at: number;
    }
  /** With `bot`, no person comes in, and the name is nobody's. */
  | { kind: 'joined'; person: PersonId; name: string; bot?: Level }
  | { kind: 'botSet'; person: PersonId; level: Level; paused: boolean }
  | { kind: 'botPuzzled'; person: PersonId; clue: string }
  | { kind: 'left'; person: PersonId }
  | { kind: 'removed'; person: PersonId }
  | { kind: 'forgotten'; person: PersonId }
  | { kind: 'seated'; person: PersonId; place?: PlaceName }
  | { kind: 'renamed'; person: PersonId; name: string }
  | { kind: 'said'; person: PersonId; channel: string; text: string; at: number }
  | { kind: 'hostChanged'; person: PersonId }
  | { kind: 'locked'; on: boolean }
  | { kind: 'setUp'; setup: Setup }
  | ({ kind: 'packAdded'; by: PersonId } & OwnPack)
  | { kind: 'packRemoved'; id: string }
  /** `words` and `locations` are what the deal was drawn from: with the seed they prove it. */
  | {
      kind: 'dealt';
      number: number;
      setup: Setup;
      seats: readonly Seat[];
      words: readonly string[];
      locations?: readonly Location[];
      seed: Seed;
      commitment: string;
      deal: unknown;
      at: number;
    }
  | { kind: 'played'; event: unknown }
  | { kind: 'missionEnded'; number: number; outcome: Outcome; at: number }
  | { kind: 'settled'; number: number; recorded: boolean }
  /** A connection is lost, or here again. */
  | { kind: 'presence'; person: PersonId; here: boolean; at: number }
  | { kind: 'abandoned' }
  | { kind: 'wentToLobby' }
  | { kind: 'closed' };
