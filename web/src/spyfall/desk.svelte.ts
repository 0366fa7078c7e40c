/** What this screen knows beside the view of Spyfall: whether the card is looked at, what is about to be done, why it did not work. */
import { barredFor } from '@safehouse/rules/spyfall/barred.ts';
import type { Action } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { createContext } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { play } from '../lib/sound.ts';
import type { Table } from '../table-kit/table-context.ts';
import { problemOf, type ReasonCode, refusal, type Saying } from '../texts/reasons.ts';
import { Crossings, type Sheet } from './crossings.svelte.ts';

export type Player = View['players'][number];
export type Card = NonNullable<NonNullable<View['you']>['card']>;

export class Desk {
  readonly table: Table;
  readonly crossings = new Crossings(() => this.#sheet());
  /** Whether one's own card is looked at (UX 15). */
  cardShown = $state(false);
  /** Whether a suspect is being chosen (S12). */
  accusing = $state(false);
  /** Whether somebody is being asked if they mean to stop the game (S15). */
  stopping = $state(false);
  /** Why the last thing that was tried did not work. */
  notice = $state.raw<Saying | undefined>();
  /** What is being written, at a table that writes; an accusation may come in between. */
  question = $state('');
  answer = $state('');
  #picked = $state.raw<string | undefined>();

  constructor(table: Table) {
    this.table = table;
  }

  /** Only read it below a component that knows that this game is on the table. */
  get view(): View {
    return this.table.view.round?.view as View;
  }

  /** Who plays on this screen. */
  get me(): string | undefined {
    return this.view.you?.person;
  }

  /** A newcomer has none before the next round. */
  get card(): Card | undefined {
    return this.view.you?.card;
  }

  /** Whom the question that is being written is for. */
  get whom(): string | undefined {
    const person = this.#picked;
    return person !== undefined && this.whyNotAsk(person) === undefined ? person : undefined;
  }

  nameOf(person: string): string {
    return this.table.nameOf(person);
  }

  nameOfLocation(id: string): string {
    return this.view.locations.find((location) => location.id === id)?.name ?? id;
  }

  /** Whether it was done; if not, the dock says why. Where an `Act` is to say so beside its button, give it `table.play`. */
  async act(action: Action): Promise<boolean> {
    this.notice = undefined;
    const answer = await this.table.play(action);
    const problem = problemOf(answer);
    if (problem) this.refuse(problem);
    return answer.ok;
  }

  /** S9, S10. Who asks may think better of it, as long as nobody has gone on. */
  whyNotAsk(person: string): ReasonCode | undefined {
    const { may, players } = this.view;
    if (may.ask !== 'yes') return may.ask;
    if (players.some((player) => player.person === person && player.gone)) return 'player-gone';
    return this.me !== undefined && person === barredFor(this.view, this.me) ? 'just-asked-you' : undefined;
  }

  /** One tap on a player: asks them; at a table that writes, it says whom the question is for. */
  async pick(person: string): Promise<void> {
    this.notice = undefined;
    const why = this.whyNotAsk(person);
    if (why) return this.refuse(refusal(why));
    play('mark');
    const { options, turn } = this.view;
    if (options.way === 'written') this.#picked = this.#picked === person ? undefined : person;
    else if (turn?.asker !== this.me || turn?.asked !== person) await this.act({ kind: 'ask', whom: person });
  }

  refuse(why: Saying): void {
    this.notice = why;
    announce(why());
  }

  /** Another phase: what was said in the last one is no longer of use. A sheet that is open says what happened meanwhile. */
  forget(): void {
    this.notice = undefined;
  }

  /** Another round: other cards, other questions. */
  begin(): void {
    this.forget();
    this.cardShown = false;
    this.question = '';
    this.answer = '';
    this.#picked = undefined;
  }

  #sheet(): Sheet {
    const { id, round } = this.table.view;
    return { table: id, game: round?.number ?? 0, round: this.view.round, person: this.me ?? this.table.you ?? '' };
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
