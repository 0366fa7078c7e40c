/** What a viewer of a table is shown, as a closed schema. */
import { z } from 'zod';
import { agreedSetupSchema, gameViewSchema } from '../games.ts';
import { refusals } from './refusals.ts';
import { levels } from './types.ts';

const permission = z.enum(['yes', ...refusals]);
const placeName = z.strictObject({ team: z.string(), role: z.string() });
const outcome = z.strictObject({
  ending: z.string(),
  winners: z.array(z.string()),
  score: z.int().optional(),
});

export const viewSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  locked: z.boolean(),
  host: z.string(),
  setup: agreedSetupSchema,
  /** The words that the table's people have brought, and how many; never the words themselves. */
  ownPacks: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      language: z.string(),
      cards: z.int(),
      /** The secret of its link, for those who are in. */
      share: z.string().optional(),
    }),
  ),
  /** The city of a campaign that this table was opened for; its setup stands, but for the packs, the turn order and the referee. */
  mission: z
    .strictObject({
      city: z.string(),
      /** The campaign's. */
      name: z.string(),
      /** The secret of the team's map: for those with a place or a part in the game. */
      campaign: z.string().optional(),
      /** Where the result of the last game is: still to be brought to the map, on it, or only here, since there is no map to bring it to. */
      result: z.enum(['owed', 'recorded', 'lost']).optional(),
    })
    .optional(),
  /** `tag` tells people of one name apart: 2, 3, … in order of coming. `left` people are listed while they are spoken of; `name` is empty for somebody who has taken it along. */
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      tag: z.int().optional(),
      left: z.boolean().optional(),
      place: placeName.optional(),
      /** Their part in the running game so far: the side they are bound to, and whether they have seen the key. */
      part: z.strictObject({ team: z.string(), secret: z.boolean() }).optional(),
      /** This is no person: the house plays it. */
      bot: z
        .strictObject({
          level: z.enum(levels),
          paused: z.boolean(),
          /** The last clue of this game that it could make nothing of. */
          puzzled: z.string().optional(),
        })
        .optional(),
    }),
  ),
  /**
   * Where one may sit, how many sit there; `sit` says whether this viewer may sit down there (once joined), `addBot`
   * whether they may put a bot there as it is. Who sits down where all is taken, but by a bot, takes the bot's place.
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
  /** The channel this viewer may speak in now, if any (`table`, `red`, `blue`, `spymasters`), and the lines they may read. */
  chat: z.strictObject({
    channel: z.string().optional(),
    lines: z.array(z.strictObject({ by: z.string(), channel: z.string(), text: z.string(), at: z.number() })),
  }),
  /** The table's finished games, oldest first; an abandoned one has no outcome. */
  played: z.array(z.strictObject({ number: z.int(), game: z.string(), outcome: outcome.optional() })),
  /** The game on the table, running or just over. */
  round: z
    .strictObject({
      number: z.int(),
      /** SHA-256 of the seed, shown from the start; the seed itself only when the game has come to its end. */
      commitment: z.string(),
      seed: z.string().optional(),
      view: gameViewSchema,
    })
    .optional(),
  /** What this viewer may do now at the table, or why not. What they may do in the game is in `round.view.may`. */
  may: z.strictObject({
    join: permission,
    leave: permission,
    forget: permission,
    watch: permission,
    rename: permission,
    say: permission,
    play: permission,
    move: permission,
    remove: permission,
    handOver: permission,
    addBot: permission,
    setBot: permission,
    lock: permission,
    setUp: permission,
    addPack: permission,
    removePack: permission,
    start: permission,
    again: permission,
    toLobby: permission,
    abandon: permission,
    clock: permission,
    close: permission,
  }),
});
export type View = z.infer<typeof viewSchema>;
