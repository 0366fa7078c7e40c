/** Several tables that keep playing while something is done to their server, and checks of all their moves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import type { Streams } from '../streams/streams.ts';
import { Client } from './client.ts';
import { type Account, accountOf, EndlessPlay, misledBy } from './endless-play.ts';
import { type Party, playingAt } from './players.ts';
import { stateOf } from './state-of.ts';

/** This many tables in the middle of a game of Codenames, each with its own random numbers. */
export async function tablesAt<Table>(
  base: string,
  count: number,
  Table: new (base: string, party: Party, random: Random) => Table,
): Promise<Table[]> {
  const parties = await Promise.all(Array.from({ length: count }, () => playingAt(base, { lenient: true })));
  return parties.map((party, i) => new Table(base, party, randomFrom(i.toString(16).padStart(32, '0') as Seed)));
}

type Playing = { readonly done: number; playUntil(isOver: () => boolean): Promise<void> };

/** Starts playing. */
export function playOn(tables: readonly Playing[]) {
  let isOver = false;
  const played = Promise.all(tables.map((table) => table.playUntil(() => isOver)));
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await Promise.race([sleep(5), played]);
  };
  return {
    /** Waits until each of them has made this many more moves. */
    each: (more: number): Promise<void> => {
      const goals = tables.map(({ done }) => done + more);
      return until(() => tables.every(({ done }, i) => done >= (goals[i] as number)));
    },
    /** Waits until they have made this many more in total. */
    together: (more: number): Promise<void> => {
      const goal = doneBy(tables) + more;
      return until(() => doneBy(tables) >= goal);
    },
    end: async (): Promise<void> => {
      isOver = true;
      await played;
    },
  };
}

export function doneBy(tables: readonly Playing[]): number {
  return tables.reduce((sum, { done }) => sum + done, 0);
}

/** For all their streams together; `misled` are people whose view differs from the stream. They leave. */
export async function accountOfAll(
  streams: Streams,
  plays: readonly EndlessPlay[],
): Promise<Account & { readonly misled: number }> {
  const total = { moves: 0, lost: 0, doubled: 0, misled: 0 };
  for (const { table, sent, people } of plays) {
    const { moves, lost, doubled } = accountOf(sent, await streams.read(`table/${table}`, 0));
    total.moves += moves;
    total.lost += lost;
    total.doubled += doubled;
    total.misled += misledBy(await stateOf(streams, table), people).length;
    for (const client of people) await client.close().catch(() => {});
  }
  return total;
}

/** The people of a table connect to another server, a restored one, and make this many moves there. */
export async function resumeAt(
  base: string,
  { table, secrets }: Pick<Party, 'table' | 'secrets'>,
  moves: number,
): Promise<void> {
  const people = await Promise.all(secrets.map((secret) => Client.at(base, { table, secret })));
  await people[0]?.must({ kind: 'say', text: 'as if nothing had been' });
  const play = new EndlessPlay(base, { table, secrets, people }, randomFrom('aa'.repeat(16) as Seed));
  await play.playUntil(() => play.done >= moves);
  for (const client of play.people) client.socket.terminate();
}
