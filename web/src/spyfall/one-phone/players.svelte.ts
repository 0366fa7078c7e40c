/** The players on a shared device: who they are, how they join and leave, and how to act for them. */
import type { Action as Move } from '@safehouse/rules/spyfall/types.ts';
import type { Action, SeatName } from '@safehouse/rules/table/types.ts';
import { newSecret } from '../../lib/guest.ts';
import type { Answer } from '../../lib/outbox.ts';
import type { Person, Table } from '../../table-kit/table-context.ts';
import { actAs, type Look, lookAs } from './as-player.ts';
import { type Held, type Hold, holdAt, keepHold } from './held-players.ts';

/** There is one kind of seat (S1). */
const seat: SeatName = { team: 'table', role: 'player' };
const done: Answer = { ok: true, version: 0 };

export class Players {
  readonly table: Table;
  /** The player removed last, to undo a mistake. */
  removed = $state.raw<Held | undefined>();
  #hold = $state.raw<Hold>({ table: '', players: [] });

  constructor(table: Table) {
    this.table = table;
    this.#hold = holdAt(table.view.id);
  }

  get hold(): Hold {
    return this.#hold;
  }
  set hold(hold: Hold) {
    this.#hold = hold;
    keepHold(hold);
  }

  /** Everyone with a seat, in seat order, as the server has it. */
  get seated(): readonly Person[] {
    return this.table.view.people.filter(({ left, place }) => !left && place);
  }

  /** Those who play on this device. */
  get here(): readonly Person[] {
    return this.seated.filter(({ id }) => this.holds(id));
  }

  /** Those who do not: they have their own screen, or another phone holds them. */
  get elsewhere(): readonly Person[] {
    return this.seated.filter(({ id }) => !this.holds(id));
  }

  /** Takes a person's seat away; they can still watch. */
  dismiss(person: string): Promise<Answer> {
    return this.table.connection.act({ kind: 'move', person });
  }

  holds(person: string): boolean {
    return this.#held(person) !== undefined;
  }

  /** Stores the secret before using it, so that no player is ever at the table without a device that holds them. */
  async add(name: string): Promise<Answer> {
    const secret = newSecret();
    this.#keep([...this.#hold.players, { secret, name }]);
    const answer = await this.join({ secret, name });
    if (!answer.ok) this.forget({ secret, name });
    return answer;
  }

  async remove(person: string): Promise<Answer> {
    const held = this.#held(person);
    if (!held) return done;
    const answer = await this.act(held, { kind: 'leave' });
    if (!answer.ok && answer.code !== 'removed') return answer;
    this.forget(held);
    this.removed = held;
    return answer;
  }

  /** A player who returns with the same secret gets the same seat. */
  async bringBack(): Promise<Answer> {
    const held = this.removed;
    if (!held) return done;
    this.#keep([...this.#hold.players, held]);
    const answer = await this.join(held);
    if (!answer.ok) this.forget(held);
    this.removed = undefined;
    return answer;
  }

  async rename(person: string, name: string): Promise<Answer> {
    const answer = await this.table.connection.act({ kind: 'rename', person, name });
    const renamed = this.#hold.players.map((player) => (player.id === person ? { ...player, name } : player));
    if (answer.ok) this.#keep(renamed);
    return answer;
  }

  /** The order of seats is fixed: two people swap seats by swapping names. */
  async swap(one: string, other: string): Promise<Answer> {
    const [first, second] = [this.table.person(one)?.name, this.table.person(other)?.name];
    if (first === undefined || second === undefined) return { ok: false, code: 'no-such-person' };
    const answer = await this.rename(one, second);
    return answer.ok ? this.rename(other, first) : answer;
  }

  /** A move in the current game. */
  play(person: string, action: Move): Promise<Answer> {
    const held = this.#held(person);
    if (!held) return Promise.resolve({ ok: false, code: 'no-such-person' });
    return this.act(held, { kind: 'play', game: 'spyfall', action });
  }

  look(person: string, signal: AbortSignal): Promise<Look> {
    const held = this.#held(person);
    if (!held) return Promise.resolve({ ok: false, code: 'no-such-person' });
    return lookAs({ table: this.table.view.id, secret: held.secret }, signal);
  }

  /**
   * While the device slept, the server may have made a player the host. Only the device's owner can lead, so they get
   * it back.
   */
  async giveBackHost(): Promise<void> {
    const held = this.#held(this.table.view.host);
    const { me } = this.table;
    if (held && me) await this.act(held, { kind: 'handOver', person: me.id });
  }

  /** Joins the table and sits down. */
  async join(held: Held): Promise<Answer> {
    const { id } = held;
    const isIn = id !== undefined && this.table.view.people.some((person) => person.id === id && !person.left);
    const action: Action = isIn ? { kind: 'sit', place: seat } : { kind: 'join', name: held.name, place: seat };
    const answer = await this.act(held, action);
    // A page that closed before the answer arrived asks again.
    return !answer.ok && (answer.code === 'already-joined' || answer.code === 'already-there') ? done : answer;
  }

  /** Drops a player for good. */
  forget({ secret }: Held): void {
    this.#keep(this.#hold.players.filter((player) => player.secret !== secret));
  }

  async act({ secret }: Held, action: Action): Promise<Answer> {
    const { answer, you } = await actAs({ table: this.table.view.id, secret }, action);
    if (you !== undefined && this.#held(you) === undefined) {
      this.#keep(this.#hold.players.map((player) => (player.secret === secret ? { ...player, id: you } : player)));
    }
    return answer;
  }

  #held(person: string): Held | undefined {
    return this.#hold.players.find(({ id }) => id === person);
  }

  #keep(players: readonly Held[]): void {
    this.hold = { ...this.#hold, players };
  }
}
