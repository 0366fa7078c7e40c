/** Compounds that nobody invents, whether or not a dictionary has them: what an animal has, *mäyränkolo*. */
import { rowsIn } from '../../rows.ts';

const words = rowsIn(new URL('belongings.txt', import.meta.url)).flat();
const animals = new Set(words.filter((word) => !word.startsWith('-')));
const belongings = new Set(words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)));

/** Whether one of the splits is an animal in the genitive and what it has. */
export function isBelonging(splits: readonly (readonly string[])[], letters: string): boolean {
  return splits.some(
    ([animal = '', thing = '', ...rest]) =>
      rest.length === 0 && animals.has(animal) && belongings.has(thing) && letters.endsWith(`n${thing}`),
  );
}
