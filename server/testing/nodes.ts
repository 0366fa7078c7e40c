/** Several nodes of one server in one process: one store, and a bus between them whose lines a test can cut. */
import type { AppOptions } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import { MemoryBus } from '../peers/memory.ts';
import { peersOn } from '../peers/nodes.ts';
import { openMemory } from '../streams/memory.ts';
import type { Streams } from '../streams/streams.ts';
import { FaultyStreams } from './faulty-streams.ts';
import { openHouse, type TestHouse } from './house.ts';
import { lasting } from './lasting-streams.ts';

export type TestNode = TestHouse & {
  readonly line: ReturnType<MemoryBus['line']>;
  /** This node's connection to the store. */
  readonly store: FaultyStreams;
};

export type TestNodes = {
  readonly nodes: readonly TestNode[];
  readonly bus: MemoryBus;
  readonly streams: Streams;
  close(): Promise<void>;
};

type Changes = Partial<Pick<AppOptions, 'clock' | 'timings' | 'thinker'>> & {
  settings?: Partial<Settings>;
  /** The name that each node's deals are derived from. */
  deals?: string;
};

export async function openNodes(count: number, changes: Changes = {}): Promise<TestNodes> {
  const streams = openMemory(changes.clock && { now: () => changes.clock?.now() ?? 0 });
  const bus = new MemoryBus();
  const nodes: TestNode[] = [];
  for (let i = 0; i < count; i++) {
    const line = bus.line();
    const store = new FaultyStreams(lasting(streams));
    const house = await openHouse({ ...changes, streams: store.streams, peers: peersOn(line) });
    nodes.push({ ...house, line, store });
  }
  return {
    nodes,
    bus,
    streams,
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await streams.close();
    },
  };
}
