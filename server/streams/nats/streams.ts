/** Streams in NATS JetStream, for several equal nodes. */
import type { NatsConnection } from '@nats-io/transport-node';
import { checkMoments, textsOf } from '../event-text.ts';
import type { Report } from '../followers.ts';
import {
  type Appended,
  type Due,
  type Listed,
  type Stored,
  type StreamKind,
  type StreamName,
  type Streams,
  StreamsError,
  unnamed,
  type WatchReach,
} from '../streams.ts';
import { Access } from './access.ts';
import { tailOf } from './chain.ts';
import type { Layout, Shard, StreamLocation } from './layout.ts';
import { Listing } from './listing.ts';
import { Reach } from './reach.ts';
import type { Record } from './record.ts';
import { isAnswering, Requests, Unanswered } from './requests.ts';
import type { Jet } from './scan.ts';
import type { Hear, Patience, StreamTail } from './stream-tail.ts';
import { StreamWriter, type WriterContext } from './stream-writer.ts';
import { Tasks } from './tasks.ts';
import { explained, problem } from './trouble.ts';
import { Wakes } from './wakes.ts';

export type NatsStreamsDeps = {
  readonly connection: NatsConnection;
  readonly jet: Jet;
  readonly layout: Layout;
  readonly replicas: number;
  readonly shown: string;
  readonly now: () => number;
  readonly report: Report;
};

/** Keep at most this many streams that nobody follows. */
const REMEMBERED = 10_000;
/** Interval for re-reading the followed streams that have waited longest: live messages can get lost. */
const REFRESH_EVERY = 5000;
const LOOKED_AT = 100;
const PATIENCE: Patience = { between: 100, tries: 20, purged: 60_000 };

export class NatsStreams implements Streams {
  readonly #deps: NatsStreamsDeps;
  readonly #requests: Requests;
  readonly #access: Access;
  readonly #reach: Reach;
  readonly #wakes: Wakes;
  readonly #listing: Listing;
  readonly #tasks = new Tasks();
  readonly #writers = new Map<StreamName, StreamWriter>();
  readonly #context: WriterContext;
  readonly #refreshTimer: NodeJS.Timeout;
  #most = REMEMBERED;
  #closed: Promise<void> | undefined;

  constructor(deps: NatsStreamsDeps) {
    const { connection, layout, jet, report } = deps;
    this.#deps = deps;
    this.#requests = new Requests(connection);
    this.#access = new Access(this.#requests, { isReplicated: deps.replicas > 1 });
    this.#reach = new Reach(this.#access, layout, (shard) => this.#refreshShard(shard));
    const isAway = () => !this.#reach.accepts(layout.wakes);
    const canRead = (name: StreamName) => this.canStore(name);
    this.#wakes = new Wakes({ access: this.#access, layout, jet, now: deps.now, isAway, canRead });
    this.#listing = new Listing({
      ...deps,
      access: this.#access,
      head: (name) => this.#head(name),
      asking: async (shard, ask) => {
        this.#checkOpen();
        return this.#explaining(shard, ask());
      },
    });
    this.#context = {
      access: this.#access,
      noteWake: (name, at) => this.#explaining(layout.wakes, this.#wakes.note(name, at)),
      explained: (error, location) => this.#explained(error, location.shard),
      damaged: (name) => problem(deps.shown, 'store-damaged', `records of ${unnamed(name)}`),
      report,
      track: (work) => this.#tasks.track(work),
      listen: (location, hear) => this.#listen(location, hear),
      patience: PATIENCE,
    };
    connection.subscribe(layout.wakes.live, {
      callback: (_, message) => {
        const about = message.headers;
        this.#wakes.hear({ subject: about?.get('Nats-Subject') ?? '', sequence: Number(about?.get('Nats-Sequence')) });
      },
    });
    for (const shard of layout.shards) {
      connection.subscribe(`$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.${shard.stream}`, {
        callback: () => this.#elected(shard),
      });
    }
    this.#refreshTimer = setInterval(() => this.#refreshAll(), REFRESH_EVERY).unref();
    void this.#watchConnection();
  }

  get isReachable(): boolean {
    return this.#reach.isReachable;
  }

  canStore(stream: StreamName): boolean {
    const { shard } = this.#writers.get(stream)?.location ?? this.#deps.layout.locate(stream);
    return this.#reach.accepts(shard);
  }

  watch(listener: WatchReach): () => void {
    return this.#reach.watch(listener);
  }

  async read(stream: StreamName, after: number): Promise<Stored[]> {
    this.#checkPart(stream);
    return this.#writer(stream).tail.read(after);
  }

  async append(
    stream: StreamName,
    expectedVersion: number,
    events: readonly unknown[],
    wakeAt?: number,
    at?: number,
  ): Promise<Appended> {
    checkMoments(wakeAt, at);
    this.#checkPart(stream);
    // Serialize now, so that later changes by the caller do not matter.
    const texts = textsOf(stream, events);
    return this.#writer(stream).append({ expectedVersion, events: texts, wakeAt, at: at ?? this.#deps.now() });
  }

  follow(stream: StreamName, ...listener: Parameters<StreamTail['follow']>): () => void {
    return this.#writer(stream).tail.follow(...listener);
  }

  async drop(stream: StreamName): Promise<void> {
    await this.#writer(stream).drop(this.#deps.now());
  }

  async due(until: number, most: number): Promise<Due[]> {
    this.#checkOpen();
    return this.#explaining(
      this.#deps.layout.wakes,
      this.#wakes.due(until, most, async (name) => (await this.#head(name))?.wakeAt),
    );
  }

  idle(kind: StreamKind, before: number, most: number): Promise<StreamName[]> {
    return this.#listing.idle(kind, before, most);
  }

  all(): AsyncIterable<Listed> {
    return this.#listing.all();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /** Resolves once followers have got everything stored before, as far as this node has heard. */
  settled(): Promise<void> {
    return this.#tasks.over();
  }

  async #close(): Promise<void> {
    clearInterval(this.#refreshTimer);
    await Promise.all([...this.#writers.values()].map((writer) => writer.ended()));
    this.#reach.close();
    for (const writer of this.#writers.values()) writer.tail.close();
    this.#requests.close();
    await this.#deps.connection.close();
  }

  /** Fails at once while the part with this stream is away: the request would only time out. */
  #checkPart(stream: StreamName): void {
    this.#checkOpen();
    if (!this.canStore(stream)) throw explained(this.#deps.shown, new Unanswered('no-leader'));
  }

  #checkOpen(): void {
    if (this.#closed) throw new StreamsError('store-closed', 'The store is closed: the server is shutting down.');
  }

  #writer(name: StreamName): StreamWriter {
    this.#checkOpen();
    const known = this.#writers.get(name);
    if (known) return known;
    const writer = new StreamWriter(name, this.#deps.layout.locate(name), this.#context);
    this.#writers.set(name, writer);
    if (this.#writers.size > this.#most) this.#forgetIdle();
    return writer;
  }

  /** Forgets the oldest half of the idle writers. */
  #forgetIdle(): void {
    const idle = [...this.#writers].filter(([, writer]) => writer.isIdle);
    for (const [name] of idle.slice(0, idle.length / 2)) this.#writers.delete(name);
    this.#most = Math.max(REMEMBERED, this.#writers.size * 1.5);
  }

  /** The last record that counts; undefined if the stream was dropped or never existed. */
  async #head(name: StreamName): Promise<Record | undefined> {
    this.#checkOpen();
    const location = this.#deps.layout.locate(name);
    const tail =
      this.#writers.get(name)?.tail.liveTail ??
      (await this.#explaining(location.shard, tailOf(this.#access, location)));
    return tail.head?.isDrop ? undefined : tail.head;
  }

  #listen(location: StreamLocation, hear: Hear): () => void {
    const { connection } = this.#deps;
    const subscription = connection.subscribe(location.live, {
      callback: (error, message) => {
        if (error) return;
        const { headers } = message;
        hear(Number(headers?.get('Nats-Sequence')), Number(headers?.get('Nats-Last-Sequence')), () => message.string());
      },
    });
    return () => {
      if (!connection.isClosed()) subscription.unsubscribe();
    };
  }

  #elected(shard: Shard): void {
    // The old leader will not answer any more.
    this.#requests.orphan(shard.stream);
    // The new one may have stored what the old one died before publishing.
    this.#refreshShard(shard);
  }

  #refreshShard(shard: Shard): void {
    for (const writer of this.#writers.values())
      if (writer.tail.isFollowed && writer.location.shard === shard) writer.tail.refreshSoon();
  }

  #refreshAll(): void {
    if (!this.#access.isReplicated || !this.isReachable) return;
    let left = LOOKED_AT;
    for (const [name, writer] of this.#writers) {
      if (left === 0) break;
      if (!writer.tail.isFollowed || !this.#reach.accepts(writer.location.shard)) continue;
      left -= 1;
      // Move to the end, so that the next round starts with those that have waited longest.
      this.#writers.delete(name);
      this.#writers.set(name, writer);
      writer.tail.refreshSoon();
    }
  }

  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#deps.connection.status()) {
      if (type === 'disconnect') {
        this.#requests.lose();
        this.#reach.disconnected(problem(this.#deps.shown, 'store-unreachable', 'the connection was lost'));
      } else if (type === 'reconnect') {
        this.#requests.isConnected = true;
        this.#reach.reconnected();
      }
    }
  }

  async #explaining<Value>(shard: Shard, work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      throw this.#explained(error, shard);
    }
  }

  #explained(error: unknown, shard: Shard): unknown {
    const told = explained(this.#deps.shown, error);
    const isAway = error instanceof Unanswered && !isAnswering(error) && !this.#closed;
    if (isAway && told instanceof StreamsError) this.#reach.failed(shard, told);
    return told;
  }
}
