/** Attendance: tells the table which seated people are away or back, for games that wait for people (S22). */
import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, PersonId } from '@safehouse/rules/kernel/contract.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action, State } from '@safehouse/rules/table/types.ts';
import type { Presence } from '../peers/peers.ts';
import type { Clock } from '../platform/clock.ts';
import { Alarm, TRY_AGAIN } from './alarm.ts';
import type { ActAnswer, Move } from './live-table-types.ts';

/** The part of the table that is needed here. */
type Attended = { readonly state: State; act(move: Move): Promise<ActAnswer>; stop(error: unknown): void };

type Missing = ReadonlyMap<PersonId, number | 'told'>;

/** At most tables nobody is missing: they share one empty map. */
const NOBODY: Missing = new Map();

type AttendanceDeps = { readonly clock: Clock; readonly grace: number; readonly presence: Presence };

export class Attendance {
  /**
   * A table that was just loaded does not know yet who is there: until then its clock waits and nobody is given up on.
   */
  readonly knownFrom: number;
  readonly #table: Attended;
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #alarm: Alarm;
  readonly #presence: Presence;
  /** Listen to other nodes only while someone seated could be absent. */
  #unlisten: (() => void) | undefined;
  /** Seated but disconnected: when to report each one; 'told' once reported. */
  #missing: Missing = NOBODY;
  /** People being reported right now. */
  #telling: readonly PersonId[] = [];
  /** When to retry, after the store failed to record that someone is back. */
  #againAt: number | undefined;
  #isClosed = false;

  constructor(attended: Attended, { clock, grace, presence }: AttendanceDeps) {
    this.#table = attended;
    this.#presence = presence;
    this.#clock = clock;
    this.#grace = grace;
    this.#alarm = new Alarm(clock, () => this.#ring());
    this.knownFrom = this.#seated().length > 0 ? clock.now() + grace + 1 : 0;
  }

  /** Call when people or the game may have changed. */
  update(): void {
    try {
      this.#compare();
    } catch (error) {
      this.#table.stop(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#alarm.close();
    this.#listen({ isNeeded: false });
  }

  #compare(): void {
    if (this.#isClosed) return;
    const presence = this.#presence;
    const seated = this.#seated();
    this.#listen({ isNeeded: seated.length > 0 });
    if (this.#missing.size > 0) {
      const missing = [...this.#missing].filter(([person]) => seated.includes(person) && !presence.has(person));
      this.#missing = missing.length > 0 ? new Map(missing) : NOBODY;
    }
    for (const person of seated) {
      if (presence.has(person)) {
        if (this.#isNews({ person, here: true })) void this.#tell({ person, here: true });
      } else if (presence.isKnown) this.#miss(person);
    }
    this.#setAlarm();
  }

  #listen({ isNeeded }: { isNeeded: boolean }): void {
    if (isNeeded) this.#unlisten ??= this.#presence.listen(() => this.update());
    else {
      this.#unlisten?.();
      this.#unlisten = undefined;
    }
  }

  /** Starts the grace period: brief disconnects are not reported. */
  #miss(person: PersonId): void {
    if (!this.#missing.has(person)) this.#reportAt(person, this.#clock.now() + this.#grace);
  }

  #reportAt(person: PersonId, when: number | 'told'): void {
    this.#missing = new Map([...this.#missing, [person, when]]);
  }

  async #ring(): Promise<void> {
    const now = this.#clock.now();
    this.#againAt = undefined;
    const due = [...this.#missing].filter(([, at]) => at !== 'told' && at <= now);
    await Promise.all(due.map(([person]) => this.#tell({ person, here: false })));
    // Someone may have come back in the meantime.
    this.update();
  }

  async #tell(presence: { person: PersonId; here: boolean }): Promise<void> {
    const { person, here } = presence;
    if (this.#telling.includes(person)) return;
    this.#telling = [...this.#telling, person];
    const answer = await this.#table.act({ by: 'house', action: { kind: 'presence', ...presence } });
    this.#telling = this.#telling.filter((other) => other !== person);
    const again = answer.kind === 'failed' ? this.#clock.now() + TRY_AGAIN : undefined;
    if (here && again !== undefined) this.#againAt = again;
    if (!here && this.#missing.has(person)) this.#reportAt(person, again ?? 'told');
    this.#setAlarm();
  }

  #isNews(presence: { person: PersonId; here: boolean }): boolean {
    const action: Action = { kind: 'presence', ...presence };
    const decided = table.decide(this.#table.state, 'house', action, { now: this.#clock.now() });
    return decided.ok && decided.value.length > 0;
  }

  /** Seated people in a running game that waits for people; bots are always there. */
  #seated(): PersonId[] {
    const { phase, round, people } = this.#table.state;
    const game: AnyGame | undefined = round && games[round.game];
    if (phase !== 'playing' || !game?.absence) return [];
    return people.filter(({ status, place, bot }) => status === 'in' && place && !bot).map(({ id }) => id);
  }

  /** Until the other nodes have answered, report nobody as away; it is checked again then. */
  #setAlarm(): void {
    const waiting = this.#presence.isKnown ? [this.#againAt, ...this.#missing.values()] : [];
    const moments = waiting.filter((at) => typeof at === 'number');
    this.#alarm.set(moments.length > 0 ? Math.min(...moments) : undefined);
  }
}
