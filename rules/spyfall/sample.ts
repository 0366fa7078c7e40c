/** Sample tables: people, locations and options for the laws, the replays and the benchmarks. */
import type { Content, Location } from '../kernel/content.ts';
import type { PersonId, Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { defaults } from './defaults.ts';
import { spyfall } from './game.ts';
import type { Options } from './options.ts';
import type { State } from './types.ts';

const names = ['ada', 'ben', 'cleo', 'dov', 'eva', 'finn', 'gil', 'hana'];

/** The maximum; most tables begin with fewer, and the others join later. */
export const sampleSeats: readonly Seat[] = names.map((name) => ({
  person: name as PersonId,
  team: 'table',
  role: 'player',
}));

const sampleLocations: readonly Location[] = ['Farm', 'Zoo', 'Ferry', 'Library', 'Bakery', 'Quarry'].map((name) => ({
  id: name.toLowerCase(),
  name,
  roles: ['Owner', 'Guest', 'Cleaner', 'Guard', 'Child', 'Cook', 'Painter'].map((role) => `${name} ${role}`),
}));

export const sampleContent: Content = { words: [], locations: sampleLocations };

/** A game of several rounds, spoken or written, or a single round. */
export type Form = 'spoken' | 'written' | 'round';

function sampleOptions(form: Form, random: Random): Options {
  return {
    ...defaults,
    rounds: form === 'round' ? 1 : 2 + random.below(2),
    minutes: form === 'round' ? random.below(2) : 1,
    way: form === 'round' ? random.pick(['spoken', 'free', 'written']) : form,
    patience: 30,
    without: random.below(2) === 0 ? ['zoo'] : [],
    own: random.below(2) === 0 ? [{ name: 'Our attic', roles: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }] : [],
  };
}

/** A game just dealt. */
export function sampleStart(form: Form, random: Random, now: number): State {
  const seats = random.shuffled(sampleSeats).slice(0, random.pick([3, 3, 4, 5, 8]));
  return spyfall.begin(spyfall.deal(sampleOptions(form, random), seats, sampleContent, random), now);
}
