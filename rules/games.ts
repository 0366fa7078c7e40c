/** The registry: every game a table can play. A new game is a folder, and a line in each list here. */
import { z } from 'zod';
import { codenames } from './codenames/game.ts';
import * as codenamesTypes from './codenames/types.ts';
import { viewSchema as codenamesView } from './codenames/view-types.ts';
import { duet } from './duet/game.ts';
import * as duetTypes from './duet/types.ts';
import { viewSchema as duetView } from './duet/view-types.ts';
import type { AnyGame } from './kernel/contract.ts';

export const games = { codenames, duet } as const satisfies Record<string, AnyGame>;
export type GameId = keyof typeof games;

const packs = z.array(z.string().min(1).max(60)).min(1).max(24);

/** What is to be played: the game, its options, and the packs its words come from (`en/classic`). */
export const setupSchema = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('codenames'), options: codenamesTypes.optionsSchema, packs }),
  z.strictObject({ game: z.literal('duet'), options: duetTypes.optionsSchema, packs }),
]);

export const playSchema = z.discriminatedUnion('game', [
  z.strictObject({ kind: z.literal('play'), game: z.literal('codenames'), action: codenamesTypes.actionSchema }),
  z.strictObject({ kind: z.literal('play'), game: z.literal('duet'), action: duetTypes.actionSchema }),
]);

export const gameViewSchema = z.discriminatedUnion('game', [codenamesView, duetView]);
