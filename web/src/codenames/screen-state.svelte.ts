/** Screen state of Codenames beside the view: what a chosen card is for, and the draft of a clue. */
import type { ClueNumber } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { createContext } from 'svelte';
import { BoardScreenState } from '../play/board-screen-state.svelte.ts';
import { Draft } from '../play/draft.svelte.ts';
import { drawn } from '../play/scene.svelte.ts';
import type { Table } from '../table-kit/table-context.ts';
import { refusal } from '../texts/reasons.ts';

export class ScreenState extends BoardScreenState {
  /** The view as the board draws it: behind `view` while a scene plays. */
  readonly drawn = $derived(drawn(this.view));
  readonly draft = new Draft<ClueNumber>(1);

  constructor(table: Table) {
    super(table);
    this.recall();
  }

  /** Read it only below a component that has checked the game. */
  get view(): View {
    return this.table.view.round?.view as View;
  }

  /** What a tap on a card does now. */
  get purpose(): 'touch' | 'cover' | undefined {
    const { may } = this.view;
    if (may.touch === 'yes') return 'touch';
    return may.cover === 'yes' ? 'cover' : undefined;
  }

  /** A tap marks, chooses or unmarks a card. It never reveals one (UX 10). */
  async tap(card: number): Promise<void> {
    this.notice = undefined;
    if (!this.cards[card]) return;
    const { mark } = this.view.may;
    if (!this.purpose) return mark === 'yes' ? undefined : this.refuse(refusal(mark));
    if (!this.isOpen(card)) return this.refuse(refusal('card-covered'));
    if (this.purpose === 'touch') return this.mark(card);
    this.picked = this.chosen === card ? undefined : card;
  }

  protected get keySeat(): string | undefined {
    const { you } = this.view;
    return you?.role === 'spymaster' ? `${you.team} ${you.role}` : undefined;
  }

  protected get cards(): View['cards'] {
    return this.view.cards;
  }

  protected get isChoosing(): boolean {
    return this.purpose !== undefined;
  }

  protected isOpen(card: number): boolean {
    return this.cards[card]?.covered === undefined;
  }
}

export const [useScreen, provideScreen] = createContext<ScreenState>();
