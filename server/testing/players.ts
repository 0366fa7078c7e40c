/** People who sit down at a table and play a random game of Codenames over real sockets. */
import { legalAction } from '@safehouse/rules/codenames/random-player.ts';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import { Client, newSecret, openTable } from './client.ts';

const places = [
  { team: 'red', role: 'spymaster' },
  { team: 'red', role: 'operative' },
  { team: 'blue', role: 'spymaster' },
  { team: 'blue', role: 'operative' },
] as const;

export type Party = {
  readonly table: string;
  readonly code: string;
  readonly secrets: readonly string[];
  /** The host first. */
  readonly people: readonly [Client, Client, Client, Client];
};

/** Four people with a seat each, in the lobby. With several bases, each person connects to the next one. */
export async function partyAt(base: string | readonly string[], options: { lenient?: boolean } = {}): Promise<Party> {
  const bases = typeof base === 'string' ? [base] : base;
  const secrets = places.map(newSecret);
  const { table, code } = await openTable(bases[0] as string, secrets[0] as string);
  const people: Client[] = [];
  for (const [i, place] of places.entries()) {
    const hello = { table, secret: secrets[i] as string };
    const client = await Client.at(bases[i % bases.length] as string, hello, options);
    const { version } = await client.must(
      i === 0 ? { kind: 'sit', place } : { kind: 'join', name: `Guest ${i}`, place },
    );
    people.push(client);
    // On another node, that may take a moment.
    await Promise.all(people.map((one) => one.until(() => one.version >= version)));
  }
  return { table, code, secrets, people: people as unknown as Party['people'] };
}

/** The team whose turn it is in a game of Codenames. */
export function teamInTurn({ view }: Client): string | undefined {
  return view.round?.view.game === 'codenames' ? view.round.view.team : undefined;
}

export async function playingAt(base: string, options: { lenient?: boolean } = {}): Promise<Party> {
  const party = await partyAt(base, options);
  await party.people[0].must({ kind: 'start' });
  await Promise.all(party.people.map((client) => client.until(({ view }) => view.phase === 'playing')));
  return party;
}

/** Something this client may do in the game now, if there is anything. */
export function someMove(client: Client, random: Random): Action | undefined {
  const game = client.view.round?.view;
  const action = client.view.phase === 'playing' && game?.game === 'codenames' ? legalAction(game, random) : undefined;
  return action && { kind: 'play', game: 'codenames', action };
}

/** Plays until the game is over, with a random mover each time. */
export async function playOut(
  people: readonly Client[],
  random: Random,
  afterMove?: () => Promise<void>,
): Promise<void> {
  const [host] = people as [Client];
  while (host.view.phase === 'playing') {
    const moves = people.flatMap((client) => {
      const action = someMove(client, random);
      return action ? [{ client, action }] : [];
    });
    if (moves.length === 0) throw new Error('nobody can move');
    const { client, action } = random.pick(moves);
    await client.must(action);
    await Promise.all(people.map((one) => one.ping()));
    await afterMove?.();
  }
}
