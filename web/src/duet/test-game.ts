/** A Duet test table for the page helpers: the real rules, a fixed key, people named by their first letters. */
import { duet } from '@safehouse/rules/duet/game.ts';
import type { Action, Deal, Kind, Options, State } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';

/** D4: 0–2 agents for both; 3–8 west's agents (3 east's assassin); 9–11 west's assassins (9 east's agent, 10 for both). */
const west: Kind[] = [...times(9, 'agent'), ...times(3, 'assassin'), ...times(13, 'bystander')];
/** 12–16 east's agents, 17 east's assassin, 18–24 bystanders for both. */
const east: Kind[] = [
  ...times(3, 'agent'),
  'assassin',
  ...times(5, 'bystander'),
  'agent',
  'assassin',
  'bystander',
  ...times(5, 'agent'),
  'assassin',
  ...times(7, 'bystander'),
];
const words = `anchor basket candle desert engine feather garden hammer island jacket kettle ladder mirror
  needle orchard pepper quarry ribbon saddle temple umbrella valley whistle marsh\u00admallow dragon`.split(/\s+/);

export const seats = {
  ada: { team: 'west', role: 'partner' },
  ben: { team: 'west', role: 'partner' },
  dov: { team: 'east', role: 'partner' },
} as const;
export type Who = keyof typeof seats;

export class TestGame {
  state: State;

  constructor(play: Options['play'] = { kind: 'standard', tokens: 9 }, flexible = false) {
    const deal: Deal = { options: { play, flexible }, words, key: { west, east } };
    this.state = duet.begin(deal, 1_000_000);
  }

  static mission(tokens: number, mistakes: number): TestGame {
    return new TestGame({ kind: 'mission', city: 'cairo', tokens, mistakes });
  }

  does(who: Who, action: Action): this {
    const result = duet.decide(this.state, seatOf(who), action, { now: 1_000_000 });
    if (!result.ok) throw new Error(`${who} may not ${action.kind}: ${result.refusal.code}`);
    this.state = result.value.reduce(duet.evolve, this.state);
    return this;
  }

  clues(who: Who, word: string, number: number, ...meant: number[]): this {
    return this.does(who, { kind: 'giveClue', word, number, ...(meant.length > 0 && { meant }) });
  }

  touches(who: Who, ...cards: number[]): this {
    for (const card of cards) this.does(who, { kind: 'touch', card });
    return this;
  }

  stops(who: Who): this {
    return this.does(who, { kind: 'stop' });
  }

  /** Turns that find nothing and cost a token each: West gives the first clue, the guessers touch bystanders. */
  misses(turns: number): this {
    for (let turn = 0; turn < turns; turn++) {
      const [giver, guesser]: [Who, Who] = turn % 2 === 0 ? ['ada', 'dov'] : ['dov', 'ada'];
      this.clues(giver, `miss${turn}`, 1).touches(guesser, 18 + Math.floor(turn / 2));
    }
    return this;
  }

  view(who?: Who): View {
    return duet.view(this.state, who ? seatOf(who) : 'spectator');
  }
}

export function nameOf(person: string): string {
  return person.charAt(0).toUpperCase() + person.slice(1);
}

function seatOf(who: Who): Seat {
  return { person: who as string as PersonId, ...seats[who] };
}

function times(count: number, kind: Kind): Kind[] {
  return Array<Kind>(count).fill(kind);
}
