/** The registry: every game a table can play. A new game is a folder and a line here. */
import { z } from 'zod';
import { codenames } from './codenames/game.ts';
import { duet } from './duet/game.ts';
import type { AnyGame } from './kernel/contract.ts';
import { spyfall } from './spyfall/game.ts';

/** In the order they are offered; a new table starts with the first. */
export const games = { codenames, duet, spyfall } as const satisfies Record<string, AnyGame>;

type Games = typeof games;
export type GameId = keyof Games;
export const gameIds = Object.keys(games) as [GameId, ...GameId[]];

type Schemas = { [Id in GameId]: Games[Id]['schemas'] };
type Each<Make extends Record<GameId, unknown>> = Make[GameId];

/** The game, its options, and the packs it is dealt from (`en/classic`, `en/locations`). */
export type Setup = Each<{ [Id in GameId]: { game: Id; options: z.infer<Schemas[Id]['options']>; packs: string[] } }>;
/** The same as everyone sees it: with nothing left out. */
export type AgreedSetup = Each<{
  [Id in GameId]: { game: Id; options: z.infer<Schemas[Id]['agreed']>; packs: string[] };
}>;
/** A move in a game. */
export type Play = Each<{ [Id in GameId]: { kind: 'play'; game: Id; action: z.infer<Schemas[Id]['action']> } }>;
/** A game as one viewer sees it; `game` says which one it is. */
export type GameView = Each<{ [Id in GameId]: z.infer<Schemas[Id]['view']> }>;

const packs = (game: AnyGame) => z.array(z.string().min(1).max(60)).min(1).max(game.meta.packs.most);

export const setupSchema = unionOf<Setup>((game, id) =>
  z.strictObject({ game: id, options: game.schemas.options, packs: packs(game) }),
);

export const agreedSetupSchema = unionOf<AgreedSetup>((game, id) =>
  z.strictObject({ game: id, options: game.schemas.agreed, packs: packs(game) }),
);

export const playSchema = unionOf<Play>((game, id) =>
  z.strictObject({ kind: z.literal('play'), game: id, action: game.schemas.action }),
);

export const gameViewSchema = unionOf<GameView>((game) => game.schemas.view as z.ZodObject);

/** What one person can start at once: `together`, `duet`. */
export type QuickStartId = string;
export const quickStartIds = Object.values<AnyGame>(games).flatMap(({ quickStarts }) =>
  quickStarts.map(({ id }) => id),
);

/** Every refusal a game can give. */
export type GameRefusal = Games[GameId]['refusals'][number];
export const gameRefusals = Object.values<AnyGame>(games).flatMap(({ refusals }) => refusals as GameRefusal[]);

/** One schema for all games, told apart by `game`. */
function unionOf<Value>(schemaOf: (game: AnyGame, id: z.ZodLiteral<string>) => z.ZodObject): z.ZodType<Value> {
  const [first, ...rest] = Object.entries<AnyGame>(games).map(([id, game]) => schemaOf(game, z.literal(id)));
  return z.discriminatedUnion('game', [first as z.ZodObject, ...rest]) as unknown as z.ZodType<Value>;
}
