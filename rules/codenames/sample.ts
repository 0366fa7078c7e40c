/** Sample tables: people and options for the laws, the replays and the benchmarks. */
import { sampleContent, sampleReferee } from '../clues/sample.ts';
import type { PersonId, Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { codenames } from './game.ts';
import type { Form, Options, State } from './types.ts';

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
  return { form, clock, ...sampleReferee(random) };
}

/** A game just dealt. */
export function sampleStart(form: Form, random: Random, now: number): State {
  const seats = sampleSeats(form);
  return codenames.begin(codenames.deal(sampleOptions(form, random), seats, sampleContent, random), now, seats);
}
