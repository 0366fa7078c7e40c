/** The server is killed again and again in the middle of play: every acknowledged action is there exactly once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { fold, table as machine } from '@safehouse/rules/table/table.ts';
import type { Action, Viewer } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openSqlite } from './streams/sqlite.ts';
import { type Envelope, eventOf } from './tables/envelope.ts';
import { Client, newActionId } from './testing/client.ts';
import { type Party, playingAt, someMove } from './testing/players.ts';
import { freePort, listening, type ServerProcess, startServer } from './testing/process.ts';

const TABLES = 16;
const CRASHES = 5;

type Sent = { readonly id: string; readonly by: string; version?: number };

/** One table, whose people play at random and come back whenever they are thrown out. */
class Play {
  readonly table: string;
  readonly sent: Sent[] = [];
  readonly #base: string;
  readonly #secrets: readonly string[];
  readonly #people: Client[];
  readonly #random: Random;

  constructor(base: string, { table, secrets, people }: Party, random: Random) {
    this.#base = base;
    this.table = table;
    this.#secrets = secrets;
    this.#people = [...people];
    this.#random = random;
  }

  get done(): number {
    return this.sent.filter(({ version }) => version !== undefined).length;
  }

  get people(): readonly Client[] {
    return this.#people;
  }

  async playUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const next = await this.#nextMove();
      const by = this.#people[next.seat]?.you as string;
      const sent: Sent = { id: newActionId(), by };
      this.sent.push(sent);
      // Nobody else is at this table: what is sent again is accepted, or was already.
      while (sent.version === undefined) {
        const client = await this.#present(next.seat);
        const answer = await client.act(next.action, sent.id).catch(() => undefined);
        if (answer?.type === 'done') sent.version = answer.version;
        else if (answer) throw new Error(`not accepted: ${JSON.stringify([next.action, answer])}`);
      }
    }
    for (const seat of this.#people.keys()) await (await this.#present(seat)).ping();
  }

  async #nextMove(): Promise<{ seat: number; action: Action }> {
    for (;;) {
      for (const seat of this.#people.keys()) await (await this.#present(seat)).ping().catch(() => {});
      if (this.#people[0]?.view.phase === 'over') return { seat: 0, action: { kind: 'again', rotate: true } };
      const moves = this.#people.flatMap((client, seat) => {
        const action = someMove(client, this.#random);
        return action ? [{ seat, action }] : [];
      });
      if (moves.length > 0) return this.#random.pick(moves);
    }
  }

  /** Connected, again if need be. */
  async #present(seat: number): Promise<Client> {
    for (;;) {
      const client = this.#people[seat] as Client;
      if (client.socket.readyState === client.socket.OPEN) return client;
      const hello = { table: this.table, secret: this.#secrets[seat] as string };
      const again = await Client.at(this.#base, hello, { lenient: true }).catch(() => undefined);
      if (again) this.#people[seat] = again;
      else await sleep(15);
    }
  }
}

test('killed at random moments, it loses nothing and plays nothing twice', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-crash-'));
  const many = '1000000';
  const environment = {
    SAFEHOUSE_PORT: String(await freePort()),
    SAFEHOUSE_DATA: data,
    SAFEHOUSE_CONNECTS_PER_MINUTE: many,
    SAFEHOUSE_TABLES_PER_HOUR: many,
    SAFEHOUSE_MESSAGES_PER_SECOND: many,
  };
  const random = randomFrom('c0ffee'.padEnd(32, '0') as Seed);
  let server: ServerProcess = startServer(environment);
  await listening(server);
  const plays = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const seed = i.toString(16).padStart(32, '0') as Seed;
      return new Play(server.base, await playingAt(server.base, { lenient: true }), randomFrom(seed));
    }),
  );

  let isOver = false;
  const playing = Promise.all(plays.map((play) => play.playUntil(() => isOver)));
  const doneByAll = async (more: number): Promise<void> => {
    const goals = plays.map((play) => play.done + more);
    while (plays.some((play, i) => play.done < (goals[i] as number))) await Promise.race([sleep(10), playing]);
  };
  for (let crash = 0; crash < CRASHES; crash++) {
    await doneByAll(2);
    await sleep(random.below(60));
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = startServer(environment);
    await listening(server);
  }
  // Every table plays on.
  await doneByAll(3);
  isOver = true;
  await playing;
  server.child.kill('SIGKILL');
  await server.ended;

  const streams = openSqlite(join(data, 'safehouse.db'));
  for (const { table, sent, people } of plays) {
    const stored = await streams.read(`table/${table}`, 0);
    const versions = new Map<string, number[]>();
    for (const { version, event } of stored) {
      const { id, by } = event as Envelope;
      if (id !== undefined) versions.set(`${by} ${id}`, [...(versions.get(`${by} ${id}`) ?? []), version]);
    }
    for (const { id, by, version } of sent) {
      const at = versions.get(`${by} ${id}`) ?? [];
      // An action may have asked for nothing new, and then nothing is stored.
      expect(at.length).toBeLessThanOrEqual(1);
      if (at.length === 1) expect(at).toEqual([version]);
    }
    const unstored = sent.filter(({ id, by }) => !versions.has(`${by} ${id}`));
    expect(unstored.length).toBeLessThan(sent.length / 3);
    const state = fold(stored.map(eventOf));
    for (const { you, view } of people) {
      expect(view).toEqual(JSON.parse(JSON.stringify(machine.view(state, you as Viewer))));
    }
  }
  await streams.close();
  rmSync(data, { recursive: true });
}, 60_000);
