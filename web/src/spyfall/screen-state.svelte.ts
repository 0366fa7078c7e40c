/** Screen state of Spyfall beside the view: whether the card is shown, which sheet is open, why an action failed. */
import { barredFor } from '@safehouse/rules/spyfall/barred.ts';
import type { Action } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { createContext, tick } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { playSound } from '../lib/sound.ts';
import type { Table } from '../table-kit/table-context.ts';
import { problemOf, type ReasonCode, refusal, type Saying } from '../texts/reasons.ts';
import { Crossings, type Sheet } from './crossings.svelte.ts';

export type Player = View['players'][number];
export type Card = NonNullable<NonNullable<View['you']>['card']>;

export class ScreenState {
  readonly table: Table;
  readonly crossings = new Crossings(() => this.#sheet());
  /** Whether the player's own card is shown (UX 15). */
  cardShown = $state(false);
  /** Whether the card just dealt still lies over everything. */
  isSealed = $state(false);
  /** Whether the sheet to accuse is open (S12). */
  accusing = $state(false);
  /** Whether the sheet to stop the game is open (S15). */
  stopping = $state(false);
  /** Why the last action failed. */
  notice = $state.raw<Saying | undefined>();
  /** Drafts at a table with written questions; they survive an accusation in between. */
  question = $state('');
  answer = $state('');
  /** The location that the spy is about to name (S16). */
  location = $state.raw<string | undefined>();
  #picked = $state.raw<string | undefined>();

  readonly #shown: (() => View) | undefined;

  /** `shown`: the view on this screen, if it is not always the current one. */
  constructor(table: Table, shown?: () => View) {
    this.table = table;
    this.#shown = shown;
  }

  /** Read it only below a component that has checked the game. */
  get view(): View {
    return this.#shown?.() ?? (this.table.view.round?.view as View);
  }

  /** The player on this screen. */
  get me(): string | undefined {
    return this.view.you?.person;
  }

  /** A newcomer has none before the next round. */
  get card(): Card | undefined {
    return this.view.you?.card;
  }

  /** The player that the drafted question is for, or who is about to be named in the last vote. */
  get whom(): string | undefined {
    const person = this.#picked;
    return person !== undefined && this.whyNotPick(person) === undefined ? person : undefined;
  }

  /** S2: whether the others see that this player has looked at their card. */
  get hasLooked(): boolean {
    return this.view.players.find(({ person }) => person === this.me)?.looked ?? false;
  }

  nameOf(person: string): string {
    return this.table.nameOf(person);
  }

  nameOfLocation(id: string): string {
    return this.view.locations.find((location) => location.id === id)?.name ?? id;
  }

  /** Whether it succeeded; if not, the dock says why. For an error beside the button use `Act` with `table.play`. */
  async act(action: Action): Promise<boolean> {
    this.notice = undefined;
    const answer = await this.table.play(action);
    const problem = problemOf(answer);
    if (problem) this.refuse(problem);
    return answer.ok;
  }

  /**
   * S9, S10: the asker can still choose another player until someone continues. S17: in the last vote a tap chooses the
   * suspect.
   */
  whyNotPick(person: string): ReasonCode | undefined {
    const { may, players, phase } = this.view;
    const isBallot = phase === 'ballot';
    const permission = isBallot ? may.suspect : may.ask;
    if (permission !== 'yes') return permission;
    if (players.some((player) => player.person === person && player.gone)) return 'player-gone';
    if (isBallot) return undefined;
    return this.me !== undefined && person === barredFor(this.view, this.me) ? 'just-asked-you' : undefined;
  }

  /** A tap on a player asks them; at a table with written questions, and in the last vote, it chooses them. */
  async pick(person: string): Promise<void> {
    this.notice = undefined;
    const why = this.whyNotPick(person);
    if (why) return this.refuse(refusal(why));
    playSound('mark');
    const { options, turn, phase } = this.view;
    if (options.way === 'written' || phase === 'ballot') {
      this.#picked = this.#picked === person ? undefined : person;
      await tick();
      document.querySelector<HTMLElement>('[data-write]')?.focus();
    } else if (turn?.asker !== this.me || turn?.asked !== person) await this.act({ kind: 'ask', whom: person });
  }

  /** After the question was sent, or the name was given. */
  unpick(): void {
    this.#picked = undefined;
  }

  refuse(why: Saying): void {
    this.notice = why;
    announce(why());
  }

  /** On a new phase: clears the last error. An open sheet says what happened in the meantime. */
  forget(): void {
    this.notice = undefined;
    this.location = undefined;
    if (this.view.phase !== 'briefing') this.isSealed = false;
  }

  /** On a new round. */
  begin(): void {
    this.forget();
    this.cardShown = false;
    this.isSealed = this.#isJustDealt();
    this.question = '';
    this.answer = '';
    this.#picked = undefined;
  }

  #isJustDealt(): boolean {
    return this.view.phase === 'briefing' && this.card !== undefined && !this.hasLooked && !this.table.replay;
  }

  #sheet(): Sheet {
    const { id, round } = this.table.view;
    return { table: id, game: round?.number ?? 0, round: this.view.round, person: this.me ?? this.table.you ?? '' };
  }
}

export const [useScreen, provideScreen] = createContext<ScreenState>();
