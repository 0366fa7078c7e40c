/** Operatives other than our bots: they touch the words nearest to the clue, as many as its number says. */
import { pathToFileURL } from 'node:url';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Meaning } from '../meaning/meaning.ts';
import type { StandIn } from './game.ts';

/** A module outside this project: vectors for words, of any length. */
type Model = { readonly embed: (words: readonly string[]) => Promise<readonly (readonly number[])[]> };

/** How near each word is to a clue. */
type Nearness = (clue: string, words: readonly string[]) => Promise<ArrayLike<number>>;

type Game = NonNullable<View['round']>['view'];

export async function outsideGuesser(file: string): Promise<StandIn> {
  const model = (await import(pathToFileURL(file).href)) as Model;
  const vectors = new Map<string, readonly number[]>();
  const learn = async (words: readonly string[]): Promise<void> => {
    const fresh = [...new Set(words)].filter((word) => !vectors.has(word));
    if (fresh.length === 0) return;
    for (const [i, vector] of (await model.embed(fresh)).entries()) vectors.set(fresh[i] as string, vector);
  };
  return guesserBy(async (clue, words) => {
    await learn([clue, ...words]);
    return words.map((word) => cosine(vectors.get(clue), vectors.get(word)));
  });
}

/** Each test guesser on whom our spymaster tests its English clues, as the only guesser. */
export function testGuessersAlone(meaning: Meaning): StandIn[] {
  const { each } = meaning.testGuessers('word', []);
  return each.map((_, who) =>
    guesserBy(async (clue, words) => meaning.testGuessers(clue, words).each[who] ?? words.map(() => 0)),
  );
}

function guesserBy(nearness: Nearness): StandIn {
  return async (view) => {
    const game = view.round?.view;
    if (game?.game !== 'codenames' || game.may.touch !== 'yes') return undefined;
    const clue = game.clues.at(-1);
    if (!clue) return undefined;
    const wanted = clue.number === 'unlimited' || clue.number === 0 ? 1 : clue.number;
    if (clue.guesses.length >= wanted && game.may.stop === 'yes') {
      return { kind: 'play', game: 'codenames', action: { kind: 'stop' } };
    }
    const open = openCards(game);
    const near = await nearness(
      clue.word.toLowerCase(),
      open.map(({ word }) => word),
    );
    const best = open.reduce((best, _, i) => ((near[i] ?? 0) > (near[best] ?? 0) ? i : best), 0);
    return { kind: 'play', game: 'codenames', action: { kind: 'touch', card: open[best]?.card ?? 0 } };
  };
}

function openCards(game: Extract<Game, { game: 'codenames' }>): { readonly card: number; readonly word: string }[] {
  return game.cards.flatMap(({ word, covered }, card) =>
    covered ? [] : [{ card, word: word.replaceAll('\u00AD', '').toLowerCase() }],
  );
}

function cosine(a: readonly number[] = [], b: readonly number[] = []): number {
  let dot = 0;
  let of = 0;
  let other = 0;
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    dot += x * y;
    of += x * x;
    other += y * y;
  }
  return dot / Math.sqrt(of * other || 1);
}
