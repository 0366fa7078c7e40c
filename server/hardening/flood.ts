/** npm run flood -- --seconds 60 --sockets 400 --only pings: floods at a server with a small heap, beside honest people. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client, hostAt, newSecret, openTable } from '../testing/client.ts';
import type { EndlessPlay } from '../testing/endless-play.ts';
import { freePort, listening, type ServerProcess, startBare, startServer } from '../testing/process.ts';
import { numbersOf, playsAt, textOf } from './command-line.ts';
import { floodKinds } from './flood-kinds.ts';
import type { FloodOrders, FloodResult } from './flood-worker.ts';

/** Megabytes of the server's JavaScript heap. */
const HEAP = 256;
/** Megabytes that the server may grow by, and milliseconds that 99 of 100 honest moves take at most. */
const GROWTH = 100;
const P99 = 50;
/** Between two moves of an honest table, in milliseconds. Much faster tables reach the limit of bytes stored. */
const BETWEEN_MOVES = 250;
const HONEST_TABLES = 3;
/** Tables that packs are brought to. */
const PACK_TABLES = 12;

export type FloodOptions = {
  readonly seconds: number;
  readonly sockets: number;
  /** How many addresses they come from, where the system has more than one for itself. */
  readonly addresses: number;
  /** As `npm start` has it, with the referee. */
  readonly isWhole?: boolean;
  /** Only the kinds whose names contain this. */
  readonly only?: string;
  say?(line: string): void;
};

type Times = { readonly moves: number; readonly p50: number; readonly p99: number };

export type FloodReport = FloodResult &
  Times & {
    readonly name: string;
    /** Megabytes more than before the first flood, at most. */
    readonly growth: number;
    /** Processor time of the server, in percent of one core. */
    readonly cpu: number;
  };

export type FloodRun = {
  readonly quiet: Times;
  readonly base: number;
  readonly floods: readonly FloodReport[];
  /** Everything that is not as it must be, besides memory and times. */
  readonly wrong: readonly string[];
};

export async function flood(options: FloodOptions): Promise<FloodRun> {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-flood-'));
  const environment = {
    SAFEHOUSE_PORT: String(await freePort()),
    SAFEHOUSE_DATA: data,
    SAFEHOUSE_LOG: 'info',
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
  };
  const server = options.isWhole ? startServer(environment) : startBare(environment);
  try {
    await listening(server);
    while (options.isWhole && !server.output().includes('the referee is ready')) await sleep(100);
    return await new FloodTest(server, options).run();
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(data, { recursive: true });
  }
}

class FloodTest {
  readonly #server: ServerProcess;
  readonly #options: FloodOptions;
  readonly #wrong: string[] = [];
  #plays: EndlessPlay[] = [];
  #hasEnded = false;
  #memory: number[] = [];
  /** Seconds of processor time that the server has used. */
  #cpu = 0;

  constructor(server: ServerProcess, options: FloodOptions) {
    this.#server = server;
    this.#options = options;
    void server.ended.then((how) => {
      if (!this.#hasEnded) this.#wrong.push(`the server ended (${how}): ${server.output().slice(-2000)}`);
      this.#hasEnded = true;
    });
  }

  async run(): Promise<FloodRun> {
    const { seconds, only = '', say = () => {} } = this.#options;
    const scene = await this.#scene();
    this.#plays = await playsAt(this.#server.base, HONEST_TABLES, 1);
    let isOver = false;
    const playing = Promise.all(
      this.#plays.map((play) => play.playUntil(() => isOver || this.#hasEnded, BETWEEN_MOVES)),
    );
    void playing.catch((error: Error) => this.#wrong.push(`honest people could not play: ${error.message}`));
    await sleep(seconds * 1000);
    const quiet = this.#times();
    const base = await this.#weigh();
    const floods: FloodReport[] = [];
    for (const { name } of floodKinds.filter(({ name }) => name.includes(only))) {
      if (this.#hasEnded) break;
      const report = await this.#one(name, scene, base);
      floods.push(report);
      say(lineOf(report));
    }
    isOver = true;
    await playing.catch(() => {});
    this.#hasEnded = true;
    const errors = this.#server
      .output()
      .split('\n')
      .filter((line) => /"level":"error"/.test(line));
    for (const line of errors.slice(0, 3)) this.#wrong.push(`the server wrote: ${line.slice(0, 500)}`);
    return { quiet, base, floods, wrong: this.#wrong };
  }

  async #one(kind: string, scene: Pick<FloodOrders, 'table' | 'file' | 'own'>, base: number): Promise<FloodReport> {
    const { seconds, sockets, addresses } = this.#options;
    this.#times();
    this.#memory = [];
    await this.#weigh();
    const begun = { at: performance.now(), cpu: this.#cpu };
    const orders: FloodOrders = {
      ...scene,
      kind,
      port: Number(new URL(this.#server.base).port),
      sockets,
      // The honest come from 127.0.0.1. Only Linux has more addresses of its own without being told.
      addresses: process.platform === 'linux' ? Array.from({ length: addresses }, (_, i) => `127.0.0.${i + 2}`) : [],
      milliseconds: seconds * 1000,
    };
    const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: orders });
    const weighing = setInterval(() => void this.#weigh(), 250);
    try {
      const result = await new Promise<FloodResult>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('message', resolve);
        void this.#server.ended.then(() => resolve({ opened: 0, closed: 0, megabytes: 0 }));
      });
      await this.#weigh();
      const cpu = Math.round((100_000 * (this.#cpu - begun.cpu)) / (performance.now() - begun.at));
      return { name: kind, ...result, ...this.#times(), growth: Math.max(...this.#memory) - base, cpu };
    } finally {
      clearInterval(weighing);
      await worker.terminate();
    }
  }

  /** What the attackers use: a table with a long chat, the largest file there is, and tables of their own. */
  async #scene(): Promise<Pick<FloodOrders, 'table' | 'file' | 'own'>> {
    const { base } = this.#server;
    const { table, host } = await hostAt(base);
    for (let i = 0; i < 12; i++) await host.must({ kind: 'say', text: 'long '.repeat(100) });
    await host.close();
    const page = await (await fetch(base)).text();
    const [, script = '/api/house'] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    const own = [];
    for (let i = 0; i < PACK_TABLES; i++) {
      const secret = newSecret();
      own.push({ secret, table: (await openTable(base, secret)).table });
    }
    const client = await Client.connect(base);
    await client.close();
    return { table, file: script, own };
  }

  /** Of the moves since the last time. */
  #times(): Times {
    const waits = this.#plays.flatMap((play) => play.waits.splice(0)).toSorted((one, other) => one - other);
    const at = (part: number) => Math.round((waits[Math.floor(part * waits.length)] ?? 0) * 10) / 10;
    return { moves: waits.length, p50: at(0.5), p99: at(0.99) };
  }

  /** Megabytes the server takes. */
  async #weigh(): Promise<number> {
    const text = await fetch(`${this.#server.base}/metrics`).then(
      (response) => response.text(),
      () => '',
    );
    const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(text) ?? [];
    this.#cpu = Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? this.#cpu);
    const megabytes = Math.round(Number(bytes ?? 0) / 1e6);
    this.#memory.push(megabytes);
    return megabytes;
  }
}

function lineOf({ name, opened, closed, megabytes, growth, cpu, moves, p50, p99 }: FloodReport): string {
  return `| ${name} | ${opened} | ${closed} | ${megabytes} | ${growth} | ${cpu} % | ${moves} | ${p50} | ${p99} |`;
}

if (import.meta.main) {
  const options = numbersOf({ seconds: 60, sockets: 400, addresses: 4 }, ['only']);
  console.log(`${options.sockets} sockets from ${options.addresses} addresses, ${options.seconds} s each\n`);
  console.log(
    '| flood | sockets opened | closed by the server | MB sent | MB more | CPU | honest moves | p50, ms | p99, ms |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  const run = await flood({
    ...options,
    only: textOf('only'),
    isWhole: true,
    say: (line) => console.log(line),
  });
  const grown = run.floods.filter(({ growth }) => growth >= GROWTH).map(({ name }) => `${name}: grew too much`);
  const slow = run.floods.filter(({ p99 }) => p99 >= P99).map(({ name }) => `${name}: honest moves took too long`);
  const wrong = [...run.wrong, ...grown, ...slow];
  console.log(`\nquiet: p50 ${run.quiet.p50} ms, p99 ${run.quiet.p99} ms; ${run.base} MB before the first flood`);
  for (const one of wrong) console.log(`✗ ${one}`);
  process.exit(wrong.length > 0 ? 1 : 0);
}
