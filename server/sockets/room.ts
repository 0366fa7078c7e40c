/** A room: the connections at one live table, what each is shown, and who is present. */
import type { Farewell } from '@safehouse/protocol/codes.ts';
import { type FromClient, PROTOCOL } from '@safehouse/protocol/messages.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import { permissionsOf } from '@safehouse/rules/table/permissions.ts';
import type { Action, Person, State, Viewer } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Runner } from '../bots/runner.ts';
import { limits } from '../config/limits.ts';
import { Allowance, weightOf } from '../tables/allowance.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { ActAnswer, Watcher } from '../tables/live-table-types.ts';
import { frameOf, textFrame } from '../websocket/frames.ts';
import type { Audience } from './audience.ts';
import { Audiences } from './audiences.ts';
import type { Connection } from './connection.ts';
import { HostWatch } from './host-watch.ts';
import type { RoomServices } from './hub.ts';
import { PresenceNews } from './presence-news.ts';
import { ReactionPace } from './reaction-pace.ts';
import { RoomTv } from './room-tv.ts';

type Onlooker = {
  readonly connection: Connection;
  readonly viewer: Viewer;
  audience: Audience;
  /** The version of the view last sent to this connection. */
  told: number;
};

export class Room implements Watcher {
  readonly table: LiveTable;
  readonly #services: RoomServices;
  readonly #onlookers = new Map<Connection, Onlooker>();
  /** Each person's latest connection. */
  readonly #people = new Map<PersonId, Connection>();
  readonly #audiences: Audiences;
  readonly #news: PresenceNews;
  readonly #hostWatch: HostWatch;
  readonly #unlisten: () => void;
  readonly #unlistenToReactions: () => void;
  /** From the first reaction on. */
  #reactions: ReactionPace | undefined;
  readonly #tv: RoomTv;
  /** Runs while someone is here. */
  readonly #bots: Runner | undefined;
  #known: readonly Person[];
  #host: PersonId;
  #standIn: PersonId | undefined;
  /** Whether the table's moves can be stored, as far as everyone here was told. */
  #canStore: boolean;
  #isClosed = false;

  constructor(table: LiveTable, services: RoomServices) {
    this.table = table;
    this.#services = services;
    this.#audiences = new Audiences(table, services.clock);
    this.#canStore = table.canStore;
    this.#known = table.state.people;
    this.#host = table.state.host;
    this.#standIn = table.state.standIn;
    this.#news = new PresenceNews(services.timings.presence, () => this.#tellPresence());
    // Until the other nodes have answered, treat nobody as absent.
    this.#hostWatch = new HostWatch(table, services, () => (table.presence.isKnown ? this.present() : []));
    this.#unlisten = table.presence.listen(() => this.#peopleMoved());
    this.#unlistenToReactions = table.presence.listenToReactions(({ by, sign }) => {
      this.#tellAll(frameOf({ type: 'reaction', by, sign }));
    });
    this.#tv = new RoomTv(table, () => {
      const { shown } = this.#tv;
      this.#tellAll(frameOf({ type: 'shown', ...(shown && { shown }) }));
    });
    table.watch(this);
    this.#bots = services.bots?.at(table);
    this.#bots?.update();
  }

  get isEmpty(): boolean {
    return this.#onlookers.size === 0;
  }

  /** Number of connected people, without spectators. */
  get people(): number {
    return this.#people.size;
  }

  /** Joined people who are connected to any node, in the order they joined. */
  present(): PersonId[] {
    const { presence, state } = this.table;
    return state.people.filter(({ id, status }) => status === 'in' && presence.has(id)).map(({ id }) => id);
  }

  /** Someone enters, or says hello again over the same connection; `has` is the version of the view they still have. */
  enter(connection: Connection, person: PersonId | undefined, has: number | undefined): void {
    const before = person && this.#people.get(person);
    this.#forget(connection);
    if (before && before !== connection) this.#end(before, 'taken-over');
    const viewer = person ?? 'spectator';
    const audience = this.table.remember(() => this.#audiences.of(viewer));
    audience.size += 1;
    const { version } = this.table;
    this.#onlookers.set(connection, { connection, viewer, audience, told: version });
    if (person) {
      this.#people.set(person, connection);
      this.table.presence.enter(person, () => this.#end(connection, 'taken-over'));
    }
    connection.send(this.#welcome(person, has === version ? undefined : audience.text()));
    if (!this.#canStore) connection.send(this.#storeNews());
    this.#news.changed();
  }

  /** People who have joined always get in, however many onlookers there are. */
  hasRoomFor(person: PersonId | undefined): boolean {
    const guests = new Set(this.table.state.people.filter(({ status }) => status === 'in').map(({ id }) => id));
    if (person && guests.has(person)) return true;
    const others = [...this.#onlookers.values()].filter(({ viewer }) => !guests.has(viewer as PersonId));
    return others.length < limits.onlookers;
  }

  leave(connection: Connection): void {
    this.#forget(connection);
    if (this.isEmpty) this.#close();
  }

  /** Rate limit on what people say and do. */
  allows(connection: Connection, action: Action): boolean {
    const viewer = this.#onlookers.get(connection)?.viewer;
    if (viewer === undefined || viewer === 'spectator') return true;
    const now = performance.now();
    const weight = weightOf(action, this.table.state);
    this.table.allowance ??= new Allowance(this.#services.settings, now);
    const { allowance } = this.table;
    return this.#services.written.take(connection.address, now, weight) && allowance.take(viewer, action, weight, now);
  }

  act(connection: Connection, action: Action, id: string): Promise<ActAnswer> | undefined {
    const viewer = this.#onlookers.get(connection)?.viewer;
    return viewer === undefined || viewer === 'spectator' ? undefined : this.table.act({ by: viewer, action, id });
  }

  /** Shows a reaction to everyone, which also is the answer to it. */
  react(connection: Connection, { id, sign }: FromClient & { type: 'react' }): void {
    const viewer = this.#onlookers.get(connection)?.viewer ?? 'spectator';
    const code = permissionsOf(this.table.state, viewer).react;
    this.#reactions ??= new ReactionPace();
    if (code !== 'yes') connection.refuse(code, id);
    else if (viewer === 'spectator' || !this.#reactions.allows(viewer, performance.now())) {
      connection.fail('too-fast', id);
    } else this.table.presence.react({ by: viewer, sign });
  }

  /** Shows something on the TVs, which everyone is told. */
  show(connection: Connection, { id, what }: FromClient & { type: 'show' }): void {
    const viewer = this.#onlookers.get(connection)?.viewer ?? 'spectator';
    const no = this.#tv.show(viewer, what, performance.now());
    if (no && 'refused' in no) connection.refuse(no.refused, id);
    else if (no) connection.fail(no.error, id);
  }

  /** The referee's opinion of a clue, based on what this connection is shown. */
  async opinion(connection: Connection, word: string): Promise<Opinion | undefined> {
    const view = this.#onlookers.get(connection)?.audience.view as View | undefined;
    return view?.round?.view.you ? this.#services.facts.opinion(word, view) : undefined;
  }

  changed(): void {
    const { state } = this.table;
    const isSameLead = state.host === this.#host && state.standIn === this.#standIn;
    if (state.people !== this.#known || !isSameLead) this.#peopleChanged(state);
    this.table.remember(() => this.#showAll());
    this.#audiences.told();
    this.#tv.update();
    this.#bots?.update();
    // After the answer to the host who closed it.
    if (state.closed) setImmediate(() => this.#sendAway('table-closed'));
  }

  storeChanged(): void {
    if (this.table.canStore === this.#canStore) return;
    this.#canStore = this.table.canStore;
    this.#tellAll(this.#storeNews());
  }

  stopped(): void {
    this.#bots?.close();
    this.#sendAway('table-stopped');
  }

  deleted(): void {
    this.#bots?.close();
    this.#sendAway('no-such-table');
  }

  #sendAway(why: Farewell): void {
    for (const connection of [...this.#onlookers.keys()]) connection.bye(why);
  }

  #showAll(): void {
    const isInGame = this.#audiences.seeGame();
    for (const onlooker of this.#onlookers.values()) {
      this.#show(onlooker, isInGame ? onlooker.audience : this.#audiences.of(onlooker.viewer));
    }
  }

  #show(onlooker: Onlooker, audience: Audience): void {
    const isSame = audience === onlooker.audience;
    const { encoding } = onlooker.connection;
    const frame = isSame ? audience.change(onlooker.told, encoding) : audience.whole(encoding);
    if (!isSame) {
      this.#audiences.leave(onlooker.audience);
      onlooker.audience = audience;
      audience.size += 1;
    }
    if (!frame) return;
    onlooker.told = audience.version;
    onlooker.connection.send(frame);
  }

  #forget(connection: Connection): void {
    const onlooker = this.#onlookers.get(connection);
    if (!onlooker) return;
    this.#onlookers.delete(connection);
    this.#audiences.leave(onlooker.audience);
    const { viewer } = onlooker;
    if (viewer === 'spectator' || this.#people.get(viewer) !== connection) return;
    this.#people.delete(viewer);
    this.table.presence.leave(viewer);
  }

  #end(connection: Connection, why: Farewell): void {
    this.#forget(connection);
    connection.bye(why);
  }

  #peopleChanged(state: State): void {
    this.#known = state.people;
    this.#host = state.host;
    this.#standIn = state.standIn;
    for (const { id, status } of state.people) {
      const connection = status === 'removed' ? this.#people.get(id) : undefined;
      if (connection) this.#end(connection, 'removed');
    }
    this.#peopleMoved();
  }

  /** Someone came or went, or their status at the table changed. */
  #peopleMoved(): void {
    this.#news.changed();
    this.#hostWatch.update();
  }

  #welcome(you: PersonId | undefined, view: string | undefined): Buffer {
    const present = this.present();
    this.#news.welcomed(present);
    const start = `{"type":"welcome","protocol":${PROTOCOL},${you ? `"you":${JSON.stringify(you)},` : ''}`;
    const now = `"now":${this.#services.clock.now()},"version":${this.table.version},`;
    const { shown } = this.#tv;
    const onTv = shown ? `,"shown":${JSON.stringify(shown)}` : '';
    const rest = `"present":${JSON.stringify(present)},"packs":${this.#services.packs}${onTv}}`;
    return textFrame(start + now + (view ? `"view":${view},` : '') + rest);
  }

  #storeNews(): Buffer {
    return frameOf({ type: 'store', reachable: this.#canStore });
  }

  #tellPresence(): void {
    const frame = this.#news.frame(this.present());
    if (frame) this.#tellAll(frame);
  }

  #tellAll(frame: Buffer): void {
    for (const connection of this.#onlookers.keys()) connection.send(frame);
  }

  /** May be called again: a connection may leave after the room has closed and another has opened. */
  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#unlisten();
    this.#unlistenToReactions();
    this.#tv.close();
    this.#news.close();
    this.#hostWatch.close();
    this.#bots?.close();
    this.table.watch(undefined);
    this.#services.roomEmptied(this);
  }
}
