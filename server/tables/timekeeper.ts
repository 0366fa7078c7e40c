/** A table's time: wakes it when something is due, and lets no player be faster than what is overdue. */
import { table } from '@safehouse/rules/table/table.ts';
import type { State } from '@safehouse/rules/table/types.ts';
import type { TableId } from '../platform/ids.ts';
import { Alarm } from './alarm.ts';
import type { Attendance } from './attendance.ts';
import type { Answer, Move, Services } from './live-table-types.ts';
import { stopReminding } from './reminders.ts';

/** The table, as far as it matters here. */
type Timed = {
  readonly id: TableId;
  readonly state: State;
  readonly version: number;
  readonly isStopped: boolean;
  act(move: Move): Promise<Answer>;
  settle(number: number): Promise<Answer>;
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
    this.#alarm = new Alarm(services.clock, () => this.wake());
  }

  /** To be called when the state has changed. */
  look(): void {
    this.#alarm.set(table.deadline(this.#table.state)?.at);
  }

  /** Does what the clock does, if its moment has come. */
  async wake(): Promise<void> {
    const timed = this.#table;
    if (timed.isStopped) return;
    const { clock, streams, closed } = this.#services;
    const due = table.deadline(timed.state);
    if (!due) return this.#alarm.set(undefined);
    const at = Math.max(due.at, this.#attendance.knownFrom);
    if (at > clock.now()) return this.#alarm.set(at);
    const { action } = due;
    if (action.kind === 'close') return closed(timed.id);
    const isOwed = action.kind === 'settled';
    const answer = await (isOwed ? timed.settle(action.number) : timed.act({ by: 'clock', action }));
    if (answer.kind === 'failed') this.#alarm.again();
    if (answer.kind !== 'refused') return;
    const next = table.deadline(timed.state);
    // Somebody was faster, and it is due later now; or there is nothing to be done after all, and nothing to be reminded of.
    if (next && next.at > clock.now()) this.#alarm.set(next.at);
    else await stopReminding(streams, timed.id, timed.version);
  }

  /** After a start, what is overdue waits until it is known who is there (S22); no player is to be faster than that. */
  isTooEarly({ by, action }: Move): boolean {
    if (action.kind !== 'play' || by === 'clock') return false;
    const now = this.#services.clock.now();
    const due = table.deadline(this.#table.state);
    return due !== undefined && due.at <= now && this.#attendance.knownFrom > now;
  }

  /** Waits until that is known, and does what is overdue. */
  async catchUp(): Promise<void> {
    await new Promise<void>((done) => this.#services.clock.at(this.#attendance.knownFrom, done));
    await this.wake();
  }

  close(): void {
    this.#alarm.close();
  }
}
