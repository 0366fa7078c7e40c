/** Brings what is shown later: at once when it is needed, else when the first board stands (UX 37). It does not give up. */

/** Milliseconds. */
const BOARD_FIRST = 2_000;

export class Fetched<Pages> {
  pages = $state.raw<Pages | undefined>();
  readonly #load: () => Promise<Pages>;

  /** Call while a component is being made. */
  constructor(load: () => Promise<Pages>, isNeeded: () => boolean) {
    this.#load = load;
    $effect(() => (this.pages ? undefined : this.#after(isNeeded() ? 0 : BOARD_FIRST)));
  }

  /** Returns what stops it. */
  #after(pause: number): () => void {
    let stop = () => clearTimeout(waiting);
    const waiting = setTimeout(async () => {
      let isWanted = true;
      stop = () => {
        isWanted = false;
      };
      const pages = await this.#load().catch(() => undefined);
      if (pages) this.pages = pages;
      else if (isWanted) stop = this.#after(BOARD_FIRST);
    }, pause);
    return () => stop();
  }
}
