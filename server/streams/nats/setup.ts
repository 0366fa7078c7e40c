/** Creates what the server needs in NATS and checks what exists: it must be ours, of a known format, and safe. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { largestAppend, StreamsError, type StreamsErrorCode } from '../streams.ts';
import { FORMAT, firstStream, Layout, type Shard } from './layout.ts';

export type Found = {
  readonly layout: Layout;
  readonly replicas: number;
  /** For the log: what exists. */
  readonly what: string;
  /** For the log: what the operator should fix. */
  readonly warnings: readonly string[];
};

type NatsSetupDeps = {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly house: string;
  /** How many streams of events to create, if there are none; by default as many as each record has copies. */
  readonly shards: number | undefined;
  readonly shown: string;
  /** How long to wait for a cluster that is still starting. */
  readonly patience: number;
};

/** Overhead per record: the chain fields and headers. */
const AROUND = 4096;

export async function setUp(deps: NatsSetupDeps): Promise<Found> {
  const { connection, manager, house, shown, patience } = deps;
  const { version = '0', max_payload: largest = 0, cluster } = connection.info ?? {};
  const refuse = (code: StreamsErrorCode, why: string): StreamsError =>
    new StreamsError(code, `The store ${shown} ${why}`);
  if (!isAtLeast(version, 2, 9)) {
    throw refuse('store-unreachable', `runs nats-server ${version}: install 2.9 or newer, better 2.10 or newer.`);
  }
  if (largest < largestAppend + AROUND) {
    throw refuse(
      'store-unreachable',
      `takes messages of ${largest} bytes at most: set max_payload to 1MB or more in the configuration of nats-server.`,
    );
  }
  const wanted = cluster === undefined ? 1 : 3;
  const until = performance.now() + patience;
  const explain = (error: Error): never => {
    throw explained(error, refuse, { wanted });
  };
  const known = await retried(() => shardsOf(manager, house), until).catch(explain);
  const layout = new Layout(house, known ?? deps.shards ?? wanted);
  const ensure = async (shard: Shard): Promise<StreamInfo> => {
    const config = configOf(shard, layout, { replicas: wanted });
    const info = await retried(() => ensured(manager, config), until).catch(explain);
    checkOurs(info, config, refuse);
    return info;
  };
  const infos = await Promise.all(layout.shards.map(ensure));
  const replicas = Math.min(...infos.map(({ config }) => config.num_replicas));
  const where = cluster === undefined ? 'on one server' : `on the cluster ${cluster}`;
  return {
    layout,
    replicas,
    what: `${layout.shards.length} streams of ${replicas === 1 ? '1 replica' : `${replicas} replicas`} ${where}, nats-server ${version}`,
    warnings: warningsOf({ version, replicas, wanted }),
  };
}

function configOf(shard: Shard, { events, wakes }: Layout, { replicas }: { replicas: number }) {
  const { stream, subjects, live } = shard;
  return {
    name: stream,
    description: `Safehouse, format ${FORMAT}, one of ${events.length} streams of events and one of wakes`,
    subjects: [subjects],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    num_replicas: replicas,
    max_msgs_per_subject: shard === wakes ? 1 : -1,
    allow_direct: true,
    allow_rollup_hdrs: true,
    republish: { src: subjects, dest: live },
  } satisfies Partial<StreamConfig>;
}

/** How many streams of events this house was created with; undefined if it does not exist or is not ours. */
async function shardsOf(manager: JetStreamManager, house: string): Promise<number | undefined> {
  const info = await infoOf(manager, firstStream(house));
  return info && describedIn(info.config.description).shards;
}

async function ensured(manager: JetStreamManager, config: ReturnType<typeof configOf>): Promise<StreamInfo> {
  return (await infoOf(manager, config.name)) ?? (await manager.streams.add(config));
}

async function infoOf(manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> {
  return manager.streams.info(name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === NOT_FOUND) return undefined;
    throw error;
  });
}

function describedIn(description = ''): { format?: number; shards?: number } {
  const [, format, shards] = /^Safehouse, format (\d+), one of (\d+)/.exec(description) ?? [];
  return format && shards ? { format: Number(format), shards: Number(shards) } : {};
}

/** Retries while the cluster elects a leader. */
async function retried<Value>(ask: () => Promise<Value>, until: number): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // Another node may have created it first: retry unless the error is final.
      const isFinal = error instanceof JetStreamApiError && final.has(error.code);
      if (isFinal || performance.now() > until) throw error;
      await sleep(250);
    }
  }
}

const NOT_FOUND = 10059;
const NOT_ENABLED = new Set([10039, 10076]);
const NO_ROOM = new Set([10023, 10028, 10047]);
const NO_PEERS = 10005;
const OVERLAP = 10065;
const final = new Set([...NOT_ENABLED, 10047, 10028, OVERLAP]);

type Refuse = (code: StreamsErrorCode, why: string) => StreamsError;

function explained(error: Error, refuse: Refuse, { wanted }: { wanted: number }): Error {
  const code = error instanceof JetStreamApiError ? error.code : 0;
  if (NOT_ENABLED.has(code) || error.name === 'JetStreamNotEnabled') {
    return refuse(
      'store-unreachable',
      'has no JetStream: add `jetstream { store_dir: "…" }` to the configuration of nats-server.',
    );
  }
  if (code === NO_PEERS || (code === 10023 && /peers/.test(error.message))) {
    return refuse(
      'store-unreachable',
      `is a cluster of fewer than ${wanted} servers: start all of them before the first start of this server. (${error.message})`,
    );
  }
  if (NO_ROOM.has(code)) {
    return refuse(
      'store-full',
      `has too little room: raise max_file_store of nats-server, or the account’s limits. (${error.message})`,
    );
  }
  if (code === OVERLAP) {
    return refuse(
      'store-foreign',
      `has a stream of another program on our subjects: name another house, as in nats://host:4222/club. (${error.message})`,
    );
  }
  return refuse(
    'store-unreachable',
    `does not answer: see that a majority of its servers runs, and that this login may use JetStream. (${error.message})`,
  );
}

function checkOurs({ config }: StreamInfo, wanted: ReturnType<typeof configOf>, refuse: Refuse): void {
  const { format = 0, shards } = describedIn(config.description);
  const name = `the stream ${config.name}`;
  if (format > FORMAT) {
    throw refuse(
      'store-too-new',
      `was written by a newer version of Safehouse (${name} has format ${format}): start that version.`,
    );
  }
  const isOurs =
    format === FORMAT &&
    shards === describedIn(wanted.description).shards &&
    config.subjects?.join() === wanted.subjects.join() &&
    config.republish?.dest === wanted.republish.dest &&
    config.storage === wanted.storage &&
    config.allow_direct === true &&
    config.max_msgs_per_subject === wanted.max_msgs_per_subject;
  if (!isOurs) {
    throw refuse(
      'store-foreign',
      `has ${name}, but not as this server lays it out; nothing in it was changed. Delete it if nobody needs it, or name another house, as in nats://host:4222/club.`,
    );
  }
}

function warningsOf({ version, replicas, wanted }: { version: string; replicas: number; wanted: number }): string[] {
  const warnings: string[] = [];
  if (!isAtLeast(version, 2, 10)) {
    warnings.push(
      `nats-server ${version} writes to its disk only every two minutes: a power cut of all servers at once could lose what was acknowledged since. From 2.10 on, set sync_interval: always`,
    );
  }
  if (replicas < wanted) {
    warnings.push(
      `the cluster keeps ${replicas} of the ${wanted} copies it could: nats stream edit STREAM --replicas ${wanted}, for each of ours`,
    );
  }
  return warnings;
}

function isAtLeast(version: string, major: number, minor: number): boolean {
  const [has = 0, point = 0] = version.split('.').map(Number);
  return has > major || (has === major && point >= minor);
}
