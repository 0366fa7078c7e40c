/** Simple bot players for tests, and tables with a person and a bot. */
import type { BotAnswer, Question } from '@safehouse/bots/bot.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Thinker } from '../bots/bots.ts';
import { type Client, newSecret } from './client.ts';
import { post } from './http.ts';

/** Records what it is asked, and answers with `answer`. */
export class Mind implements Thinker {
  readonly asked: (Question & { language: string })[] = [];
  readonly #answer: (question: Question) => BotAnswer | Promise<BotAnswer>;

  constructor(
    answer: (question: Question) => BotAnswer | Promise<BotAnswer> = ({ view }) => ({ actions: simple(view) }),
  ) {
    this.#answer = answer;
  }

  async think(question: Question, language: string): Promise<BotAnswer> {
    this.asked.push({ ...question, language });
    return this.#answer(question);
  }
}

/** Answers only when the test says so. */
export function pondering(): { readonly mind: Mind; answer(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mind = new Mind(async ({ view }) => {
    await promise;
    return { actions: simple(view) };
  });
  return { mind, answer: resolve };
}

/** A clue for one, one card touched on each clue, and a stop. */
export function simple(view: View): Action[] {
  const game = view.round?.view;
  if (!game || !('clues' in game) || view.phase !== 'playing') return [];
  const made = game.clues.at(-1)?.guesses.length ?? 0;
  const moves = [
    { kind: 'giveClue' as const, word: `hint${game.clues.length}`, number: 1 },
    ...(made > 0 ? [{ kind: 'stop' as const }] : []),
    ...cards.map((card) => ({ kind: 'touch' as const, card })),
    ...cards.map((card) => ({ kind: 'cover' as const, card })),
  ];
  return moves
    .map((action) => ({ kind: 'play', game: game.game, action }) as Action)
    .filter((action) => machine.permits(view, action) === undefined);
}

const cards = Array.from({ length: 25 }, (_, card) => card);

/** A table where a game with a bot was dealt, with nobody connected yet. */
export async function playNowAt(
  base: string,
  playNow: 'duet' | 'together',
  language = 'en',
): Promise<{ table: string; secret: string }> {
  const secret = newSecret();
  const response = await post(base, 'tables', { secret, name: 'Ann', language, playNow });
  if (response.status !== 201) throw new Error(`no game was begun: ${response.status}`);
  const { table } = (await response.json()) as { table: string };
  return { table, secret };
}

/** The person makes a simple move whenever possible, and the bot does the rest, until this holds. */
export async function playUntil(client: Client, holds: (view: View) => boolean): Promise<void> {
  while (!holds(client.view)) {
    const [move] = simple(client.view);
    const before = client.version;
    if (move) await client.act(move);
    await client.until(({ version }) => version > before);
  }
}

export const isOver = ({ phase }: View): boolean => phase === 'over';

/** Which bots and people gave the clues of this game, and who guessed. */
export function playersIn(view: View): { givers: string[]; guessers: string[] } {
  const game = view.round?.view;
  const clues = game && 'clues' in game ? game.clues : [];
  return { givers: clues.map(({ by }) => by), guessers: clues.flatMap(({ guesses }) => guesses.map(({ by }) => by)) };
}
