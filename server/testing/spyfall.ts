/** People at a table of Spyfall, over real sockets. */
import type { Random } from '@safehouse/rules/kernel/random.ts';
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import { permits } from '@safehouse/rules/spyfall/legal.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import { anyAction } from '@safehouse/rules/spyfall/random-player.ts';
import type { Action as SpyfallAction } from '@safehouse/rules/spyfall/types.ts';
import type { View as SpyfallView } from '@safehouse/rules/spyfall/view-types.ts';
import type { Action, Setup } from '@safehouse/rules/table/types.ts';
import { Client, newSecret, openTable } from './client.ts';

export const player = { team: 'table', role: 'player' } as const;

export type Ring = {
  readonly table: string;
  readonly secrets: readonly string[];
  /** In seat order, the host first. */
  readonly people: readonly Client[];
};

export function setup(options: Partial<Options> = {}, language = 'en'): Setup {
  return { game: 'spyfall', options: { ...defaults, ...options }, packs: [`${language}/locations`] };
}

/** This many people with a seat each, in the lobby of a new table. */
export async function ringAt(
  base: string,
  { people: size = 4, language = 'en', ...options }: { people?: number; language?: string } & Partial<Options> = {},
): Promise<Ring> {
  const secrets = Array.from({ length: size }, newSecret);
  const { table } = await openTable(base, secrets[0] as string, { game: 'spyfall', language });
  const people: Client[] = [];
  for (const [i, secret] of secrets.entries()) {
    const client = await Client.at(base, { table, secret });
    await client.must(i === 0 ? { kind: 'sit', place: player } : { kind: 'join', name: `Guest ${i}`, place: player });
    people.push(client);
  }
  await people[0]?.must({ kind: 'setUp', setup: setup(options, language) });
  return { table, secrets, people };
}

export async function begun({ people }: Ring): Promise<void> {
  await people[0]?.must({ kind: 'start' });
  await Promise.all(people.map((client) => client.until(({ view }) => view.phase === 'playing')));
}

export function spyfall(action: SpyfallAction): Action {
  return { kind: 'play', game: 'spyfall', action };
}

export function spyfallView({ view }: Client): SpyfallView {
  if (view.round?.view.game !== 'spyfall') throw new Error('no Spyfall on the table');
  return view.round.view;
}

/** The spy of the round, found by looking at all cards. */
export function spyOf(people: readonly Client[]): Client {
  const spy = people.find((client) => isSpy(client));
  if (!spy) throw new Error('nobody here is the spy');
  return spy;
}

export function isSpy(client: Client): boolean {
  const card = spyfallView(client).you?.card;
  return card !== undefined && 'spy' in card;
}

export function byId(people: readonly Client[], person: string | undefined): Client {
  const found = people.find(({ you }) => you === person);
  if (!found) throw new Error('no such player');
  return found;
}

export function dealerOf(people: readonly Client[]): Client {
  return byId(people, spyfallView(people[0] as Client).dealer);
}

/** Resolves when everything sent so far has arrived. */
export async function caughtUp(people: readonly Client[]): Promise<void> {
  await Promise.all(people.map((client) => client.ping()));
}

/** A move, seen by everyone. */
export async function plays(people: readonly Client[], by: Client, action: SpyfallAction): Promise<void> {
  await by.must(spyfall(action));
  await caughtUp(people);
}

/** Something this player may do now, if there is anything, or something that will be refused. */
export function someMove(client: Client, random: Random, wanted: 'accepted' | 'refused'): SpyfallAction | undefined {
  const view = spyfallView(client);
  for (let tries = 0; tries < 30; tries++) {
    const action = anyAction(view, random);
    if ((permits(view, action) === undefined) === (wanted === 'accepted')) return action;
  }
  return undefined;
}
