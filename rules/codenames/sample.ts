/** Tables to try the game on: words, people and options for the laws, the replays and the benches. */
import type { Facts, Opinion, PersonId, Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { codenames } from './game.ts';
import type { Form, Options, State } from './types.ts';

export const sampleWords: readonly string[] = `
  anchor basket candle desert engine feather garden hammer island jacket kettle ladder
  mirror needle orchard pepper quarry ribbon saddle temple umbrella valley whistle yard
  zebra bridge castle dragon elbow forest glove harbour ivory jungle keyboard lantern
  meadow nest oyster planet quilt rocket shadow thunder uncle violin wagon camera`
  .trim()
  .split(/\s+/);

export function sampleSeats(form: Form): readonly Seat[] {
  const seat = (person: string, team: string, role: string): Seat => ({ person: person as PersonId, team, role });
  const red = [seat('ada', 'red', 'spymaster'), seat('ben', 'red', 'operative'), seat('cleo', 'red', 'operative')];
  if (form === 'together') return red;
  const blue = [seat('dov', 'blue', 'spymaster'), seat('eva', 'blue', 'operative')];
  if (form === 'teams') return [...red, ...blue];
  return [seat('ada', 'red', 'spymaster'), seat('dov', 'blue', 'spymaster'), seat('eva', 'both', 'operative')];
}

function sampleOptions(form: Form, random: Random): Options {
  const clock = random.pick<Options['clock']>([
    { kind: 'off' },
    { kind: 'hourglass', seconds: 30 },
    { kind: 'limits', clue: 60, guess: 90 },
  ]);
  return { form, clock };
}

/** A game just dealt. */
export function sampleStart(form: Form, random: Random, now: number): State {
  return codenames.begin(codenames.deal(sampleOptions(form, random), sampleSeats(form), sampleWords, random), now);
}

/** What a referee may say beforehand: anything, or nothing. */
export function sampleFacts(random: Random, now: number): Facts {
  const opinion = random.pick<Opinion | undefined>([
    undefined,
    { verdict: 'legal' },
    { verdict: 'illegal', rule: 'L6', codename: random.pick(sampleWords) },
  ]);
  return opinion ? { now, opinion } : { now };
}
