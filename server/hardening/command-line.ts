/** Shared by the commands in this folder: numeric options, seeds, and tables of every game. */
import { parseArgs } from 'node:util';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { begun as duetBegun, pairAt } from '../testing/duet.ts';
import { EndlessPlay } from '../testing/endless-play.ts';
import { playingAt } from '../testing/players.ts';
import { ringAt, begun as spyfallBegun } from '../testing/spyfall.ts';

/** `--kills 1000`: whole numbers with their defaults. The options in `texts` are left to `textOf`. */
export function numbersOf<Names extends string>(
  otherwise: Record<Names, number>,
  texts: readonly string[] = [],
): Record<Names, number> {
  const names = Object.keys(otherwise) as Names[];
  const options = Object.fromEntries([...names, ...texts].map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const pairs = names.map((name) => {
    const text = values[name];
    if (text !== undefined && !/^\d+$/.test(String(text))) throw new Error(`--${name} ${text}: write a whole number.`);
    return [name, text === undefined ? otherwise[name] : Number(text)];
  });
  return Object.fromEntries(pairs);
}

/** `--only pings`: nothing by default. */
export function textOf(name: string): string {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  return String(values[name] ?? '');
}

/** The same random numbers for the same seed and purpose. */
export function seeded(seed: number, purpose = 0): Random {
  return randomFrom((seed.toString(16).padStart(16, '0') + purpose.toString(16).padStart(16, '0')) as Seed);
}

/** Tables of all three games in turn, each in the middle of a game. */
export async function playsAt(base: string, count: number, seed: number): Promise<EndlessPlay[]> {
  const plays: EndlessPlay[] = [];
  for (let i = 0; i < count; i++) plays.push(new EndlessPlay(base, await seatedAt(base, i), seeded(seed, 1000 + i)));
  return plays;
}

async function seatedAt(base: string, turn: number) {
  if (turn % 3 === 0) return playingAt(base, { lenient: true });
  if (turn % 3 === 1) {
    const pair = await pairAt(base);
    await duetBegun(pair);
    return { table: pair.table, secrets: pair.secrets, people: [pair.west, pair.east] };
  }
  const ring = await ringAt(base, { people: 4, way: 'written', rounds: 3, patience: 600 });
  await spyfallBegun(ring);
  return ring;
}
