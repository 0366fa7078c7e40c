/** Real nats-server processes for a test: one, or a cluster of three, removed with all their data afterwards. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, caughtUp, type NatsServers, startNats } from '../cluster/nats-servers.ts';

export type TestNats = NatsServers & {
  /** Their store folders. */
  readonly folder: string;
  /** Like `kill -9`; it can be restarted. */
  kill(index: number): Promise<void>;
  start(index: number): void;
  /** Until it has caught up with what it missed. */
  healthy(index: number): Promise<void>;
  /** Suspends all of them, as if the cable were unplugged; connections stay open. Resolves once no thread runs. */
  freeze(): Promise<void>;
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
      const server = nats.servers[index];
      if (server) await caughtUp(server);
    },
    freeze: async () => {
      all('SIGSTOP');
      await Promise.all(nats.servers.map(({ program }) => stopped(program.pid ?? 0)));
    },
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

/** A signal to stop takes effect a moment later, and a busy machine makes that moment long. */
async function stopped(pid: number): Promise<void> {
  const tasks = `/proc/${pid}/task`;
  const isStopped = (task: string) => /\) T /.test(readFileSync(join(tasks, task, 'stat'), 'utf8'));
  while (!readdirSync(tasks).every(isStopped)) await sleep(5);
}
