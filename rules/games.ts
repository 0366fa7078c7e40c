/** The registry: every game a table can play. A new game is a folder, and a line in each list here. */
import { z } from 'zod';
import { codenames } from './codenames/game.ts';
import { refusals as codenamesRefusals } from './codenames/refusals.ts';
import * as codenamesTypes from './codenames/types.ts';
import { viewSchema as codenamesView } from './codenames/view-types.ts';
import { duet } from './duet/game.ts';
import { refusals as duetRefusals } from './duet/refusals.ts';
import * as duetTypes from './duet/types.ts';
import { viewSchema as duetView } from './duet/view-types.ts';
import type { AnyGame } from './kernel/contract.ts';
import { spyfall } from './spyfall/game.ts';
import { optionsSchema as spyfallOptions } from './spyfall/options.ts';
import { refusals as spyfallRefusals } from './spyfall/refusals.ts';
import { actionSchema as spyfallAction } from './spyfall/types.ts';
import { viewSchema as spyfallView } from './spyfall/view-types.ts';

export const games = { codenames, duet, spyfall } as const satisfies Record<string, AnyGame>;
export type GameId = keyof typeof games;

const packs = z.array(z.string().min(1).max(60)).min(1).max(24);

/** What is to be played: the game, its options, and the packs its words or its locations come from (`en/classic`, `en/locations`). */
export const setupSchema = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('codenames'), options: codenamesTypes.optionsSchema, packs }),
  z.strictObject({ game: z.literal('duet'), options: duetTypes.optionsSchema, packs }),
  // A location has one name: there is one pack.
  z.strictObject({ game: z.literal('spyfall'), options: spyfallOptions, packs: packs.length(1) }),
]);

/** The same as everyone sees it: with nothing left out. */
export const agreedSetupSchema = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('codenames'), options: codenamesTypes.agreedSchema, packs }),
  z.strictObject({ game: z.literal('duet'), options: duetTypes.agreedSchema, packs }),
  z.strictObject({ game: z.literal('spyfall'), options: spyfallOptions, packs: packs.length(1) }),
]);

export const playSchema = z.discriminatedUnion('game', [
  z.strictObject({ kind: z.literal('play'), game: z.literal('codenames'), action: codenamesTypes.actionSchema }),
  z.strictObject({ kind: z.literal('play'), game: z.literal('duet'), action: duetTypes.actionSchema }),
  z.strictObject({ kind: z.literal('play'), game: z.literal('spyfall'), action: spyfallAction }),
]);

export const gameViewSchema = z.discriminatedUnion('game', [codenamesView, duetView, spyfallView]);

/** Every refusal a game can give. */
export const gameRefusals = [...codenamesRefusals, ...duetRefusals, ...spyfallRefusals] as const;
