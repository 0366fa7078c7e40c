/** A screen's state beyond the view, in any game: the chosen card, whether the key is shown, why a tap did nothing. */
import { announce } from '../lib/announce.svelte.ts';
import { playSound } from '../lib/sound.ts';
import { keep, kept } from '../lib/storage.ts';
import { isAlone } from '../table-kit/seats.ts';
import type { Table } from '../table-kit/table-context.ts';
import { refusal, type Saying } from '../texts/reasons.ts';
import { plain } from './word-fit.ts';

type Card = { readonly word: string; readonly marks: readonly string[] };

export abstract class BoardScreenState {
  readonly table: Table;
  /** Cleared when the key is hidden (UX 15). */
  #isShown = $state(true);
  /** The deal and seat whose key was opened last. */
  #opened = $state(kept('opened'));
  /** Why the last tap on a card did nothing. */
  notice = $state.raw<Saying | undefined>();
  protected picked = $state.raw<number | undefined>();

  constructor(table: Table) {
    this.table = table;
  }

  protected abstract get cards(): readonly Card[];
  /** The viewer's seat, if it sees the key. */
  protected abstract get keySeat(): string | undefined;
  /** Whether this viewer can still choose the card. */
  protected abstract isOpen(card: number): boolean;
  /** Whether there is something to choose now. */
  protected abstract get isChoosing(): boolean;

  /** After a deal or a change of seats the key is covered until its owner opens it (UX 48), unless they are alone. */
  get isSealed(): boolean {
    return this.keySeat !== undefined && this.#opened !== this.#deal && !isAlone(this.table);
  }

  /** Whether this screen shows what it knows of the key. */
  get keyShown(): boolean {
    return this.table.replay !== undefined || (this.#isShown && !this.isSealed);
  }
  set keyShown(isShown: boolean) {
    this.#isShown = isShown;
    if (!isShown || !this.isSealed) return;
    this.#opened = this.#deal;
    keep('opened', this.#deal);
  }

  get #deal(): string {
    const { id, round } = this.table.view;
    return [id, round?.number, this.keySeat].join(' ');
  }

  /** The card the control acts on. It never moves to another card by itself: a second tap would reveal that one. */
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

  /** This card was touched or covered. Another card chosen before the answer arrived stays chosen. */
  settled(card: number): void {
    if (this.picked === card) this.forget();
  }

  /** Clears the choice, for a new turn. */
  forget(): void {
    this.picked = undefined;
    this.notice = undefined;
  }

  /** After a reload, chooses the last card this viewer marked. Each subclass calls it in its constructor. */
  protected recall(): void {
    const marked = this.cards.findLastIndex((card, place) => this.isOpen(place) && this.isMine(card.marks));
    this.picked = marked < 0 ? undefined : marked;
  }

  /** Marks a card, chooses one that is already marked, or unmarks the chosen one. */
  protected async mark(card: number): Promise<void> {
    const isMarked = this.isMine(this.cards[card]?.marks ?? []);
    if (isMarked && this.chosen !== card) {
      this.picked = card;
      return;
    }
    this.picked = isMarked ? undefined : card;
    playSound('mark');
    const answer = await this.table.play({ kind: 'mark', card, on: !isMarked });
    if (!answer.ok) this.refuse(refusal(answer.code));
  }

  protected refuse(why: Saying): void {
    this.notice = why;
    announce(why());
  }
}
