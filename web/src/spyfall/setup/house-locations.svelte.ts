/** The built-in locations by language; each list is fetched once. */
import { askLocations } from '../../lib/house.ts';
import { type Saying, troubleOf } from '../../texts/reasons.ts';

export type Named = { readonly id: string; readonly name: string };

class HouseLocations {
  #lists = $state.raw<ReadonlyMap<string, readonly Named[]>>(new Map());
  readonly #asked = new Set<string>();
  /** Why the last fetch failed. */
  problem = $state.raw<Saying>();

  in(language: string): readonly Named[] | undefined {
    return this.#lists.get(language);
  }

  async fetch(language: string): Promise<void> {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    const answer = await askLocations(language);
    this.problem = answer.ok ? undefined : troubleOf(answer.code);
    if (answer.ok) this.#lists = new Map([...this.#lists, [language, answer.value.locations]]);
    else this.#asked.delete(language);
  }
}

export const houseLocations = new HouseLocations();
