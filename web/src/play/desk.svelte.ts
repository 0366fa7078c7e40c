/** What a screen knows beside the view, in any game: the card chosen, whether the key is shown, why the last tap did nothing. */
import { announce } from '../lib/announce.svelte.ts';
import { play } from '../lib/sound.ts';
import type { Table } from '../table-kit/table-context.ts';
import { refusal, type Saying } from '../texts/reasons.ts';
import { plain } from './word-fit.ts';

type Card = { readonly word: string; readonly marks: readonly string[] };

export abstract class PlayDesk {
  readonly table: Table;
  /** Whether this screen shows what it knows of the key (UX 15). */
  keyShown = $state(true);
  /** Why the last tap on a card did nothing. */
  notice = $state.raw<Saying | undefined>();
  protected picked = $state.raw<number | undefined>();

  constructor(table: Table) {
    this.table = table;
  }

  protected abstract get cards(): readonly Card[];
  /** Whether the card can still be chosen by whoever sits here. */
  protected abstract isOpen(card: number): boolean;
  /** Whether choosing has a purpose now. */
  protected abstract get isChoosing(): boolean;

  /** The card that the control is about. Never another one by itself: a second tap would reveal it. */
  get chosen(): number | undefined {
    const card = this.picked;
    return this.isChoosing && card !== undefined && this.isOpen(card) ? card : undefined;
  }

  get chosenWord(): string | undefined {
    const card = this.chosen;
    return card === undefined ? undefined : plain(this.cards[card]?.word ?? '');
  }

  isMine(marks: readonly string[]): boolean {
    return this.table.you !== undefined && marks.includes(this.table.you);
  }

  /** This card has been touched or covered. What was chosen before the answer came stays chosen. */
  settled(card: number): void {
    if (this.picked === card) this.forget();
  }

  /** A new turn, a new choice. */
  forget(): void {
    this.picked = undefined;
    this.notice = undefined;
  }

  /** After a reload, what I had marked is still what I am about. Each desk calls it when it is made. */
  protected recall(): void {
    const marked = this.cards.findLastIndex((card, place) => this.isOpen(place) && this.isMine(card.marks));
    this.picked = marked < 0 ? undefined : marked;
  }

  /** Marks a card, chooses one that is marked already, or takes the mark of the chosen one away. */
  protected async mark(card: number): Promise<void> {
    const isMarked = this.isMine(this.cards[card]?.marks ?? []);
    if (isMarked && this.chosen !== card) {
      this.picked = card;
      return;
    }
    this.picked = isMarked ? undefined : card;
    play('mark');
    const answer = await this.table.play({ kind: 'mark', card, on: !isMarked });
    if (!answer.ok) this.refuse(refusal(answer.code));
  }

  protected refuse(why: Saying): void {
    this.notice = why;
    announce(why());
  }
}
