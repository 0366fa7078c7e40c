/** The language of the rule tests: a table with known cards, its people, what they do, and what happens. */
import type { PersonId, Seat } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import { stage } from '../testing/stage.ts';
import { spyfall } from './game.ts';
import type { Options } from './options.ts';
import { refusals } from './refusals.ts';
import { sampleContent } from './sample.ts';
import { played } from './scenario-outcome.ts';
import type { Action, Deal } from './types.ts';

type Drawing = Partial<Options> & {
  readonly players?: readonly string[];
  /** One per round; the last one is used for all later rounds. */
  readonly spies?: readonly string[];
  readonly dealer?: string;
  /** How many void rounds can be played again. */
  readonly spares?: number;
};

/** Four people: Ben is the spy and Ada deals, at the farm, the zoo, the ferry …; roles are assigned in order. */
export function table(drawing: Drawing = {}) {
  const on = stage({ game: spyfall, refusals, deal: drawn(drawing), played });
  const { does, tries, waits } = on;

  const who = (name: string) => {
    const by: Seat = { person: name as PersonId, team: 'table', role: 'player' };
    const ask = (whom: string, text?: string): Action => ({ kind: 'ask', whom, ...(text !== undefined && { text }) });
    const answer = (text?: string): Action => ({ kind: 'answer', ...(text !== undefined && { text }) });
    return {
      seat: by,
      starts: () => does(by, { kind: 'start' }),
      choosesDealer: (person: string) => does(by, { kind: 'chooseDealer', person }),
      looks: () => does(by, { kind: 'look' }),
      asks: (whom: string, text?: string) => does(by, ask(whom, text)),
      answers: (text?: string) => does(by, answer(text)),
      accuses: (suspect: string) => does(by, { kind: 'accuse', suspect }),
      agrees: () => does(by, { kind: 'vote', guilty: true }),
      disagrees: () => does(by, { kind: 'vote', guilty: false }),
      stops: () => does(by, { kind: 'stop' }),
      names: (location: string) => does(by, { kind: 'name', location }),
      callsTime: () => does(by, { kind: 'callTime' }),
      goesOnWithout: (person: string) => does(by, { kind: 'giveUpOn', person }),
      opensTheBallot: () => does(by, { kind: 'openBallot' }),
      suspects: (suspect: string) => does(by, { kind: 'suspect', suspect }),
      goesOn: () => does(by, { kind: 'goOn' }),
      /** What the table reports to the game; the clock handles what follows. */
      getsUp: () => {
        on.happens((state) => spyfall.withdraw(state, by.person));
        return waits(0);
      },
      sitsDown: () => {
        on.happens((state) => spyfall.join(state, by));
        return waits(0);
      },
      isAway: () => on.happens((state, at) => spyfall.absence?.(state, by.person, { here: false, at }) ?? state),
      isBack: () => on.happens((state, at) => spyfall.absence?.(state, by.person, { here: true, at }) ?? state),
      tries: {
        starting: () => tries(by, { kind: 'start' }),
        choosingDealer: (person: string) => tries(by, { kind: 'chooseDealer', person }),
        looking: () => tries(by, { kind: 'look' }),
        asking: (whom: string, text?: string) => tries(by, ask(whom, text)),
        answering: (text?: string) => tries(by, answer(text)),
        accusing: (suspect: string) => tries(by, { kind: 'accuse', suspect }),
        voting: () => tries(by, { kind: 'vote', guilty: true }),
        stopping: () => tries(by, { kind: 'stop' }),
        naming: (location: string) => tries(by, { kind: 'name', location }),
        callingTime: () => tries(by, { kind: 'callTime' }),
        goingOnWithout: (person: string) => tries(by, { kind: 'giveUpOn', person }),
        openingTheBallot: () => tries(by, { kind: 'openBallot' }),
        suspecting: (suspect: string) => tries(by, { kind: 'suspect', suspect }),
        goingOn: () => tries(by, { kind: 'goOn' }),
        pausing: () => tries(by, { kind: 'pauseClock' }),
        ringing: () => tries(by, { kind: 'timeUp' }),
      },
      get view() {
        return spyfall.view(on.state, by);
      },
      get card() {
        return spyfall.view(on.state, by).you?.card;
      },
    };
  };

  return {
    who,
    ada: who('ada'),
    ben: who('ben'),
    cleo: who('cleo'),
    dov: who('dov'),
    eva: who('eva'),
    host: {
      pauses: () => does('host', { kind: 'pauseClock' }),
      resumes: () => does('host', { kind: 'resumeClock' }),
      extends: () => does('host', { kind: 'extendClock' }),
      tries: {
        pausing: () => tries('host', { kind: 'pauseClock' }),
        resuming: () => tries('host', { kind: 'resumeClock' }),
        ringing: () => tries('host', { kind: 'timeUp' }),
        starting: () => tries('host', { kind: 'start' }),
      },
    },
    clock: {
      tries: {
        ringing: () => tries('clock', { kind: 'timeUp' }),
        pausing: () => tries('clock', { kind: 'pauseClock' }),
        starting: () => tries('clock', { kind: 'start' }),
      },
    },
    waits,
    get spectator() {
      return spyfall.view(on.state, 'spectator');
    },
    get state() {
      return on.state;
    },
  };
}

function drawn({
  players = ['ada', 'ben', 'cleo', 'dov'],
  spies = ['ben'],
  dealer = 'ada',
  spares = 0,
  ...more
}: Drawing): Deal {
  const options = { ...spyfall.defaults, ...more };
  const at = (name: string) => (players.includes(name) ? players.indexOf(name) : broken(`${name} does not play`));
  const lots = (name: string) => [3, 4, 5, 6, 7, 8].map((n) => Math.min(at(name), n - 1));
  const all = Array.from({ length: options.rounds + spares }, (_, i) => ({
    location: i,
    spy: lots(spies[i] ?? spies.at(-1) ?? broken('a round has a spy')),
    roles: [0, 1, 2, 3, 4, 5, 6],
  }));
  return {
    options,
    locations: sampleContent.locations,
    players: players as PersonId[],
    rounds: all.slice(0, options.rounds),
    dealer: lots(dealer),
    spares: all.slice(options.rounds),
  };
}
