/** The reactions on the screen: each for a moment, the latest few. */
import type { Sign } from '@safehouse/rules/table/reactions.ts';
import type { Reaction } from '../../lib/link-options.ts';

type Shown = { readonly key: number; readonly by: string; readonly sign: Sign };

/** Milliseconds. */
export const SHOWN_FOR = 2_600;
const MOST = 4;

export class ShownReactions {
  all = $state.raw<readonly Shown[]>([]);
  #last = 0;

  /** A person's newer reaction replaces the older one. */
  show({ by, sign }: Reaction): void {
    const key = ++this.#last;
    this.all = [...this.all.filter((each) => each.by !== by), { key, by, sign }].slice(-MOST);
    setTimeout(() => {
      this.all = this.all.filter((each) => each.key !== key);
    }, SHOWN_FOR);
  }
}
