/** Loads a part that is shown later: now if needed, after the first board, or never (UX 37). Retries until it works. */

import { needed } from './stale-page.ts';

/** Milliseconds. */
const BOARD_FIRST = 2_000;

type When = 'now' | 'soon' | 'never';

export class Fetched<Pages> {
  pages = $state.raw<Pages | undefined>();
  readonly #load: () => Promise<Pages>;
  readonly #mayReload: boolean;

  /** Call during component initialisation. By default, the page reloads if a part that is needed now fails to load. */
  constructor(load: () => Promise<Pages>, when: () => When, { mayReload = true } = {}) {
    this.#load = load;
    this.#mayReload = mayReload;
    $effect(() => {
      const then = when();
      if (!this.pages && then !== 'never') return this.#after(then);
    });
  }

  /** Returns a function that cancels it. */
  #after(when: 'now' | 'soon'): () => void {
    let stop = () => clearTimeout(waiting);
    const waiting = setTimeout(
      async () => {
        let isWanted = true;
        stop = () => {
          isWanted = false;
        };
        const loading = this.#load();
        const pages = await (when === 'now' && this.#mayReload ? needed(loading) : loading).catch(() => undefined);
        if (pages) this.pages = pages;
        else if (isWanted) stop = this.#after('soon');
      },
      when === 'now' ? 0 : BOARD_FIRST,
    );
    return () => stop();
  }
}
