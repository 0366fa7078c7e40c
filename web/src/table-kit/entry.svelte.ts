/** Joining a table: the name in the field, its problem, and the join. Shared by the lobby and late arrivals. */
import { rememberedName, rememberName } from '../lib/guest.ts';
import { isGoodName } from '../lib/names.ts';
import type { Answer } from '../lib/outbox.ts';
import { refusal, type Saying } from '../texts/reasons.ts';
import { t } from '../texts/texts.svelte.ts';
import type { SeatKind, Table } from './table-context.ts';

export class Entry {
  name = $state(rememberedName());
  problem = $state.raw<Saying>();
  field = $state<HTMLInputElement>();

  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Sits down if already joined; otherwise joins and sits down at once. Without a place, the person watches. */
  async take(place?: Pick<SeatKind, 'team' | 'role'>): Promise<Answer | undefined> {
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
