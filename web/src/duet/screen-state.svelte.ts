/** Screen state of Duet beside the view: what a tap does, the draft of a clue, and the cards it is for. */
import type { Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { createContext } from 'svelte';
import type { Answer } from '../lib/outbox.ts';
import { playSound } from '../lib/sound.ts';
import { BoardScreenState } from '../play/board-screen-state.svelte.ts';
import { Draft } from '../play/draft.svelte.ts';
import { drawn } from '../play/scene.svelte.ts';
import type { Table } from '../table-kit/table-context.ts';
import { refusal, type Saying } from '../texts/reasons.ts';
import { t } from '../texts/texts.svelte.ts';
import { isCovered, isKnown } from './kinds.ts';

export class ScreenState extends BoardScreenState {
  /** The view as the board draws it: behind `view` while a scene plays. */
  readonly drawn = $derived(drawn(this.view));
  readonly draft = new Draft<number>(1);
  #noted = $state.raw<readonly number[]>([]);

  constructor(table: Table) {
    super(table);
    this.recall();
  }

  /** Read it only below a component that has checked the game. */
  get view(): View {
    return this.table.view.round?.view as View;
  }

  get side(): Side | undefined {
    return this.view.you?.side;
  }

  /** What a tap on a card does now. */
  get purpose(): 'touch' | 'note' | undefined {
    const { may } = this.view;
    if (may.touch === 'yes') return 'touch';
    return may.giveClue === 'yes' ? 'note' : undefined;
  }

  /**
   * Cards that the clue being written is for; once it is given, the cards it was for. Other players do not see them.
   */
  get meant(): readonly number[] {
    if (this.purpose === 'note') return this.#noted.filter((card) => !this.cards[card]?.found);
    return (this.view.phase === 'guess' && this.view.clues.at(-1)?.meant) || [];
  }

  /** A tap marks, chooses or unmarks a card. It never reveals one (UX 10). */
  async tap(card: number): Promise<void> {
    this.notice = undefined;
    if (!this.cards[card]) return;
    if (this.purpose === 'note') return this.#note(card);
    const { mark } = this.view.may;
    if (!this.purpose) return mark === 'yes' ? undefined : this.refuse(refusal(mark));
    if (isCovered(this.cards[card])) return this.refuse(refusal('card-covered'));
    // D17
    if (isKnown(this.cards[card], this.side)) return this.refuse(refusal('known-bystander'));
    return this.mark(card);
  }

  async giveClue(word: string, number: number): Promise<Answer> {
    const { meant } = this;
    const answer = await this.table.play({
      kind: 'giveClue',
      word,
      number,
      ...(meant.length > 0 && { meant: [...meant] }),
    });
    if (answer.ok) this.#noted = [];
    return answer;
  }

  protected get keySeat(): string | undefined {
    return this.side;
  }

  /** Whether the own face only distracts: the partner's face decides what is an agent now. */
  get isGuessing(): boolean {
    return this.view.may.touch === 'yes';
  }

  protected get cards(): View['cards'] {
    return this.view.cards;
  }

  protected get isChoosing(): boolean {
    return this.purpose === 'touch';
  }

  protected isOpen(card: number): boolean {
    const seen = this.cards[card];
    return seen !== undefined && !isCovered(seen) && !isKnown(seen, this.side);
  }

  /** The number follows the noted cards; the player can still change it. */
  #note(card: number): void {
    const why = this.#whyNotFor(card);
    if (why) {
      this.refuse(why);
      return;
    }
    playSound('mark');
    const { meant } = this;
    this.#noted = meant.includes(card) ? meant.filter((each) => each !== card) : [...meant, card];
    this.draft.number = Math.max(1, this.#noted.length);
  }

  #whyNotFor(card: number): Saying | undefined {
    const seen = this.cards[card];
    if (!this.keyShown) return () => t.duet.clue.meantHidden;
    if (seen?.found) return refusal('card-covered');
    return seen?.face === 'agent' ? undefined : () => t.duet.clue.meantOnly;
  }
}

export const [useScreen, provideScreen] = createContext<ScreenState>();
