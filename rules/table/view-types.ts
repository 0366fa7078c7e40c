/** The closed schema of a table's view. */
import { z } from 'zod';
import { agreedSetupSchema, gameViewSchema } from '../games.ts';
import { refusals } from './refusals.ts';
import { levels } from './types.ts';

const permission = z.enum(['yes', ...refusals]);
const seatName = z.strictObject({ team: z.string(), role: z.string() });
const outcome = z.strictObject({
  ending: z.string(),
  winners: z.array(z.string()),
  score: z.int().optional(),
  left: z.int().optional(),
});

export const viewSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  locked: z.boolean(),
  /** Screens cover the code and the link. */
  codeHidden: z.literal(true).optional(),
  host: z.string(),
  /** Does what the game waits for while the host is away. */
  standIn: z.string().optional(),
  setup: agreedSetupSchema,
  /** The table's own packs and their sizes; never the words themselves. */
  ownPacks: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      language: z.string(),
      cards: z.int(),
      /** The secret of its share link, only for people who are in. */
      share: z.string().optional(),
    }),
  ),
  /** The campaign city this table was opened for. Its setup is fixed except for packs, turn order and referee. */
  mission: z
    .strictObject({
      city: z.string(),
      /** The campaign's name. */
      name: z.string(),
      /** The secret of the team's map, only for people with a place or a part in the game. */
      campaign: z.string().optional(),
      /**
       * Where the last game's result is: still owed to the map, recorded on it, or only here because there is no map.
       */
      result: z.enum(['owed', 'recorded', 'lost']).optional(),
    })
    .optional(),
  /**
   * `tag` numbers people whose names look alike, in order of arrival: 2, 3, …; also 1, if the first name itself ends with a
   * number in brackets. People who `left` stay listed. `name` is empty for a person who has removed it.
   */
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      tag: z.int().optional(),
      left: z.boolean().optional(),
      place: seatName.optional(),
      /** Their part in the running game: the team they are bound to, and whether they have seen the key. */
      part: z.strictObject({ team: z.string(), secret: z.boolean() }).optional(),
      /** Set for a bot, which the server plays. */
      bot: z
        .strictObject({
          level: z.enum(levels),
          paused: z.boolean(),
          /** The last clue of this game that it did not understand. */
          puzzled: z.string().optional(),
          /** Someone beside it lets it decide the next move. */
          asked: z.literal(true).optional(),
        })
        .optional(),
      /** Agreed that the name goes into saved games. */
      keepsName: z.literal(true).optional(),
    }),
  ),
  /**
   * The places and how many people sit there. `sit` says whether this viewer may sit there once joined, `addBot`
   * whether they may add a bot there. Sitting down at a full place replaces a bot.
   */
  places: z.array(
    z.strictObject({
      team: z.string(),
      role: z.string(),
      min: z.int(),
      max: z.int(),
      secret: z.boolean(),
      taken: z.int(),
      sit: permission,
      addBot: permission,
    }),
  ),
  /**
   * The channel this viewer may speak in now, if any (`table`, `red`, `blue`, `spymasters`), and the lines they may
   * read.
   */
  chat: z.strictObject({
    channel: z.string().optional(),
    lines: z.array(z.strictObject({ by: z.string(), channel: z.string(), text: z.string(), at: z.number() })),
  }),
  /** The table's finished games, oldest first; an abandoned one has no outcome. */
  played: z.array(z.strictObject({ number: z.int(), game: z.string(), outcome: outcome.optional() })),
  /** After a game: who is in for another one, in the order they said so. */
  ready: z.array(z.string()).optional(),
  /** The game on the table, running or just finished. */
  round: z
    .strictObject({
      number: z.int(),
      /** SHA-256 of the seed, shown from the start; the seed itself is shown once the game has ended. */
      commitment: z.string(),
      seed: z.string().optional(),
      view: gameViewSchema,
    })
    .optional(),
  /** What this viewer may do at the table now, or why not. For moves in the game see `round.view.may`. */
  may: z.strictObject({
    join: permission,
    leave: permission,
    forget: permission,
    watch: permission,
    rename: permission,
    say: permission,
    /** Reactions are no actions: see `react` among the messages. */
    react: permission,
    /** To show a finished game or the evening on the table's TVs: see `show` among the messages. */
    show: permission,
    play: permission,
    move: permission,
    remove: permission,
    handOver: permission,
    addBot: permission,
    setBot: permission,
    askBot: permission,
    lock: permission,
    hideCode: permission,
    setUp: permission,
    addPack: permission,
    removePack: permission,
    start: permission,
    again: permission,
    ready: permission,
    toLobby: permission,
    abandon: permission,
    clock: permission,
    close: permission,
  }),
});
export type View = z.infer<typeof viewSchema>;
