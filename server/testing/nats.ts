/** Real nats-server processes for a test: one, or a cluster of three, gone with all they stored when it is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type NatsServers, startNats } from '../cluster/nats-servers.ts';

export type TestNats = NatsServers & {
  /** Where they store. */
  readonly folder: string;
  /** At once, as `kill -9` does; it can be started again where it was. */
  kill(index: number): Promise<void>;
  start(index: number): void;
  /** Until it has caught up with what was stored without it. */
  healthy(index: number): Promise<void>;
  /** Hangs all of them, as if the cable were out; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Which server leads this JetStream stream. */
  leaderOf(stream: string): Promise<number>;
};

export async function testNats(count: 1 | 3 = 1): Promise<TestNats> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-nats-'));
  const nats = await startNats({ folder, count, syncs: 'later' });
  const all = (signal: NodeJS.Signals): void => {
    for (const { program } of nats.servers) program.signal(signal);
  };
  return {
    ...nats,
    folder,
    kill: async (index) => nats.servers[index]?.program.stop('SIGKILL'),
    start: (index) => nats.servers[index]?.program.start(),
    healthy: async (index) => {
      while (!(await ask(nats.servers[index]?.monitor ?? 0, 'healthz'))) await sleep(50);
    },
    freeze: () => all('SIGSTOP'),
    thaw: () => all('SIGCONT'),
    leaderOf: async (stream) => {
      const told = JSON.stringify(await ask(nats.servers[0]?.monitor ?? 0, 'jsz?streams=1&accounts=1'));
      const [, leader] = new RegExp(`"name":"${stream}".*?"leader":"([^"]+)"`).exec(told) ?? [];
      const index = nats.servers.findIndex(({ program }) => program.name === leader);
      if (index < 0) throw new Error(`nobody leads ${stream}`);
      return index;
    },
    stop: async () => {
      all('SIGCONT');
      await Promise.all(nats.servers.map(({ program }) => program.stop('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
