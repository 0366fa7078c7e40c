/** The hub: every connection and room of the server, and how a hello brings them together. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { FromClient } from '@safehouse/protocol/messages.ts';
import type { Bots } from '../bots/bots.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import type { Timings } from '../config/timings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from '../platform/clock.ts';
import { HeldBytes } from '../platform/held-bytes.ts';
import { personOf, type TableId } from '../platform/ids.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import { Budget } from '../platform/token-bucket.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { type Streams, StreamsError } from '../streams/streams.ts';
import { writtenFrom } from '../tables/allowance.ts';
import type { FactFinder } from '../tables/facts.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Channel } from '../websocket/web-socket.ts';
import { Connection } from './connection.ts';
import { FlushQueue } from './flush-queue.ts';
import { Heartbeat } from './heartbeat.ts';
import { Room } from './room.ts';

type HubDeps = {
  readonly settings: Settings;
  readonly timings: Timings;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly streams: Streams;
  readonly house: House;
  readonly facts: FactFinder;
  /** Without it, the bots of a table do nothing. */
  readonly bots?: Bots | undefined;
  /** The list of packs, as JSON for the welcome. */
  readonly packs: string;
};

/** People are moved in groups of at least SMALLEST_GROUP, and in at most MOST_GROUPS groups. */
const SMALLEST_GROUP = 10;
const MOST_GROUPS = 20;

export type RoomServices = HubDeps & {
  /** How much each address may store. */
  readonly written: Budget;
  roomEmptied(room: Room): void;
};

export class Hub {
  readonly settings: Settings;
  readonly timings: Timings;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly flushQueue = new FlushQueue();
  /** How many messages each address may send. */
  readonly fromAddress: Budget;
  /** What is kept in memory for sockets, WebSockets or not. */
  readonly held = new HeldBytes(limits.held);
  /** No new connections. */
  isShut = false;
  /** While shutting down, incoming messages are ignored: browsers send them again later. */
  isClosing = false;
  /** Called for each closed connection. */
  onLeft: ((connection: Connection) => void) | undefined;
  readonly #deps: HubDeps;
  readonly #services: RoomServices;
  readonly #connections = new Set<Connection>();
  readonly #rooms = new Map<TableId, Room>();
  readonly #heartbeat: Heartbeat;
  readonly #unwatchStore: () => void;

  constructor(deps: HubDeps) {
    this.settings = deps.settings;
    this.timings = deps.timings;
    this.clock = deps.clock;
    this.metrics = deps.metrics;
    this.#deps = deps;
    this.#services = {
      ...deps,
      written: new Budget(writtenFrom(deps.settings.megabytesPerHour)),
      roomEmptied: (room) => this.#roomEmptied(room),
    };
    const perSecond = deps.settings.messagesPerSecond * limits.senders;
    this.fromAddress = new Budget({ most: perSecond * limits.senderSeconds, perSecond });
    this.#heartbeat = new Heartbeat(deps.timings.heartbeat);
    this.#unwatchStore = deps.streams.watch(() => void deps.house.storeChanged());
  }

  /** The address is for limits only. */
  add(channel: Channel, address = ''): Connection {
    const connection = new Connection(channel, this, address);
    this.#connections.add(connection);
    this.#heartbeat.add(connection);
    this.metrics.opened += 1;
    this.metrics.connections = this.#connections.size;
    return connection;
  }

  left(connection: Connection): void {
    this.#heartbeat.remove(connection);
    this.#connections.delete(connection);
    this.onLeft?.(connection);
    this.metrics.connections = this.#connections.size;
  }

  /** The room for this hello, or an error code; undefined if the connection was closed. */
  async greet(connection: Connection, hello: FromClient & { type: 'hello' }): Promise<Room | ErrorCode | undefined> {
    const id = hello.table as TableId;
    try {
      const found = await this.#deps.house.find(id);
      if (found === 'no-such-table') return void connection.bye('no-such-table');
      if (found === 'table-stopped' || found.isStopped) return void connection.bye('table-stopped');
      const fresh = await found.refresh(hello.version);
      if (found.isDeleted) return void connection.bye('no-such-table');
      // Do not show them less than they have seen: another node may have it.
      if (fresh.kind === 'failed' && found.version < (hello.version ?? 0)) return 'store-unavailable';
      if (found.state.closed) return void connection.bye('table-closed');
      if (!connection.isOpen) return undefined;
      return this.#enter(connection, found, hello);
    } catch (error) {
      this.#deps.log.error('a table could not be loaded', fieldsOf(error));
      return error instanceof StreamsError ? 'store-unavailable' : 'internal';
    }
  }

  refereeFailed(error: unknown): void {
    this.#deps.log.error('the referee failed', fieldsOf(error));
  }

  /** Number of connected people, without spectators. */
  get people(): number {
    let people = 0;
    for (const room of this.#rooms.values()) people += room.people;
    return people;
  }

  /** Sends everyone to another node, a group at a time, each after their pending requests are answered. */
  async move(within: number): Promise<void> {
    this.isShut = true;
    const all = [...this.#connections];
    const few = Math.max(SMALLEST_GROUP, Math.ceil(all.length / MOST_GROUPS));
    const pause = within / Math.max(1, Math.ceil(all.length / few));
    for (let i = 0; i < all.length; i += few) {
      const group = all.slice(i, i + few).map((connection) => connection.moveOn());
      await Promise.all([withTimeout(this.timings.stopWithin, Promise.all(group)), sleep(pause)]);
    }
  }

  /** Everything in progress has been answered by now. */
  async close(): Promise<void> {
    this.#heartbeat.close();
    this.#unwatchStore();
    for (const connection of this.#connections) connection.bye('restarting');
    const deadline = Date.now() + 1000;
    while (this.#connections.size > 0 && Date.now() < deadline) await new Promise((later) => setTimeout(later, 10));
    for (const connection of this.#connections) connection.terminate();
  }

  #enter(
    connection: Connection,
    table: LiveTable,
    { secret, version }: FromClient & { type: 'hello' },
  ): Room | undefined {
    const person = secret === undefined ? undefined : personOf(secret, table.id);
    if (table.state.people.some(({ id, status }) => id === person && status === 'removed')) {
      return void connection.bye('removed');
    }
    try {
      const room = this.#rooms.get(table.id) ?? new Room(table, this.#services);
      this.#rooms.set(table.id, room);
      if (!room.hasRoomFor(person)) return void connection.bye('too-many-connections');
      room.enter(connection, person, version);
      return room;
    } catch (error) {
      table.stop(error);
      return void connection.bye('table-stopped');
    }
  }

  #roomEmptied(room: Room): void {
    if (this.#rooms.get(room.table.id) === room) this.#rooms.delete(room.table.id);
  }
}
