/** A test table for the page helpers: the real rules, a fixed deal, people named by their first letters. */
import { codenames } from '@safehouse/rules/codenames/game.ts';
import type { Action, Deal, Identity, Options, State } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { GameActor, PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';

/** Cards 0–8 are red, 9–16 blue, 17–23 bystanders, 24 is the assassin. */
const key: Identity[] = [
  ...Array<Identity>(9).fill('red'),
  ...Array<Identity>(8).fill('blue'),
  ...Array<Identity>(7).fill('bystander'),
  'assassin',
];
const words = `anchor basket candle desert engine feather garden hammer island jacket kettle ladder mirror
  needle orchard pepper quarry ribbon saddle temple umbrella valley whistle marsh\u00admallow dragon`.split(/\s+/);

export const seats = {
  ada: { team: 'red', role: 'spymaster' },
  ben: { team: 'red', role: 'operative' },
  cleo: { team: 'red', role: 'operative' },
  dov: { team: 'blue', role: 'spymaster' },
  eva: { team: 'blue', role: 'operative' },
  lone: { team: 'both', role: 'operative' },
} as const;
export type Who = keyof typeof seats;

export class TestGame {
  state: State;
  now = 1_000_000;

  constructor(form: Options['form'] = 'teams', clock: Options['clock'] = { kind: 'off' }) {
    const deal: Deal = { options: { form, clock }, words, key, starts: 'red' };
    this.state = codenames.begin(deal, this.now);
  }

  does(who: Who | 'clock' | 'host', action: Action): this {
    const by: GameActor = who === 'clock' || who === 'host' ? who : seatOf(who);
    const result = codenames.decide(this.state, by, action, { now: this.now });
    if (!result.ok) throw new Error(`${who} may not ${action.kind}: ${result.refusal.code}`);
    this.state = result.value.reduce(codenames.evolve, this.state);
    return this;
  }

  clues(who: Who, word: string, number: number | 'unlimited'): this {
    return this.does(who, { kind: 'giveClue', word, number });
  }

  touches(who: Who, ...cards: number[]): this {
    for (const card of cards) this.does(who, { kind: 'touch', card });
    return this;
  }

  stops(who: Who): this {
    return this.does(who, { kind: 'stop' });
  }

  view(who?: Who): View {
    return codenames.view(this.state, who ? seatOf(who) : 'spectator');
  }
}

export function nameOf(person: string): string {
  return person.charAt(0).toUpperCase() + person.slice(1);
}

function seatOf(who: Who): Seat {
  return { person: who as string as PersonId, ...seats[who] };
}
