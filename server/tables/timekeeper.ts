/** A table's time: wakes it when something is due, and holds players' moves until overdue deadlines have run. */
import { isTooFarAhead } from '@safehouse/rules/kernel/clock.ts';
import type { Deadline } from '@safehouse/rules/kernel/contract.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action, State } from '@safehouse/rules/table/types.ts';
import type { TableId } from '../platform/ids.ts';
import { fieldsOf, tag } from '../platform/log.ts';
import { Alarm } from './alarm.ts';
import type { Attendance } from './attendance.ts';
import type { ActAnswer, Move, Services } from './live-table-types.ts';
import { stopReminding } from './reminders.ts';

/** The part of the table that is needed here. */
type Timed = {
  readonly id: TableId;
  readonly state: State;
  readonly version: number;
  readonly isStopped: boolean;
  act(move: Move): Promise<ActAnswer>;
  settle(number: number): Promise<ActAnswer>;
};

export class Timekeeper {
  readonly #table: Timed;
  readonly #services: Services;
  readonly #attendance: Attendance;
  readonly #alarm: Alarm;

  constructor(timed: Timed, services: Services, attendance: Attendance) {
    this.#table = timed;
    this.#services = services;
    this.#attendance = attendance;
    this.#alarm = new Alarm(services.clock, () => this.#ring());
  }

  /** Call when the state has changed. */
  update(): void {
    this.#alarm.set(this.#dueAt(table.deadline(this.#table.state)));
  }

  /** A deadline that was set by a wrong clock is due at once: its action sets it right. */
  #dueAt(due: Deadline<Action> | undefined): number | undefined {
    const now = this.#services.clock.now();
    return due && isTooFarAhead(due, now) ? now : due?.at;
  }

  /** Runs the deadline action, if it is due. */
  async wake(): Promise<void> {
    const timed = this.#table;
    if (timed.isStopped) return;
    const { clock, streams, closed } = this.#services;
    const due = table.deadline(timed.state);
    if (!due) return this.#alarm.set(undefined);
    const at = Math.max(this.#dueAt(due) ?? 0, this.#attendance.knownFrom);
    if (at > clock.now()) return this.#alarm.set(at);
    const { action } = due;
    if (action.kind === 'close') return closed(timed.id);
    const isOwed = action.kind === 'settled';
    const answer = await (isOwed ? timed.settle(action.number) : timed.act({ by: 'clock', action }));
    if (answer.kind === 'failed') this.#alarm.again();
    if (answer.kind !== 'refused') return;
    const next = table.deadline(timed.state);
    // A move came first and the deadline is later now; or nothing is left to do, so clear the wake.
    if (next && next.at > clock.now()) this.#alarm.set(next.at);
    else await stopReminding(streams, timed.id, timed.version);
  }

  /**
   * After a load, overdue deadlines wait until it is known who is there (S22). Hold players' moves until they have run.
   */
  isTooEarly({ by, action }: Move): boolean {
    if (action.kind !== 'play' || by === 'clock') return false;
    const now = this.#services.clock.now();
    if (this.#attendance.knownFrom <= now) return false;
    const due = table.deadline(this.#table.state);
    return due !== undefined && due.at <= now;
  }

  /** Waits until that is known, then runs what is overdue. */
  async catchUp(): Promise<void> {
    await new Promise<void>((done) => this.#services.clock.at(this.#attendance.knownFrom, done));
    await this.wake();
  }

  async #ring(): Promise<void> {
    try {
      await this.wake();
    } catch (error) {
      this.#services.log.error('a clock could not act', { table: tag(this.#table.id), ...fieldsOf(error) });
      this.#alarm.again();
    }
  }

  close(): void {
    this.#alarm.close();
  }
}
