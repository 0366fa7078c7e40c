/** The HTTP requests, one closed schema each. */
import { viewSchema as campaignView, cityId, NOTE } from '@safehouse/rules/campaign/types.ts';
import { gameIds, quickStartIds } from '@safehouse/rules/games.ts';
import { recordSchema } from '@safehouse/rules/record/schema.ts';
import { z } from 'zod';
import { errors } from './codes.ts';
import { ADDRESS, SECRET } from './ids.ts';
import { pack } from './messages.ts';

const host = {
  secret: z.string().regex(SECRET),
  name: z.string().min(1).max(120),
  /** The initial language of the cards. */
  language: z.string().min(2).max(10),
};
const { secret } = host;
const shareId = z.string().regex(ADDRESS);
const line = z.int().min(1);
const campaignName = z.string().min(1).max(240);
const note = z.string().max(NOTE);

/**
 * POST /api/tables; `game` defaults to Codenames. With `sit` the host takes a seat. With `playNow` there is no lobby: the
 * game is dealt to its host and bots, which get the names in `botNames`.
 */
export const openTable = z.strictObject({
  ...host,
  game: z.enum(gameIds).optional(),
  sit: z.boolean().optional(),
  playNow: z.enum(quickStartIds).optional(),
  botNames: z.array(host.name).min(1).max(10).optional(),
});
export const tableOpened = z.strictObject({ table: z.string(), code: z.string() });

/** GET /api/codes/K7QP3 */
export const codeFound = z.strictObject({ table: z.string() });

/**
 * GET /api/house; `address` is where guests reach the server, for pages opened on the machine itself. A table that is
 * unused for `keepDays` is deleted; `contact` is who runs the server and how to reach them, if they say so.
 */
export const house = z.strictObject({
  version: z.string(),
  packs: z.array(pack),
  keepDays: z.int(),
  contact: z.string().optional(),
  address: z.string().optional(),
});

/** POST /api/tables/…/forget, by people who are or were there: they leave, and their name is deleted. */
export const forgetMe = z.strictObject({ secret });

/** POST /api/campaigns/…/delete: deletes the whole map, for everyone. */
export const deleteCampaign = z.strictObject({});

/** Done; there is no content. */
export const done = z.strictObject({});

/** GET /api/locations/en: the server's locations in a language, in order. */
export const locations = z.strictObject({
  locations: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

/**
 * GET /api/glosses/da/hare: the senses of a card, for anyone. Each is explained in English; `words` have the same sense,
 * and `texts` explain it where a language has no such word. No senses for a word that is not in our packs.
 */
export const gloss = z.strictObject({
  senses: z.array(
    z.strictObject({
      headword: z.string(),
      gloss: z.string(),
      words: z.record(z.string(), z.array(z.string())),
      texts: z.record(z.string(), z.string()),
    }),
  ),
});

/**
 * GET /api/tables/…/evening: the last finished games of a table, oldest first. What it says about people is by their ids;
 * nothing of a running or abandoned game is in it. At a table for a mission, also how far its campaign is.
 */
export const evening = z.strictObject({
  games: z.array(
    z.strictObject({
      number: z.int(),
      game: z.string(),
      /** When it was dealt. */
      at: z.number(),
      winners: z.array(z.string()),
      /** Of Codenames: `teams`, `together` or `three`. Of Duet: the city of a mission. */
      form: z.string().optional(),
      city: z.string().optional(),
      seats: z.array(z.strictObject({ person: z.string(), team: z.string(), role: z.string() })),
      /** Clues that found two cards or more, with the words they found. */
      clues: z.array(z.strictObject({ by: z.string(), word: z.string(), found: z.array(z.string()) })),
      /** The rounds of Spyfall: the spy, and the spy's points. */
      rounds: z.array(z.strictObject({ spy: z.string(), points: z.int() })),
    }),
  ),
  campaign: z
    .strictObject({
      /** How many of its cities are won, and how many there are. */
      won: z.int(),
      cities: z.int(),
      /** The last mission, at whichever table it was played. */
      last: z.strictObject({ city: z.string(), won: z.boolean() }).optional(),
    })
    .optional(),
});

const chance = z.number().min(0).max(1);
const cardChance = z.strictObject({ card: z.int(), chance });
const sentence = { exchange: z.int(), part: z.enum(['question', 'answer']), by: z.string(), text: z.string() };

/**
 * GET /api/tables/…/games/1/clues/0, …/guesses/0-1 or …/rounds/0: what a bot thinks of a moment of a finished game, while
 * no game runs at the table. Cards are places on the board; a chance is a probability.
 */
export const reviewOf = z.discriminatedUnion('about', [
  z.strictObject({
    about: z.literal('clue'),
    /** Whether the bot knows the word. */
    isKnown: z.boolean(),
    /** How likely guessers take a card to be meant, the likeliest first. */
    pointed: z.array(cardChance),
    /** The cards it was for, and whether the giver said so; otherwise the bot's guess. */
    meant: z.array(cardChance),
    isNoted: z.boolean(),
    /** The wrong card that it pointed at most. */
    danger: cardChance.extend({ role: z.enum(['opponent', 'bystander', 'assassin']) }).optional(),
    /** Up to three legal clues for the same cards that the bot likes better. */
    better: z.array(z.strictObject({ word: z.string(), cards: z.array(z.int()) })),
  }),
  z.strictObject({
    about: z.literal('guess'),
    /** How likely a card is right, from where the guesser sat. */
    likeliest: z.array(cardChance),
    /** The card that was touched, and its rank from 1. */
    touched: cardChance.extend({ rank: z.int() }),
    wouldStop: z.boolean(),
  }),
  z.strictObject({
    about: z.literal('round'),
    isWritten: z.boolean(),
    /** Of a round that was played aloud: what people tapped. */
    course: z
      .strictObject({
        spy: z.string(),
        questions: z.int(),
        toSpy: z.int(),
        /** Accusations that failed, with those who voted against them. */
        failed: z.array(z.strictObject({ by: z.string(), suspect: z.string(), against: z.array(z.string()) })),
        /** The spy named a place: after how many minutes, and how many places were possible. */
        stop: z.strictObject({ minutes: z.int().optional(), places: z.int() }).optional(),
        /** A last vote that did not find the spy: who named the spy, and how many people were named. */
        ballot: z.strictObject({ right: z.array(z.string()), named: z.int() }).optional(),
      })
      .optional(),
    /** What gave the place away: how likely it was for the spy, before and after the sentence. */
    telling: z.array(z.strictObject({ ...sentence, before: chance, after: chance })),
    /** After this sentence, the spy could have named the place. */
    knowable: z.strictObject(sentence).optional(),
    /** The places that fitted best in the end. */
    fits: z.array(z.strictObject({ location: z.string(), chance })),
    /** What the spy said that fitted badly. */
    slips: z.array(z.strictObject({ ...sentence, how: z.enum(['evasive', 'elsewhere']) })),
    suspects: z.array(z.strictObject({ person: z.string(), chance })),
  }),
]);

/** POST /api/tables/…/games/1 and …/record: the same with all words, for players of that game. */
export const askProof = z.strictObject({ secret });

/** GET /api/tables/…/games/1: what is needed to check that a finished game's deal came from its seed. */
export const proof = z.strictObject({
  game: z.string(),
  number: z.int(),
  seed: z.string(),
  commitment: z.string(),
  options: z.json(),
  seats: z.array(z.strictObject({ person: z.string(), team: z.string(), role: z.string() })),
  words: z.array(z.string()),
  /** For a game that is played at locations. */
  locations: z.array(z.strictObject({ id: z.string(), name: z.string(), roles: z.array(z.string()) })).optional(),
  deal: z.json(),
});

/** GET /api/tables/…/games/1/record: everything that happened in a finished game, to look through it or keep it. */
export const gameRecord = recordSchema;

/** POST /api/campaigns */
export const openCampaign = z.strictObject({
  name: campaignName,
  /** A table that has just won a standard game with 9 tokens: Prague is won with it. */
  table: z.string().max(40).optional(),
});
export const campaignOpened = z.strictObject({ campaign: z.string() });

/** GET /api/campaigns/… and the answer to every change of one. */
export const campaign = campaignView;

/** POST /api/campaigns/…/name */
export const renameCampaign = z.strictObject({ name: campaignName });

/** POST /api/campaigns/…/notes; `was` is the note that the writer saw before. */
export const noteCity = z.strictObject({ city: cityId, text: note, was: note });

/** POST /api/campaigns/…/tables: a table set up for that city. The answer is `tableOpened`. */
export const openMission = z.strictObject({ ...host, city: cityId, sit: z.boolean().optional() });

/** POST /api/tables/…/packs, by the host: words that someone wrote or pasted, or a pack shared by a link. */
export const addPack = z.union([
  z.strictObject({
    secret,
    name: z.string().min(1).max(240),
    /** The language of the words: any BCP 47 tag, such as `fi` or `pt-BR`. */
    language: z.string().min(2).max(35),
    /** One word per line; commas and semicolons also end a line. */
    text: z.string().max(500_000),
  }),
  z.strictObject({ secret, share: shareId }),
]);

/** There are more mistakes than listed. */
const more = z.strictObject({ code: z.literal('more'), count: z.int() });

/** Accepted, with warnings: a duplicate was left out, and forms of one word may give each other away. */
const packWarning = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('doubled'), line, word: z.string() }),
  z.strictObject({ code: z.literal('alike'), word: z.string(), other: z.string() }),
  more,
]);
export const packAdded = z.strictObject({
  id: z.string(),
  cards: z.int(),
  share: shareId,
  warnings: z.array(packWarning),
});

/** Its mistakes by line: nothing was accepted. */
const packMistake = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('not-text') }),
  z.strictObject({ code: z.literal('not-a-word'), line, word: z.string() }),
  z.strictObject({ code: z.literal('too-long'), line, word: z.string(), most: z.int() }),
  z.strictObject({ code: z.literal('too-few'), found: z.int(), least: z.int() }),
  z.strictObject({ code: z.literal('too-many'), found: z.int(), most: z.int() }),
  more,
]);
export const packFaulty = z.strictObject({ error: z.literal('pack-faulty'), mistakes: z.array(packMistake) });

/** GET /api/packs/…, by the secret in its link. */
export const sharedPack = z.strictObject({
  name: z.string(),
  language: z.string(),
  cards: z.int(),
  words: z.array(z.string()),
});

export const httpError = z.strictObject({ error: z.enum(errors) });
