/** For tests: tables with a bot in every seat, in every form, and games between them. */

import { sampleWords } from '@safehouse/rules/clues/sample.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Random, Seed } from '@safehouse/rules/kernel/random.ts';
import { stateFrom, table } from '@safehouse/rules/table/table.ts';
import type { Event, SeatName, Setup, State } from '@safehouse/rules/table/types.ts';
import type { BotAnswer, Level } from '../bot.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { think } from '../word-games/think.ts';

export const forms = ['teams', 'together', 'three', 'duet', 'flexible duet', 'mission'] as const;
export type Form = (typeof forms)[number];

export const NOW = 1_800_000_000_000;

const place = (team: string, role: string): SeatName => ({ team, role });
const red = [place('red', 'spymaster'), place('red', 'operative')];
const blue = [place('blue', 'spymaster'), place('blue', 'operative')];
const partners = [place('west', 'partner'), place('east', 'partner')];

const seats: { readonly [Each in Form]: readonly SeatName[] } = {
  teams: [...red, ...blue],
  together: red,
  three: [place('red', 'spymaster'), place('blue', 'spymaster'), place('both', 'operative')],
  duet: partners,
  'flexible duet': partners,
  mission: partners,
};

function setupOf(form: Form): Setup {
  const packs = ['en/classic'];
  const standard = { kind: 'standard', tokens: 9 } as const;
  if (form === 'duet') return { game: 'duet', options: { play: standard, flexible: false }, packs };
  if (form === 'flexible duet') return { game: 'duet', options: { play: standard, flexible: true }, packs };
  if (form === 'mission') {
    const play = { kind: 'mission', city: 'cairo', tokens: 8, mistakes: 2 } as const;
    return { game: 'duet', options: { play, flexible: false }, packs };
  }
  return { game: 'codenames', options: { form, clock: { kind: 'off' } }, packs };
}

/** A freshly dealt game; its people are called seat-1, seat-2, … */
export function dealt(form: Form, random: Random, words: readonly string[] = sampleWords): State {
  const people = seats[form].map((place, i) => ({ person: `seat-${i + 1}` as PersonId, place }));
  const host = people[0]?.person as PersonId;
  const before = stateFrom([
    { kind: 'opened', id: 't', code: 'ABCDE', host, name: host, setup: setupOf(form), at: NOW },
    ...people.slice(1).map(({ person }): Event => ({ kind: 'joined', person, name: person, bot: 'normal' })),
    ...people.map(({ person, place }): Event => ({ kind: 'seated', person, place })),
  ]);
  const seed = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('') as Seed;
  const start = table.decide(before, host, { kind: 'start' }, { now: NOW, seed, content: { words } });
  if (!start.ok) throw new Error(`not dealt: ${start.refusal.code}`);
  return start.value.reduce(table.evolve, before);
}

export function answerOf(state: State, person: PersonId, level: Level, meaning: Meaning): BotAnswer {
  return think({ view: table.view(state, person), person, level }, meaning);
}

/** The bots' moves, one after the other. Throws on a refusal. */
export function* turns(start: State, levelOf: (person: PersonId) => Level, meaning: Meaning) {
  let state = start;
  for (;;) {
    const person = state.people.find(({ id }) => answerOf(state, id, levelOf(id), meaning).actions.length > 0)?.id;
    if (!person) return state;
    const answer = answerOf(state, person, levelOf(person), meaning);
    for (const action of answer.actions) {
      const decided = table.decide(state, person, action, { now: NOW });
      if (!decided.ok) throw new Error(`${person} was refused ${JSON.stringify(action)}: ${decided.refusal.code}`);
    }
    yield { state, person, answer };
    const [action] = answer.actions;
    const decided = table.decide(state, person, action as never, { now: NOW });
    if (decided.ok) state = decided.value.reduce(table.evolve, state);
  }
}

/** The final state of a game played only by bots. */
export function playedOut(start: State, level: Level, meaning: Meaning): State {
  const going = turns(start, () => level, meaning);
  for (let step = 0; step < 400; step++) {
    const { done, value } = going.next();
    if (done) return value as State;
  }
  throw new Error('the game does not end');
}
