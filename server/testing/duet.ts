/**
 * People at a table of Duet, over real sockets: each side's client sees its own face, so that together they can win at
 * will.
 */
import type { Action as DuetAction } from '@safehouse/rules/duet/types.ts';
import type { View as DuetView } from '@safehouse/rules/duet/view-types.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import { Client, newSecret, openTable } from './client.ts';

export const west = { team: 'west', role: 'partner' } as const;
export const east = { team: 'east', role: 'partner' } as const;

export type Pair = {
  readonly table: string;
  readonly secrets: readonly [string, string];
  /** The host, who sits in the west. */
  readonly west: Client;
  readonly east: Client;
};

/** Two people with a seat each, in the lobby of this table or of a new one. */
export async function pairAt(base: string, at?: { table: string; secret: string }): Promise<Pair> {
  const host = at?.secret ?? newSecret();
  const { table } = at ?? (await openTable(base, host, { game: 'duet' }));
  const guest = newSecret();
  const one = await Client.at(base, { table, secret: host });
  await one.must({ kind: 'sit', place: west });
  const other = await Client.at(base, { table, secret: guest });
  await other.must({ kind: 'join', name: 'Bob', place: east });
  return { table, secrets: [host, guest], west: one, east: other };
}

export async function begun({ west, east }: Pair): Promise<void> {
  await west.must({ kind: 'start' });
  await Promise.all([west, east].map((client) => client.until(({ view }) => view.phase === 'playing')));
}

export function duet(action: DuetAction): Action {
  return { kind: 'play', game: 'duet', action };
}

export function duetView({ view }: Client): DuetView {
  if (view.round?.view.game !== 'duet') throw new Error('no Duet on the table');
  return view.round.view;
}

/** The next move towards a win: everything on a side's face in one turn, and then everything on the other's (D12). */
export function winningMove(west: Client, east: Client): { by: Client; action: Action } {
  const { phase, givers, guessers, clues } = duetView(west);
  const of = (side: string | undefined) => (side === 'east' ? east : west);
  if (phase === 'clue') {
    return { by: of(givers[0]), action: duet({ kind: 'giveClue', word: `everything${clues.length}`, number: 9 }) };
  }
  const [guesser] = guessers;
  const giver = of(guesser === 'east' ? 'west' : 'east');
  const card = duetView(giver).cards.findIndex(({ face, found }) => face === 'agent' && !found);
  return { by: of(guesser), action: duet(card < 0 ? { kind: 'stop' } : { kind: 'touch', card }) };
}

/** The next move towards a loss: a clue, and an assassin touched on it (D10). */
export function losingMove(west: Client, east: Client): { by: Client; action: Action } {
  if (duetView(west).phase === 'clue') {
    return { by: west, action: duet({ kind: 'giveClue', word: 'finale', number: 1 }) };
  }
  return { by: east, action: duet({ kind: 'touch', card: assassinOf(west) }) };
}

/** Both play until the game is over. */
export async function playOut({ west, east }: Pair, move: typeof losingMove = winningMove): Promise<void> {
  while (west.view.phase === 'playing') {
    const { by, action } = move(west, east);
    await by.must(action);
    await Promise.all([west.ping(), east.ping()]);
  }
}

function assassinOf(giver: Client): number {
  return duetView(giver).cards.findIndex(({ face }) => face === 'assassin');
}
