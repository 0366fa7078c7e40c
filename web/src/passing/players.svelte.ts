/** The players of a shared device: who they are, how they come to the table and go, and how things are done for them. */
import type { Action as Move } from '@safehouse/rules/spyfall/types.ts';
import type { Action, PlaceName } from '@safehouse/rules/table/types.ts';
import { newSecret } from '../lib/guest.ts';
import type { Answer } from '../lib/outbox.ts';
import type { Person, Table } from '../lib/table-context.ts';
import { actAs, type Look, lookAs } from './as-player.ts';
import { type Held, type Hold, holdAt, isShared, keepHold } from './held.ts';

/** There is one kind of seat (S1). */
const seat: PlaceName = { team: 'table', role: 'player' };
const PHONE = '📱';
const LONGEST_NAME = 20;
const done: Answer = { ok: true, version: 0 };
/** Whoever only has a look at the other way to play and back again must not meet those who are still going. */
let moving: Promise<unknown> = Promise.resolve();

export class Players {
  readonly table: Table;
  /** Whoever was taken out last: that may have been a slip. */
  removed = $state.raw<Held | undefined>();
  #hold = $state.raw<Hold>({ table: '', players: [] });

  constructor(table: Table) {
    this.table = table;
    this.#hold = holdAt(table.view.id);
  }

  /** Whose phone it is. */
  get owner(): string {
    return this.#hold.host?.name ?? ownerOf(this.table.me?.name ?? '');
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
    const answer = await this.#join({ secret, name });
    if (!answer.ok) this.#keep(this.#hold.players.filter((player) => player.secret !== secret));
    return answer;
  }

  async remove(person: string): Promise<Answer> {
    const held = this.#held(person);
    if (!held) return done;
    const answer = await this.#act(held, { kind: 'leave' });
    if (!answer.ok && answer.code !== 'removed') return answer;
    this.#keep(this.#hold.players.filter((player) => player.id !== person));
    this.removed = held;
    return answer;
  }

  /** Who comes again under the same secret has the same seat as before. */
  async bringBack(): Promise<Answer> {
    const held = this.removed;
    if (!held) return done;
    this.#keep([...this.#hold.players, held]);
    const answer = await this.#join(held);
    if (!answer.ok) this.#keep(this.#hold.players.filter((player) => player !== held));
    this.removed = undefined;
    return answer;
  }

  async rename(person: string, name: string): Promise<Answer> {
    const answer = await this.table.act({ kind: 'rename', person, name });
    if (answer.ok)
      this.#keep(this.#hold.players.map((player) => (player.id === person ? { ...player, name } : player)));
    return answer;
  }

  /** Seats stand where they were put up: two people change them by changing names. */
  async swap(one: string, other: string): Promise<Answer> {
    const [first, second] = [this.table.person(one)?.name, this.table.person(other)?.name];
    if (first === undefined || second === undefined) return { ok: false, code: 'no-such-person' };
    const answer = await this.rename(one, second);
    return answer.ok ? this.rename(other, first) : answer;
  }

  /**
   * The device begins to go round: the host stands up and is the first of the names, others who have sat down with a
   * screen of their own watch, and whoever was here when it went round before is back.
   */
  gather(): Promise<Answer> {
    const gathered = moving.then(() => this.#gather());
    moving = gathered.catch(() => undefined);
    return gathered;
  }

  /** Everybody has a screen of their own again: those who were only here by this one go, and the host sits down. */
  disperse(): Promise<void> {
    const dispersed = moving.then(() => this.#disperse());
    moving = dispersed.catch(() => undefined);
    return dispersed;
  }

  async #gather(): Promise<Answer> {
    const { me } = this.table;
    const sat = me?.place !== undefined;
    if (me && !this.#hold.host) this.#hold = { ...this.#hold, host: { name: ownerOf(me.name), sat } };
    if (me && sat) {
      const answer = await this.table.act({ kind: 'watch' });
      if (!answer.ok) return answer;
      this.#keep(
        this.#hold.players.length > 0 ? this.#hold.players : [{ secret: newSecret(), name: ownerOf(me.name) }],
      );
    }
    // Whoever holds the phone plays under their own name: nobody else here should have it.
    if (me && !me.name.startsWith(PHONE)) await this.table.act({ kind: 'rename', name: phoneName(me.name) });
    for (const { id } of this.elsewhere.filter(({ id }) => this.table.present.has(id))) await this.dismiss(id);
    for (const held of this.#hold.players) {
      if (this.seated.some(({ id }) => id === held.id)) continue;
      const answer = await this.#join(held);
      if (answer.ok) continue;
      if (answer.code !== 'removed') return answer;
      this.#keep(this.#hold.players.filter((player) => player.secret !== held.secret));
    }
    return done;
  }

  async #disperse(): Promise<void> {
    for (const held of this.#hold.players) {
      if (isShared(this.table.view)) return;
      if (this.table.view.people.some(({ id, left }) => id === held.id && !left))
        await this.#act(held, { kind: 'leave' });
    }
    const { host, ...hold } = this.#hold;
    if (host) await this.table.act({ kind: 'rename', name: host.name });
    if (host?.sat && !this.table.me?.place) {
      const place = this.table.view.places.find(({ sit }) => sit === 'yes');
      if (place) await this.table.act({ kind: 'sit', place: { team: place.team, role: place.role } });
    }
    this.#hold = hold;
    keepHold(hold);
  }

  /** A move of the game on the table. */
  play(person: string, action: Move): Promise<Answer> {
    const held = this.#held(person);
    if (!held) return Promise.resolve({ ok: false, code: 'no-such-person' });
    return this.#act(held, { kind: 'play', game: 'spyfall', action });
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
    if (held && me) await this.#act(held, { kind: 'handOver', person: me.id });
  }

  async #join(held: Held): Promise<Answer> {
    const { id } = held;
    const isIn = id !== undefined && this.table.view.people.some((person) => person.id === id && !person.left);
    const action: Action = isIn ? { kind: 'sit', place: seat } : { kind: 'join', name: held.name, place: seat };
    return this.#act(held, action);
  }

  async #act({ secret }: Held, action: Action): Promise<Answer> {
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
    this.#hold = { ...this.#hold, players };
    keepHold(this.#hold);
  }
}

/** The phone itself only watches, and is called after its owner. */
function phoneName(owner: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(`${PHONE} ${owner}`)];
  return letters
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join('');
}

function ownerOf(name: string): string {
  return name.replace(`${PHONE} `, '');
}
