/** The language of the rule tests: a drawn table, the people at it, what they do, and what comes of it. */
import { expect } from 'vitest';
import type { GameActor, Opinion, PersonId, Seat } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import { codenames } from './game.ts';
import type { RefusalCode } from './refusals.ts';
import { type Drawing, drawn } from './scenario-drawing.ts';
import { played } from './scenario-outcome.ts';
import type { Action, ClueNumber, State } from './types.ts';

/** `table('apple:red bank:blue crown:- dwarf:X', { starts: 'red' })`: see `scenario-drawing.ts`. */
export function table(text: string, drawing: Drawing = {}) {
  let now = 1_000_000;
  let state = codenames.begin(drawn(text, drawing), now);

  const answer = (by: GameActor, action: Action, opinion?: Opinion) =>
    codenames.decide(state, by, codenames.schemas.action.parse(action), opinion ? { now, opinion } : { now });

  const does = (by: GameActor, action: Action, opinion?: Opinion) => {
    const before = state;
    const result = answer(by, action, opinion);
    if (!result.ok) return broken(`${action.kind} was refused: ${result.refusal.code}`);
    state = result.value.reduce(codenames.evolve, before);
    return played(before, state);
  };

  const tries = (by: GameActor, action: Action) => ({
    isRefused: (code: RefusalCode, about?: string) => {
      const refusal = about === undefined ? { code } : { code, about };
      expect(answer(by, action)).toEqual({ ok: false, refusal });
    },
    isAccepted: () => expect(answer(by, action)).toMatchObject({ ok: true }),
  });

  /** Time passes, and the clock does what it has to. */
  const waits = (seconds: number) => {
    const before = state;
    const end = now + seconds * 1000;
    for (let due = codenames.deadline(state); due && due.at <= end; due = codenames.deadline(state)) {
      now = due.at;
      does('clock', due.action);
      if (codenames.deadline(state)?.at === now) broken('the clock rings for ever');
    }
    now = end;
    return played(before, state);
  };

  const card = (word: string) => {
    const index = state.deal.words.indexOf(word);
    return index >= 0 ? index : broken(`no card ${word}`);
  };

  const player = (team: 'red' | 'blue' | 'both', role: 'spymaster' | 'operative', name = role as string) => {
    const by: Seat = { person: `${team} ${name}` as PersonId, team, role };
    const clue = (word: string, number: ClueNumber): Action => ({ kind: 'giveClue', word, number });
    const touch = (word: string): Action => ({ kind: 'touch', card: card(word) });
    const cover = (word: string): Action => ({ kind: 'cover', card: card(word) });
    const mark = (word: string, on: boolean): Action => ({ kind: 'mark', card: card(word), on });
    return {
      seat: by,
      clues: (word: string, number: ClueNumber, opinion?: Opinion) => does(by, clue(word, number), opinion),
      touches: (word: string) => does(by, touch(word)),
      /** Every open agent of the team whose turn it is, but these. */
      touchesAgentsBut: (...words: string[]) => {
        for (const word of openAgents(state)) if (!words.includes(word)) does(by, touch(word));
      },
      stops: () => does(by, { kind: 'stop' }),
      marks: (word: string) => does(by, mark(word, true)),
      unmarks: (word: string) => does(by, mark(word, false)),
      objects: () => does(by, { kind: 'object' }),
      allows: () => does(by, { kind: 'allow' }),
      covers: (word: string) => does(by, cover(word)),
      turnsTheHourglass: () => does(by, { kind: 'turnHourglass' }),
      tries: {
        clueing: (word: string, number: ClueNumber) => tries(by, clue(word, number)),
        touching: (word: string) => tries(by, touch(word)),
        marking: (word: string) => tries(by, mark(word, true)),
        stopping: () => tries(by, { kind: 'stop' }),
        objecting: () => tries(by, { kind: 'object' }),
        allowing: () => tries(by, { kind: 'allow' }),
        covering: (word: string) => tries(by, cover(word)),
        turningTheHourglass: () => tries(by, { kind: 'turnHourglass' }),
        pausing: () => tries(by, { kind: 'pauseClock' }),
        callingTime: () => tries(by, { kind: 'timeUp' }),
      },
      get view() {
        return codenames.view(state, by);
      },
      sees: (word: string) => codenames.view(state, by).cards[card(word)] ?? broken(`no card ${word}`),
    };
  };

  const team = (team: 'red' | 'blue') => ({
    spymaster: player(team, 'spymaster'),
    operative: player(team, 'operative'),
    secondOperative: player(team, 'operative', 'second operative'),
  });

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
    waits,
    get spectator() {
      return codenames.view(state, 'spectator');
    },
    get state() {
      return state;
    },
  };
}

function openAgents(state: State): string[] {
  const covered = new Set(state.covers.map((cover) => cover.card));
  return state.deal.words.filter((_, card) => state.deal.key[card] === state.team && !covered.has(card));
}
