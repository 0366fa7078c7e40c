/** The table's types: people, places, options, chat and the events of its stream. */
import { z } from 'zod';
import { type GameId, playSchema, type Setup, setupSchema } from '../games.ts';
import type { Location } from '../kernel/content.ts';
import type { Outcome, PersonId, Seat, SeatKind } from '../kernel/contract.ts';
import { LONGEST_CLUE } from '../kernel/opinion.ts';
import type { Seed } from '../kernel/random.ts';

const name = z.string().min(1).max(120);
const person = z.string().min(1).max(40);
const seatName = z.strictObject({ team: z.string().min(1).max(20), role: z.string().min(1).max(20) });
export type SeatName = z.infer<typeof seatName>;
const packId = z.string().min(1).max(60);

/** A bot's risk appetite. */
export const levels = ['careful', 'normal', 'bold'] as const;
export type Level = (typeof levels)[number];
const level = z.enum(levels);

/** Words added by the table's people. */
const ownPack = z.strictObject({
  /** `fi/own-kqzwxyab` */
  id: packId,
  name: z.string().min(1).max(240),
  language: z.string().min(2).max(35),
  words: z.array(z.string().min(1).max(100)).min(25).max(10_000),
  /** The secret in the pack's share link. */
  share: z.string().min(1).max(40),
});
export type OwnPack = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly words: readonly string[];
  readonly share: string;
};

export type { Setup } from '../games.ts';

export const actionSchema = z.union([
  playSchema,
  z.discriminatedUnion('kind', [
    /** Enter as a guest, and sit down if a place is named. */
    z.strictObject({ kind: z.literal('join'), name, place: seatName.optional() }),
    z.strictObject({ kind: z.literal('leave') }),
    /** Leave, if still in, and remove one's name: it is no longer shown, and the server forgets it. */
    z.strictObject({ kind: z.literal('forget') }),
    /** `insteadOf` names a bot in that place, which then leaves. */
    z.strictObject({ kind: z.literal('sit'), place: seatName, insteadOf: person.optional() }),
    z.strictObject({ kind: z.literal('watch') }),
    /** Rename oneself, or as host anyone, given as `person`. */
    z.strictObject({ kind: z.literal('rename'), name, person: person.optional() }),
    /** Whether one's name goes into saved games of this table. Allowed when renaming is. */
    z.strictObject({ kind: z.literal('keepName'), on: z.boolean() }),
    z.strictObject({ kind: z.literal('say'), text: z.string().min(1).max(500) }),
    /** Host only. Without a place the person watches. */
    z.strictObject({ kind: z.literal('move'), person, place: seatName.optional() }),
    /** Host only, between games: these people sit there, all at once; everyone else stays. */
    z.strictObject({
      kind: z.literal('arrange'),
      seats: z
        .array(z.strictObject({ person, place: seatName }))
        .min(1)
        .max(100),
    }),
    z.strictObject({ kind: z.literal('remove'), person }),
    z.strictObject({ kind: z.literal('handOver'), person }),
    /** Host only: adds a bot to a free place, or in place of a person, who then watches. */
    z.strictObject({ kind: z.literal('addBot'), place: seatName, level, name, insteadOf: person.optional() }),
    /** Host or house. */
    z.strictObject({ kind: z.literal('setBot'), person, level: level.optional(), paused: z.boolean().optional() }),
    /** Lets the bot beside oneself, in the same place, decide the next move. */
    z.strictObject({ kind: z.literal('askBot') }),
    z.strictObject({ kind: z.literal('lock'), on: z.boolean() }),
    /** Host only: screens cover the code and the link, for games that are streamed. */
    z.strictObject({ kind: z.literal('hideCode'), on: z.boolean() }),
    z.strictObject({ kind: z.literal('setUp'), setup: setupSchema }),
    z.strictObject({ kind: z.literal('removePack'), pack: packId }),
    z.strictObject({ kind: z.literal('start') }),
    /** Starts the next game at once with the same people; `rotate` rotates the roles. */
    z.strictObject({ kind: z.literal('again'), rotate: z.boolean() }),
    /** After a game, for people with a place: in for another one, or not any more. */
    z.strictObject({ kind: z.literal('ready'), on: z.boolean() }),
    z.strictObject({ kind: z.literal('toLobby') }),
    z.strictObject({ kind: z.literal('abandon') }),
    z.strictObject({ kind: z.literal('clock'), do: z.enum(['pause', 'resume', 'extend']) }),
    /** Host only: everyone leaves, and the server deletes the table with all its chat and games. */
    z.strictObject({ kind: z.literal('close') }),
    /** Server only: the host or the stand-in lost the connection; these people are present. */
    z.strictObject({ kind: z.literal('hostAway'), host: person, present: z.array(person).max(200) }),
    /** Server only: the host is connected again. */
    z.strictObject({ kind: z.literal('hostBack'), host: person }),
    /** Server only: the host `gone` has been away for so long that the role passes; these people are present. */
    z.strictObject({ kind: z.literal('hostGone'), gone: person, present: z.array(person).max(200) }),
    /** Server only: a person's connection dropped or returned. */
    z.strictObject({ kind: z.literal('presence'), person, here: z.boolean() }),
    /** Server only, by its clock: this game's result is on the team's map, or cannot be recorded because the map is gone. */
    z.strictObject({ kind: z.literal('settled'), number: z.int().min(1), recorded: z.boolean() }),
    /** Server only, for a person who uploaded words over HTTP: the words are parsed and valid. */
    z.strictObject({ kind: z.literal('addPack'), person, pack: ownPack }),
    /** Server only: this bot does not understand the clue. */
    z.strictObject({ kind: z.literal('botPuzzled'), person, clue: z.string().min(1).max(LONGEST_CLUE) }),
  ]),
]);
export type Action = z.infer<typeof actionSchema>;

/** Actions that only the server may send. */
export function isForHouse(action: Action): action is Extract<Action, { kind: (typeof houseKinds)[number] }> {
  return (houseKinds as readonly string[]).includes(action.kind);
}

const houseKinds = ['hostAway', 'hostBack', 'hostGone', 'presence', 'settled', 'addPack', 'botPuzzled'] as const;

/** The actor: a guest (known or new), a game's clock, or the server itself. */
export type Actor = PersonId | 'clock' | 'house';
export type Viewer = PersonId | 'spectator';

export type Person = {
  readonly id: PersonId;
  /** Empty once they have removed it. */
  readonly name: string;
  readonly status: 'in' | 'left' | 'removed';
  readonly place?: SeatName;
  /** Set for a player run by the server: never host and never counted as absent. */
  readonly bot?: Bot;
  /** Agreed that the name goes into saved games. */
  readonly keepsName?: true;
};

/** `puzzled` is the last clue of this game that it did not understand. `asked`: a person beside it lets it decide. */
export type Bot = {
  readonly level: Level;
  readonly paused: boolean;
  readonly puzzled?: string;
  readonly asked?: true;
};

export type Line = {
  readonly by: PersonId;
  readonly channel: string;
  readonly text: string;
  readonly at: number;
};

export type Played = { readonly number: number; readonly game: GameId; readonly outcome?: Outcome };

/** `role` is the latest one. */
export type GamePart = {
  readonly person: PersonId;
  readonly team: string;
  readonly role: string;
  readonly secret: boolean;
};

/** What the table was opened for: a city on a team's campaign map (D24). */
export type Mission = { readonly campaign: string; readonly name: string; readonly city: string };

/** A finished mission whose result is not on the team's map yet. */
export type Owed = { readonly number: number; readonly outcome: Outcome; readonly at: number };

/** A running or just finished game. */
export type CurrentGame = {
  readonly number: number;
  readonly game: GameId;
  readonly places: readonly SeatKind[];
  readonly seed: Seed;
  readonly commitment: string;
  readonly state: unknown;
  /** Everyone who has taken part in this game, their team, and whether they have sat in a secret place. */
  readonly parts: readonly GamePart[];
};

export type State = {
  readonly id: string;
  readonly code: string;
  readonly openedAt: number;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly locked: boolean;
  /** Screens cover the code and the link. */
  readonly codeHidden?: boolean;
  /** Closed by the host: nothing more happens except settling results owed to a map. */
  readonly closed?: true;
  readonly host: PersonId;
  /** Does what the game waits for while the host is away. Always someone seated. */
  readonly standIn?: PersonId;
  /** The people in a place, in the order they sat down. Changing places keeps the order; bots are not listed. */
  readonly seated: readonly PersonId[];
  /** After a game: who is in for another one. */
  readonly ready?: readonly PersonId[];
  readonly setup: Setup;
  readonly ownPacks: readonly OwnPack[];
  /** Total size in the stream of all packs ever added. */
  readonly packBytes: number;
  readonly mission?: Mission;
  /** Oldest first. */
  readonly owed: readonly Owed[];
  /** The last game whose result was recorded on the map, or could not be because the map was gone. */
  readonly settled?: { readonly number: number; readonly recorded: boolean };
  readonly people: readonly Person[];
  readonly lines: readonly Line[];
  readonly played: readonly Played[];
  /** The words of the last three games. */
  readonly lastWords: readonly (readonly string[])[];
  readonly round?: CurrentGame;
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
  /** With `bot`, the newcomer is a bot and the name belongs to nobody. */
  | { kind: 'joined'; person: PersonId; name: string; bot?: Level }
  | { kind: 'botSet'; person: PersonId; level: Level; paused: boolean }
  | { kind: 'botPuzzled'; person: PersonId; clue: string }
  | { kind: 'botAsked'; person: PersonId }
  | { kind: 'left'; person: PersonId }
  | { kind: 'removed'; person: PersonId }
  | { kind: 'forgotten'; person: PersonId }
  | { kind: 'seated'; person: PersonId; place?: SeatName }
  | { kind: 'renamed'; person: PersonId; name: string }
  /** Whether their name goes into saved games. */
  | { kind: 'nameKept'; person: PersonId; on: boolean }
  | { kind: 'said'; person: PersonId; channel: string; text: string; at: number }
  | { kind: 'hostChanged'; person: PersonId }
  /** Without a person, nobody stands in any more. */
  | { kind: 'standInChanged'; person?: PersonId }
  | { kind: 'locked'; on: boolean }
  | { kind: 'codeHidden'; on: boolean }
  | { kind: 'setUp'; setup: Setup }
  | ({ kind: 'packAdded'; by: PersonId } & OwnPack)
  | { kind: 'packRemoved'; id: string }
  /** `words` and `locations` are what the deal was drawn from: together with the seed they prove it. */
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
  /** A connection dropped or returned. */
  | { kind: 'presence'; person: PersonId; here: boolean; at: number }
  | { kind: 'ready'; person: PersonId; on: boolean }
  | { kind: 'abandoned' }
  | { kind: 'wentToLobby' }
  | { kind: 'closed' };
