/** The players of a shared device: who they are, how they come to the table and go, and how things are done for them. */
import type { Action as Move } from '@safehouse/rules/spyfall/types.ts';
import type { Action, PlaceName } from '@safehouse/rules/table/types.ts';
import { newSecret } from '../lib/guest.ts';
import type { Answer } from '../lib/outbox.ts';
import type { Person, Table } from '../table-kit/table-context.ts';
import { actAs, type Look, lookAs } from './as-player.ts';
import { type Held, type Hold, holdAt, keepHold } from './held.ts';

/** There is one kind of seat (S1). */
const seat: PlaceName = { team: 'table', role: 'player' };
const done: Answer = { ok: true, version: 0 };

export class Players {
  readonly table: Table;
  /** Whoever was taken out last: that may have been a slip. */
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

  /** Everybody with a seat, in seat order; the house has the last word about who that is. */
  get seated(): readonly Person[] {
    return this.table.view.people.filter(({ left, place }) => !left && place);
  }

  /** Those of them who play on this device. */
  get here(): readonly Person[] {
    return this.seated.filter(({ id }) => this.holds(id));
  }

  /** And those who do not: with a screen of their own, or held by another phone. */
  get elsewhere(): readonly Person[] {
    return this.seated.filter(({ id }) => !this.holds(id));
  }

  /** They may watch. */
  dismiss(person: string): Promise<Answer> {
    return this.table.act({ kind: 'move', person });
  }

  holds(person: string): boolean {
    return this.#held(person) !== undefined;
  }

  /** The secret is kept before it is used: whatever happens on the way, nobody is at the table whom no device holds. */
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

  /** Who comes again under the same secret has the same seat as before. */
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
    const answer = await this.table.act({ kind: 'rename', person, name });
    const renamed = this.#hold.players.map((player) => (player.id === person ? { ...player, name } : player));
    if (answer.ok) this.#keep(renamed);
    return answer;
  }

  /** Seats stand where they were put up: two people change them by changing names. */
  async swap(one: string, other: string): Promise<Answer> {
    const [first, second] = [this.table.person(one)?.name, this.table.person(other)?.name];
    if (first === undefined || second === undefined) return { ok: false, code: 'no-such-person' };
    const answer = await this.rename(one, second);
    return answer.ok ? this.rename(other, first) : answer;
  }

  /** A move of the game on the table. */
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

  /** While the device slept the house may have made one of them the host, who cannot lead: it is the device's owner who does. */
  async giveBackHost(): Promise<void> {
    const held = this.#held(this.table.view.host);
    const { me } = this.table;
    if (held && me) await this.act(held, { kind: 'handOver', person: me.id });
  }

  /** Comes to the table and sits down. */
  async join(held: Held): Promise<Answer> {
    const { id } = held;
    const isIn = id !== undefined && this.table.view.people.some((person) => person.id === id && !person.left);
    const action: Action = isIn ? { kind: 'sit', place: seat } : { kind: 'join', name: held.name, place: seat };
    const answer = await this.act(held, action);
    // A page that was closed before it heard the answer asks once more.
    return !answer.ok && (answer.code === 'already-joined' || answer.code === 'already-there') ? done : answer;
  }

  /** Lets go of somebody for good. */
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
