/** npm run fuzz -- --messages 1000000 --seed 1: attacks a real server while honest people play. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { table as machine, stateFrom } from '@safehouse/rules/table/table.ts';
import type { State, Viewer } from '@safehouse/rules/table/types.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { eventOf } from '../tables/envelope.ts';
import type { EndlessPlay } from '../testing/endless-play.ts';
import { freePort, listening, type ServerProcess, startBare, startServer, unlimited } from '../testing/process.ts';
import { fingerprint, type News, type Orders } from './attack-worker.ts';
import { numbersOf, playsAt } from './command-line.ts';

/** Between two moves of an honest table, in milliseconds. */
const PAUSE = 20;

type Wanted = {
  readonly messages: number;
  readonly seed: number;
  readonly tables: number;
  /** How long honest people play before the attack starts, in milliseconds. */
  readonly quiet: number;
  /** As `npm start` runs it, with the referee. */
  readonly isWhole?: boolean;
  say?(line: string): void;
};

type Times = { readonly moves: number; readonly p50: number; readonly p99: number };

export type Report = {
  readonly messages: number;
  /** All violations, each once. */
  readonly wrong: readonly string[];
  /** Views that were compared with what their viewer may see. */
  readonly views: number;
  readonly quiet: Times;
  readonly attacked: Times;
  /** The server's memory in megabytes: at the start, and at each tenth of the run. */
  readonly memory: readonly number[];
};

export async function fuzz(wanted: Wanted): Promise<Report> {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-fuzz-'));
  const environment = { ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  const server = wanted.isWhole ? startServer({ ...environment, SAFEHOUSE_LOG: 'info' }) : startBare(environment);
  try {
    await listening(server);
    // While the referee loads its languages, clues wait for it, which should not be measured.
    while (wanted.isWhole && !server.output().includes('the referee is ready')) await sleep(100);
    return await new Fuzz(server, wanted, join(data, 'safehouse.db')).run();
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(data, { recursive: true });
  }
}

class Fuzz {
  readonly #server: ServerProcess;
  readonly #wanted: Wanted;
  readonly #file: string;
  readonly #wrong = new Map<string, number>();
  readonly #memory: number[] = [];
  #plays: EndlessPlay[] = [];
  #hasEnded = false;

  constructor(server: ServerProcess, wanted: Wanted, file: string) {
    this.#server = server;
    this.#wanted = wanted;
    this.#file = file;
    void server.ended.then((how) => {
      if (!this.#hasEnded) this.#note(`the server ended (${how}): ${server.output().slice(-2000)}`);
      this.#hasEnded = true;
    });
  }

  async run(): Promise<Report> {
    const { tables, seed, quiet } = this.#wanted;
    this.#plays = await playsAt(this.#server.base, tables, seed);
    // Nobody else sits with them: what happens at their table is their own doing.
    for (const { people } of this.#plays) await people[0]?.must({ kind: 'lock', on: true });
    let isOver = false;
    const playing = Promise.all(this.#plays.map((play) => play.playUntil(() => isOver || this.#hasEnded, PAUSE)));
    void playing.catch((error: Error) => this.#note(`honest people could not play: ${error.message}`));
    await sleep(quiet);
    const before = this.#times();
    await this.#weigh();
    const { messages, shown } = await this.#attacked();
    const attacked = this.#times();
    isOver = true;
    await playing.catch(() => {});
    await this.#weigh();
    await this.#stop();
    await this.#compare(shown);
    this.#lookForRefusals();
    const wrong = [...this.#wrong].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what));
    return { messages, wrong, views: shown.length, quiet: before, attacked, memory: this.#memory };
  }

  async #attacked(): Promise<{ messages: number; shown: readonly (readonly [string, string])[] }> {
    const { messages, seed, say = () => {} } = this.#wanted;
    const orders: Orders = {
      base: this.#server.base,
      messages,
      seed,
      tables: this.#plays.map(({ table }) => table),
      people: this.#plays.flatMap((play) => play.people.map(({ you }) => String(you))),
      secrets: this.#plays.flatMap((play) => play.secrets),
    };
    const worker = new Worker(new URL('./attack-worker.ts', import.meta.url), { workerData: orders });
    const ids = setInterval(
      () => worker.postMessage(this.#plays.flatMap(({ sent }) => sent.slice(-3).map(({ id }) => id))),
      50,
    );
    let tenth = 0;
    try {
      return await new Promise((resolve, reject) => {
        worker.on('error', reject);
        void this.#server.ended.then(() => resolve({ messages: 0, shown: [] }));
        worker.on('message', (news: News) => {
          if ('shown' in news) {
            for (const [what, times] of news.wrong) this.#note(what, times);
            resolve(news);
          }
          const reached = Math.floor((10 * news.messages) / messages);
          if (reached <= tenth) return;
          tenth = reached;
          void this.#weigh().then(() => say(`${news.messages} messages, the server holds ${this.#memory.at(-1)} MB`));
        });
      });
    } finally {
      clearInterval(ids);
      await worker.terminate();
    }
  }

  /** What each of them saw is exactly what the table's events let them see. */
  async #compare(shown: readonly (readonly [string, string])[]): Promise<void> {
    const honest = this.#plays.flatMap(({ table, people }) =>
      people.map(({ you, view, version }) => [`${table} ${you} ${version}`, fingerprint(view)] as const),
    );
    const streams = openSqlite(this.#file);
    const byTable = Map.groupBy([...shown, ...honest], ([key]) => key.split(' ')[0] as string);
    for (const [table, views] of byTable) {
      // A table that its host closed is gone: it can no longer be checked.
      const events = (await streams.read(`table/${table}`, 0)).map(eventOf);
      const states: State[] = [];
      for (const event of events) {
        const last = states.at(-1);
        states.push(last ? machine.evolve(last, event) : stateFrom([event]));
      }
      for (const [key, seen] of views) {
        const [, viewer, version] = key.split(' ');
        const state = states[Number(version) - 1];
        if (state && fingerprint(machine.view(state, viewer as Viewer)) !== seen) {
          this.#note(
            `${viewer === 'spectator' ? 'a spectator' : 'a guest'} was shown something else than they may see`,
          );
        }
      }
    }
    await streams.close();
  }

  /** Someone may be too late only where a clock runs. */
  #lookForRefusals(): void {
    for (const { sent, people } of this.#plays) {
      const { length } = sent.filter(({ refused }) => refused !== undefined);
      if (length > (people[0]?.view.setup.game === 'spyfall' ? sent.length / 4 : 0)) {
        this.#note(`${length} of ${sent.length} honest moves were refused`);
      }
    }
  }

  /** Of the moves since the last call. */
  #times(): Times {
    const waits = this.#plays.flatMap((play) => play.waits.splice(0)).toSorted((one, other) => one - other);
    const at = (part: number) => Math.round((waits[Math.floor(part * waits.length)] ?? 0) * 10) / 10;
    return { moves: waits.length, p50: at(0.5), p99: at(0.99) };
  }

  async #weigh(): Promise<void> {
    const text = await fetch(`${this.#server.base}/metrics`).then(
      (response) => response.text(),
      () => '',
    );
    const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(text) ?? [];
    this.#memory.push(Math.round(Number(bytes ?? 0) / 1e6));
  }

  async #stop(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#server.child.kill('SIGTERM');
    await this.#server.ended;
    // Every reported error is a defect: input from outside must not cause one. Only the referee may be late on a busy
    // machine; then a clue goes without its opinion, which is logged.
    const lines = this.#server.output().split('\n');
    const errors = lines.filter(
      (line) => /"level":"error"|Error|Warning/.test(line) && !line.includes('the referee failed'),
    );
    for (const line of errors.slice(0, 3)) this.#note(`the server wrote: ${line.slice(0, 500)}`);
  }

  #note(what: string, times = 1): void {
    this.#wrong.set(what, (this.#wrong.get(what) ?? 0) + times);
  }
}

if (import.meta.main) {
  const { messages, seed, tables } = numbersOf({ messages: 1_000_000, seed: 1, tables: 9 });
  console.log(`${messages} messages, ${tables} honest tables, seed ${seed}`);
  const begun = Date.now();
  const report = await fuzz({ messages, seed, tables, quiet: 15_000, isWhole: true, say: (line) => console.log(line) });
  const { quiet, attacked } = report;
  const ratio = {
    p50: Math.round((100 * attacked.p50) / quiet.p50) / 100,
    p99: Math.round((100 * attacked.p99) / quiet.p99) / 100,
  };
  console.log({ ...report, ratio, minutes: Math.round((Date.now() - begun) / 6000) / 10 });
  process.exit(report.wrong.length > 0 ? 1 : 0);
}
