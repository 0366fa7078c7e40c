/** A small DSL for the table's tests: people join, sit, talk and play, and every step is checked. */
import { expect } from 'vitest';
import type { Location } from '../kernel/content.ts';
import type { Facts, PersonId } from '../kernel/contract.ts';
import type { Seed } from '../kernel/random.ts';
import { stateFrom, table } from './table.ts';
import type { Action, Actor, Event, Mission, Setup, State, Viewer } from './types.ts';
import { type View, viewSchema } from './view-types.ts';

export const WORDS = Array.from({ length: 120 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}${i}`);

/** Refusals that depend on packs, words and locations. */
const HOUSE_KNOWS = ['no-such-pack', 'too-many-packs', 'too-few-words', 'too-few-locations'];

export const SETUP: Extract<Setup, { game: 'codenames' }> = {
  game: 'codenames',
  options: { form: 'teams', clock: { kind: 'off' } },
  packs: ['en/classic'],
};

export const places = {
  redSpymaster: { team: 'red', role: 'spymaster' },
  blueSpymaster: { team: 'blue', role: 'spymaster' },
  redOperative: { team: 'red', role: 'operative' },
  blueOperative: { team: 'blue', role: 'operative' },
} as const;

export class Evening {
  state: State;
  now = 1_800_000_000_000;
  #seeds = 1;
  words: readonly string[] = WORDS;
  locations: readonly Location[] = [];

  constructor(setup: Setup = SETUP, mission?: Mission) {
    const host = 'anna' as PersonId;
    const opened: Event = { kind: 'opened', id: 't', code: 'ABCDE', host, name: 'anna', setup, at: this.now };
    this.state = stateFrom([mission ? { ...opened, mission } : opened]);
  }

  /** Events of an action, which must be accepted. */
  does(by: string, action: Action): Event[] {
    const result = this.#decide(by as PersonId, action);
    if (!result.ok) throw new Error(`${by} was refused ${action.kind}: ${result.refusal.code}`);
    this.state = result.value.reduce(table.evolve, this.state);
    return result.value;
  }

  refuses(by: string, action: Action, code: string): void {
    const result = this.#decide(by as PersonId, action);
    expect(result.ok ? 'accepted' : result.refusal.code).toBe(code);
    // The view predicts the same refusal, except for what only the server knows.
    if (by !== 'house' && by !== 'clock' && !HOUSE_KNOWS.includes(code)) {
      expect(table.permits(this.sees(by), action)).toBe(code);
    }
  }

  come(...names: string[]): this {
    for (const name of names) this.does(name, { kind: 'join', name });
    return this;
  }

  /** Their view, which must fit the closed schema. */
  sees(who: string): View {
    const view = table.view(this.state, who as Viewer);
    expect(viewSchema.safeParse(view).error).toBeUndefined();
    return view;
  }

  /** A running game with four people in their places. */
  static playing(setup?: Setup): Evening {
    const evening = new Evening(setup).come('bo', 'carla', 'dan');
    evening.does('anna', { kind: 'sit', place: places.redSpymaster });
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('carla', { kind: 'sit', place: places.blueSpymaster });
    evening.does('dan', { kind: 'sit', place: places.blueOperative });
    evening.does('anna', { kind: 'start' });
    return evening;
  }

  /** The team whose turn it is touches the assassin. */
  ends(): this {
    const { team, cards } = this.#game('carla');
    const [spymaster, operative] = team === 'red' ? this.#teamOf('red') : this.#teamOf('blue');
    this.plays(spymaster, { kind: 'giveClue', word: 'finale', number: 1 });
    this.plays(operative, { kind: 'touch', card: cards.findIndex((card) => card.identity === 'assassin') });
    return this;
  }

  plays(by: string, action: (Action & { kind: 'play'; game: 'codenames' })['action']): void {
    this.does(by, { kind: 'play', game: 'codenames', action });
  }

  #game(who: string) {
    const spymaster = this.state.people.find((person) => person.place?.role === 'spymaster')?.id ?? who;
    const { round } = this.sees(spymaster);
    if (!round) throw new Error('no game on the table');
    if (round.view.game !== 'codenames') throw new Error(`${round.view.game} is on the table`);
    return round.view;
  }

  #teamOf(team: string): [string, string] {
    const of = (role: string) =>
      this.state.people.find((person) => person.place?.team === team && person.place.role === role)?.id as string;
    return [of('spymaster'), of('operative')];
  }

  #decide(by: Actor, action: Action) {
    this.now += 1000;
    const facts: Facts = {
      now: this.now,
      seed: String(this.#seeds++).padStart(32, '0') as Seed,
      content: { words: this.words, locations: this.locations },
      packs: ['en/classic', 'da/classic', 'en/locations'],
    };
    return table.decide(this.state, by, action, facts);
  }
}
