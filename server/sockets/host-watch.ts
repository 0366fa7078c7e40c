/** Tells the table when its host, or the person who stands in, is away for some seconds, is back, or stays away. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { Timings } from '../config/timings.ts';
import type { Clock } from '../platform/clock.ts';
import { Alarm, TRY_AGAIN } from '../tables/alarm.ts';
import type { LiveTable } from '../tables/live-table.ts';

const NEVER = Number.POSITIVE_INFINITY;
/** At most tables nobody is away: they share one empty map. */
const NOBODY: ReadonlyMap<PersonId, number> = new Map();

export class HostWatch {
  readonly #table: LiveTable;
  readonly #clock: Clock;
  readonly #timings: Pick<Timings, 'hostAway' | 'hostGone'>;
  readonly #present: () => PersonId[];
  readonly #alarm: Alarm;
  /** The host and the stand-in while they are away, and since when. */
  #awaySince: ReadonlyMap<PersonId, number> = NOBODY;
  #isTelling = false;
  /** When to try again after the store failed. */
  #againAt = 0;
  #isClosed = false;

  constructor(table: LiveTable, { clock, timings }: { clock: Clock; timings: Timings }, present: () => PersonId[]) {
    this.#table = table;
    this.#clock = clock;
    this.#timings = timings;
    this.#present = present;
    this.#alarm = new Alarm(clock, async () => this.update());
  }

  /** Call when someone came or went, or when people, host or stand-in may have changed. */
  update(): void {
    if (this.#isClosed || this.#isTelling) return;
    this.#keepTime();
    const action = this.#news();
    const now = this.#clock.now();
    if (action && now >= this.#againAt) void this.#tell(action);
    else this.#alarm.set(action ? this.#againAt : this.#nextMoment(now));
  }

  close(): void {
    this.#isClosed = true;
    this.#alarm.close();
  }

  /** While nobody is present, nobody waits for the host, so nothing is counted. */
  #keepTime(): void {
    const present = this.#present();
    const { host, standIn } = this.#table.state;
    const leads = standIn === undefined ? [host] : [host, standIn];
    const away = present.length > 0 ? leads.filter((id) => !present.includes(id)) : [];
    const since = (id: PersonId) => this.#awaySince.get(id) ?? this.#clock.now();
    this.#awaySince = away.length > 0 ? new Map(away.map((id) => [id, since(id)])) : NOBODY;
  }

  /** What the table has to be told now, if that changes anything. */
  #news(): Action | undefined {
    const { host, standIn } = this.#table.state;
    const present = this.#present();
    if (standIn && present.includes(host)) return { kind: 'hostBack', host };
    const now = this.#clock.now();
    if (now >= this.#goneAt()) return this.#ifNews({ kind: 'hostGone', gone: host, present });
    return now >= this.#missedAt() ? this.#ifNews({ kind: 'hostAway', host, present }) : undefined;
  }

  /** When the role passes to someone else. */
  #goneAt(): number {
    return (this.#awaySince.get(this.#table.state.host) ?? NEVER) + this.#timings.hostGone;
  }

  /** When someone stands in for the host, or for the stand-in. */
  #missedAt(): number {
    const { host, standIn } = this.#table.state;
    const since = this.#awaySince.get(host) === undefined ? undefined : this.#awaySince.get(standIn ?? host);
    return (since ?? NEVER) + this.#timings.hostAway;
  }

  #nextMoment(now: number): number | undefined {
    const next = Math.min(...[this.#goneAt(), this.#missedAt()].filter((at) => at > now));
    return next < NEVER ? next : undefined;
  }

  #ifNews(action: Action): Action | undefined {
    const decided = machine.decide(this.#table.state, 'house', action, { now: this.#clock.now() });
    return decided.ok && decided.value.length > 0 ? action : undefined;
  }

  async #tell(action: Action): Promise<void> {
    this.#isTelling = true;
    const answer = await this.#table.act({ by: 'house', action });
    this.#isTelling = false;
    if (answer.kind === 'failed' && answer.code !== 'store-unavailable') return;
    if (answer.kind === 'failed') this.#againAt = this.#clock.now() + TRY_AGAIN;
    this.update();
  }
}
