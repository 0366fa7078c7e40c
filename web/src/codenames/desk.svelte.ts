/** What this screen knows beside the view: the card chosen, whether the key is shown, what was last said to no. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { createContext } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { reason } from '../lib/reasons.ts';
import { play } from '../lib/sound.ts';
import type { Table } from '../lib/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import { plain } from './word-fit.ts';

export class Desk {
  readonly table: Table;
  /** Whether a spymaster's screen shows the key (UX 15). */
  keyShown = $state(true);
  /** Why the last tap on a card did nothing. */
  notice = $state.raw<string | undefined>();
  #picked = $state.raw<number | undefined>();

  constructor(table: Table) {
    this.table = table;
    // After a reload, what I had marked is still what I am about.
    const marked = this.view.cards.findLastIndex((card) => !card.covered && this.isMine(card.marks));
    this.#picked = marked < 0 ? undefined : marked;
  }

  /** Only read it below a component that knows that a game is on the table. */
  get view(): View {
    return this.table.view.round?.view as View;
  }

  /** What a chosen card is for: to be touched, to be covered, or nothing now. */
  get purpose(): 'touch' | 'cover' | undefined {
    const { may } = this.view;
    if (may.touch === 'yes') return 'touch';
    return may.cover === 'yes' ? 'cover' : undefined;
  }

  /** The card that the touch or cover control is about. Never another one by itself: a second tap would reveal it. */
  get chosen(): number | undefined {
    const card = this.#picked;
    return this.purpose && card !== undefined && !this.view.cards[card]?.covered ? card : undefined;
  }

  get chosenWord(): string | undefined {
    const card = this.chosen;
    return card === undefined ? undefined : plain(this.view.cards[card]?.word ?? '');
  }

  isMine(marks: readonly string[]): boolean {
    return this.table.you !== undefined && marks.includes(this.table.you);
  }

  /** One tap: marks, chooses, or takes the mark away. It never reveals (UX 10). */
  async tap(card: number): Promise<void> {
    const { cards, may } = this.view;
    const seen = cards[card];
    this.notice = undefined;
    if (!seen) return;
    if (!this.purpose) return this.#refuse(reason(may.mark));
    if (seen.covered) return this.#refuse(t.refusals['card-covered']);
    if (this.purpose === 'cover') {
      this.#picked = this.chosen === card ? undefined : card;
      return;
    }
    const isMarked = this.isMine(seen.marks);
    if (isMarked && this.chosen !== card) {
      this.#picked = card;
      return;
    }
    this.#picked = isMarked ? undefined : card;
    play('mark');
    const answer = await this.table.play({ kind: 'mark', card, on: !isMarked });
    if (!answer.ok) this.#refuse(t.refusals[answer.code]);
  }

  /** This card has been touched or covered. What was chosen before the answer came stays chosen. */
  settled(card: number): void {
    if (this.#picked === card) this.forget();
  }

  /** A new turn, a new choice. */
  forget(): void {
    this.#picked = undefined;
    this.notice = undefined;
  }

  #refuse(why: string | undefined): void {
    this.notice = why;
    if (why) announce(why);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
