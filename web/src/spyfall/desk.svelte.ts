/** What this screen knows beside the view of Spyfall: whether the card is looked at, what is about to be done, why it did not work. */
import type { Action } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { createContext } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { problemOf, type Saying } from '../lib/reasons.ts';
import type { Table } from '../lib/table-context.ts';

export type Player = View['players'][number];
export type Card = NonNullable<NonNullable<View['you']>['card']>;

export class Desk {
  readonly table: Table;
  /** Whether one's own card is looked at (UX 15). */
  cardShown = $state(false);
  /** Whether a suspect is being chosen (S12). */
  accusing = $state(false);
  /** Whether somebody is being asked if they mean to stop the game (S15). */
  stopping = $state(false);
  /** Why the last thing that was tried did not work. */
  notice = $state.raw<Saying | undefined>();

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

  refuse(why: Saying): void {
    this.notice = why;
    announce(why());
  }

  /** Another phase: what was begun in the last one is no longer of use. */
  forget(): void {
    this.accusing = false;
    this.stopping = false;
    this.notice = undefined;
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
