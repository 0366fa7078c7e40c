/** The phone in play: who has it, who has seen their card, which hands are raised, and its players' moves. */
import type { Action } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { createContext } from 'svelte';
import type { Answer } from '../../lib/outbox.ts';
import type { Table } from '../../table-kit/table-context.ts';
import { Players } from './players.svelte.ts';
import { keepProgress, type Progress, progressOf, type RoundName } from './progress.ts';

export type Sheet = 'accuse' | 'stop' | 'again' | 'locations' | 'people';

export class Phone {
  readonly table: Table;
  readonly players: Players;
  /** Who asked to see their card again. */
  looking = $state<string>();
  sheet = $state<Sheet>();
  #progress = $state.raw<{ readonly of: RoundName; readonly is: Progress }>();

  constructor(table: Table) {
    this.table = table;
    this.players = new Players(table);
  }

  /** Read it only below a component that knows that this game is on the table. */
  get view(): View {
    return this.table.view.round?.view as View;
  }

  nameOf(person: string): string {
    return this.table.nameOf(person);
  }

  nameOfLocation(id: string): string {
    return this.view.locations.find((location) => location.id === id)?.name ?? id;
  }

  /** Everyone with a card in this round who is still here, in seat order. */
  get playing(): readonly string[] {
    return this.view.players.filter(({ plays, gone }) => plays && !gone).map(({ person }) => person);
  }

  /** Those whose card this phone can show. */
  get held(): readonly string[] {
    return this.playing.filter((person) => this.players.holds(person));
  }

  get progress(): Progress {
    const of = this.#round;
    const kept = this.#progress;
    return kept && isSame(kept.of, of) ? kept.is : progressOf(of);
  }

  /** Whose turn it is to see their card; `undefined` once all have. */
  get next(): string | undefined {
    return this.held.find((person) => !this.progress.seen.includes(person));
  }

  /** Who had the phone last. */
  get last(): string | undefined {
    return this.held.findLast((person) => this.progress.seen.includes(person));
  }

  hasSeen(person: string): void {
    this.#keep({ ...this.progress, seen: [...this.progress.seen, person] });
  }

  /** Gives the phone back to the previous player. */
  takeBack(): void {
    const { last } = this;
    this.#keep({ ...this.progress, seen: this.progress.seen.filter((person) => person !== last) });
  }

  /** The hands raised on this phone for the current accusation. */
  get hands(): Readonly<Record<string, boolean>> {
    const { hands } = this.progress;
    return hands && hands.by === this.view.accusation?.by ? hands.votes : {};
  }

  raise(person: string, guilty: boolean): void {
    const by = this.view.accusation?.by;
    if (by !== undefined) this.#keep({ ...this.progress, hands: { by, votes: { ...this.hands, [person]: guilty } } });
  }

  /** Sends the votes one after the other; if one fails, counting can be repeated. */
  async count(): Promise<Answer> {
    let answer: Answer = { ok: true, version: 0 };
    for (const person of this.view.accusation?.awaited ?? []) {
      const guilty = this.hands[person];
      if (guilty === undefined) continue;
      answer = await this.players.play(person, { kind: 'vote', guilty });
      if (!answer.ok && answer.code !== 'voted-already') return answer;
    }
    return answer;
  }

  play(person: string, action: Action): Promise<Answer> {
    return this.players.play(person, action);
  }

  get #round(): RoundName {
    const { id, round } = this.table.view;
    return { table: id, game: round?.number ?? 0, round: this.view.round };
  }

  #keep(progress: Progress): void {
    this.#progress = { of: this.#round, is: progress };
    keepProgress(this.#round, progress);
  }
}

function isSame(one: RoundName, other: RoundName): boolean {
  return one.table === other.table && one.game === other.game && one.round === other.round;
}

export const [usePhone, providePhone] = createContext<Phone>();
