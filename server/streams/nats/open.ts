/** Opens a NATS store: connects, creates and checks what is needed, and reports what it found. */
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { Bus } from '../bus.ts';
import type { Report } from '../followers.ts';
import { StreamsError } from '../streams.ts';
import { parseAddress } from './address.ts';
import { natsBus } from './bus.ts';
import { type ConnectOptions, connectNats, type NatsConnection } from './connection.ts';
import { setUp } from './setup.ts';
import { NatsStreams } from './streams.ts';

export type NatsOptions = ConnectOptions & {
  readonly now?: () => number;
  /** Called with errors thrown by followers. */
  readonly report?: Report;
  /** Called with what was found, and with warnings for the operator. */
  readonly found?: (what: string, warnings: readonly string[]) => void;
};

export type OpenNats = {
  /** Closing them closes the connection. */
  readonly streams: NatsStreams;
  readonly connection: NatsConnection;
  /** Uses the same connection. */
  readonly bus: Bus;
};

export async function openNats(url: string, options: NatsOptions = {}): Promise<OpenNats> {
  const { patience = 15_000, now = Date.now, report = warn, found } = options;
  const address = parseAddress(url);
  if (!address) throw new StreamsError('store-unreachable', 'That is no address of NATS: write nats://host:4222.');
  const connection = await connectNats(address, { patience });
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 5000 });
    const client = jetstream(connection, { timeout: 5000 });
    const { house, shards, shown } = address;
    const { layout, replicas, what, warnings } = await setUp({ connection, manager, house, shards, shown, patience });
    found?.(what, warnings);
    const jet = { manager, client };
    const streams = new NatsStreams({ connection, jet, layout, replicas, shown, now, report });
    return { streams, connection, bus: natsBus(connection, house) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
