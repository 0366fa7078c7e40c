/** The language of the rule tests: a drawn table, its people, what they do, and what happens. */
import type { PersonId, Seat } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { broken } from '../kernel/result.ts';
import { stage } from '../testing/stage.ts';
import { codenames } from './game.ts';
import { refusals } from './refusals.ts';
import { type Drawing, drawn } from './scenario-drawing.ts';
import { played } from './scenario-outcome.ts';
import type { Action, ClueNumber, State } from './types.ts';

/** `table('apple:red bank:blue crown:- dwarf:X', { starts: 'red' })`: see `scenario-drawing.ts`. */
export function table(text: string, drawing: Drawing = {}) {
  const on = stage({ game: codenames, refusals, deal: drawn(text, drawing), seats: seatsOf(drawing.form), played });
  const { does, tries, card } = on;

  const player = (team: 'red' | 'blue' | 'both', role: 'spymaster' | 'operative', name = role as string) => {
    const by = seatOf(team, role, name);
    const clue = (word: string, number: ClueNumber): Action => ({ kind: 'giveClue', word, number });
    const touch = (word: string): Action => ({ kind: 'touch', card: card(word) });
    const cover = (word: string): Action => ({ kind: 'cover', card: card(word) });
    const mark = (word: string, on: boolean): Action => ({ kind: 'mark', card: card(word), on });
    return {
      seat: by,
      clues: (word: string, number: ClueNumber, opinion?: Opinion) => does(by, clue(word, number), opinion),
      touches: (word: string) => does(by, touch(word)),
      /** Every open agent of the team whose turn it is, except these. */
      touchesAgentsBut: (...words: string[]) => {
        for (const word of openAgents(on.state)) if (!words.includes(word)) does(by, touch(word));
      },
      stops: () => does(by, { kind: 'stop' }),
      marks: (word: string) => does(by, mark(word, true)),
      unmarks: (word: string) => does(by, mark(word, false)),
      asks: (word: string, opinion?: Opinion) => does(by, { kind: 'askClue', word }, opinion),
      answers: (word: string, yes: boolean) => does(by, { kind: 'answerClue', word, yes }),
      ownsUp: () => does(by, { kind: 'ownUp' }),
      objects: () => does(by, { kind: 'object' }),
      raisesAHand: () => does(by, { kind: 'raiseHand' }),
      allows: () => does(by, { kind: 'allow' }),
      covers: (word: string) => does(by, cover(word)),
      turnsTheHourglass: () => does(by, { kind: 'turnHourglass' }),
      tries: {
        clueing: (word: string, number: ClueNumber, opinion?: Opinion) => tries(by, clue(word, number), opinion),
        touching: (word: string) => tries(by, touch(word)),
        marking: (word: string) => tries(by, mark(word, true)),
        stopping: () => tries(by, { kind: 'stop' }),
        asking: (word: string) => tries(by, { kind: 'askClue', word }),
        answering: (word: string, yes = true) => tries(by, { kind: 'answerClue', word, yes }),
        owningUp: () => tries(by, { kind: 'ownUp' }),
        raisingAHand: () => tries(by, { kind: 'raiseHand' }),
        objecting: () => tries(by, { kind: 'object' }),
        allowing: () => tries(by, { kind: 'allow' }),
        covering: (word: string) => tries(by, cover(word)),
        turningTheHourglass: () => tries(by, { kind: 'turnHourglass' }),
        pausing: () => tries(by, { kind: 'pauseClock' }),
        callingTime: () => tries(by, { kind: 'timeUp' }),
      },
      get view() {
        return codenames.view(on.state, by);
      },
      sees: (word: string) => codenames.view(on.state, by).cards[card(word)] ?? broken(`no card ${word}`),
    };
  };

  const team = (team: 'red' | 'blue') => {
    const [spymaster, operative] = [player(team, 'spymaster'), player(team, 'operative')];
    return {
      spymaster,
      operative,
      secondOperative: player(team, 'operative', 'second operative'),
      /** A whole turn: the clue, these cards touched, and a stop. */
      plays: (clue: string, number: ClueNumber, ...words: string[]) => {
        spymaster.clues(clue, number);
        for (const word of words) operative.touches(word);
        return operative.stops();
      },
    };
  };

  return {
    red: team('red'),
    blue: team('blue'),
    /** The lone operative of C31. */
    both: { operative: player('both', 'operative') },
    host: {
      pauses: () => does('host', { kind: 'pauseClock' }),
      resumes: () => does('host', { kind: 'resumeClock' }),
      extends: () => does('host', { kind: 'extendClock' }),
      tries: {
        pausing: () => tries('host', { kind: 'pauseClock' }),
        resuming: () => tries('host', { kind: 'resumeClock' }),
        extending: () => tries('host', { kind: 'extendClock' }),
        stopping: () => tries('host', { kind: 'stop' }),
        callingTime: () => tries('host', { kind: 'timeUp' }),
      },
    },
    clock: { tries: { callingTime: () => tries('clock', { kind: 'timeUp' }) } },
    waits: on.waits,
    /** Someone leaves the table. */
    leaves: ({ person }: Seat) => on.happens((state) => codenames.withdraw(state, person)),
    /** Someone takes a seat in the running game. */
    joins: (seat: Seat) => on.happens((state) => codenames.join(state, seat)),
    get spectator() {
      return codenames.view(on.state, 'spectator');
    },
    get state() {
      return on.state;
    },
  };
}

function seatOf(team: string, role: string, name = role): Seat {
  return { person: `${team} ${name}` as PersonId, team, role };
}

function seatsOf(form: Drawing['form'] = 'teams'): Seat[] {
  const team = (team: string) => [
    seatOf(team, 'spymaster'),
    seatOf(team, 'operative'),
    seatOf(team, 'operative', 'second operative'),
  ];
  if (form === 'three') return [seatOf('red', 'spymaster'), seatOf('blue', 'spymaster'), seatOf('both', 'operative')];
  return form === 'together' ? team('red') : [...team('red'), ...team('blue')];
}

function openAgents(state: State): string[] {
  const covered = new Set(state.covers.map((cover) => cover.card));
  return state.deal.words.filter((_, card) => state.deal.key[card] === state.team && !covered.has(card));
}
