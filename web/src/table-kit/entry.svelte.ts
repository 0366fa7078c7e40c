/** Joining a table: the name in the field, its problem, and the join. Shared by the lobby and late arrivals. */
import { neededSeat } from '@safehouse/rules/table/needed-seat.ts';
import { rememberedName, rememberName } from '../lib/guest.ts';
import { isGoodName } from '../lib/names.ts';
import type { Answer } from '../lib/outbox.ts';
import { refusal, type Saying } from '../texts/reasons.ts';
import { t } from '../texts/texts.svelte.ts';
import type { SeatKind, Table } from './table-context.ts';

type SeatName = Pick<SeatKind, 'team' | 'role'>;

export class Entry {
  #name = $state(rememberedName());
  problem = $state.raw<Saying>();
  field = $state<HTMLInputElement>();

  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get name(): string {
    return this.#name;
  }
  /** What is wrong with a name is no longer told once another one is typed. */
  set name(typed: string) {
    this.#name = typed;
    this.problem = undefined;
  }

  /** Where someone who just comes in sits down; `undefined` if they can only watch. */
  get seat(): SeatName | undefined {
    return this.#table.sharedPhone ? undefined : neededSeat(this.#table.view.places);
  }

  /** Sits down if already joined; otherwise joins and sits down at once. Without a place, the person watches. */
  async take(place?: SeatName): Promise<Answer | undefined> {
    const seat = place && { team: place.team, role: place.role };
    if (this.#table.me) return this.#table.connection.act(seat ? { kind: 'sit', place: seat } : { kind: 'watch' });
    const name = this.name.trim();
    this.problem = isGoodName(name) ? undefined : () => t.home.needName;
    if (this.problem) {
      this.field?.focus();
      return undefined;
    }
    rememberName(name);
    const answer = await this.#table.connection.act({ kind: 'join', name, ...(seat && { place: seat }) });
    if (!answer.ok && answer.code === 'bad-name') this.problem = refusal('bad-name');
    return answer;
  }
}
