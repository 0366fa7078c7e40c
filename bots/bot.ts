/** What a bot is asked and what it answers, in any game. */
import type { Action, Level } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';

export type { Level } from '@safehouse/rules/table/types.ts';

/** A bot's whole input: what a person in its seat sees. */
export type Question = { readonly view: View; readonly person: string; readonly level: Level };

/**
 * Actions, best first; empty if there is nothing to do. Submit clues to the referee and give the first that passes.
 * `unknown` is a clue the bot does not understand.
 */
export type BotAnswer = { readonly actions: readonly Action[]; readonly unknown?: string };

/** How bots think in a game: loads what it needs in a language, or nothing if there is no such language. */
export type Mind = (language: string) => Promise<Thinker | undefined>;
export type Thinker = (question: Question) => BotAnswer;
