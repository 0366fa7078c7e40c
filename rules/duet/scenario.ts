/** The language of the rule tests: a drawn table, the people on its two sides, what they do, and what happens. */
import type { PersonId, Seat } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { broken } from '../kernel/result.ts';
import { stage } from '../testing/stage.ts';
import { foundIn } from './board.ts';
import { duet } from './game.ts';
import { refusals } from './refusals.ts';
import { type Drawing, drawn } from './scenario-drawing.ts';
import { played } from './scenario-outcome.ts';
import { other } from './sides.ts';
import type { Action, Side, State } from './types.ts';

function seatOf(side: Side, name: string): Seat {
  return { person: name as PersonId, team: side, role: 'partner' };
}

const everyone = (['west', 'east'] as const).flatMap((side) => [seatOf(side, side), seatOf(side, `second ${side}`)]);

/** `table('apple:A/- bank:X/A', { tokens: 10 })`: see `scenario-drawing.ts`. */
export function table(text = '', drawing: Drawing = {}) {
  const on = stage({ game: duet, refusals, deal: drawn(text, drawing), seats: everyone, played });
  const { does, tries, card } = on;

  const player = (side: Side, name: string) => {
    const by = seatOf(side, name);
    const clue = (word: string, number: number, meant?: string[]): Action => ({
      kind: 'giveClue',
      word,
      number,
      ...(meant && { meant: meant.map(card) }),
    });
    const touch = (word: string): Action => ({ kind: 'touch', card: card(word) });
    const mark = (word: string, on: boolean): Action => ({ kind: 'mark', card: card(word), on });
    const tell = (clue: number, words: string[]): Action => ({ kind: 'tell', clue, cards: words.map(card) });
    return {
      seat: by,
      clues: (word: string, number: number, { meant, opinion }: { meant?: string[]; opinion?: Opinion } = {}) =>
        does(by, clue(word, number, meant), opinion),
      touches: (word: string) => does(by, touch(word)),
      /** Every agent that is still open on the other side's face, except these. */
      touchesAgentsBut: (...words: string[]) => {
        for (const word of openAgents(on.state, other(side))) if (!words.includes(word)) does(by, touch(word));
      },
      stops: () => does(by, { kind: 'stop' }),
      marks: (word: string) => does(by, mark(word, true)),
      unmarks: (word: string) => does(by, mark(word, false)),
      asks: (word: string, opinion?: Opinion) => does(by, { kind: 'askClue', word }, opinion),
      answers: (word: string, yes: boolean) => does(by, { kind: 'answerClue', word, yes }),
      ownsUp: () => does(by, { kind: 'ownUp' }),
      objects: () => does(by, { kind: 'object' }),
      allows: () => does(by, { kind: 'allow' }),
      tells: (clue: number, ...words: string[]) => does(by, tell(clue, words)),
      tries: {
        clueing: (word: string, number: number, opinion?: Opinion) => tries(by, clue(word, number), opinion),
        touching: (word: string) => tries(by, touch(word)),
        marking: (word: string) => tries(by, mark(word, true)),
        stopping: () => tries(by, { kind: 'stop' }),
        asking: (word: string) => tries(by, { kind: 'askClue', word }),
        answering: (word: string, yes = true) => tries(by, { kind: 'answerClue', word, yes }),
        owningUp: () => tries(by, { kind: 'ownUp' }),
        objecting: () => tries(by, { kind: 'object' }),
        allowing: () => tries(by, { kind: 'allow' }),
        telling: (clue: number, ...words: string[]) => tries(by, tell(clue, words)),
      },
      get view() {
        return duet.view(on.state, by);
      },
      sees: (word: string) => duet.view(on.state, by).cards[card(word)] ?? broken(`no card ${word}`),
    };
  };

  /** Two people a side (D37). */
  const people = (side: Side) => {
    const [giver, guesser] = [player(side, side), player(other(side), other(side))];
    return Object.assign(giver, {
      second: player(side, `second ${side}`),
      /** A whole turn on a clue of this side: these cards touched by the other one, and a stop. */
      plays: (clue: string, number: number, ...words: string[]) => {
        giver.clues(clue, number);
        for (const word of words) guesser.touches(word);
        return guesser.stops();
      },
    });
  };

  return {
    west: people('west'),
    east: people('east'),
    host: { tries: { stopping: () => tries('host', { kind: 'stop' }) } },
    clock: { tries: { stopping: () => tries('clock', { kind: 'stop' }) } },
    /** Someone leaves the table. */
    leaves: ({ person }: Seat) => on.happens((state) => duet.withdraw(state, person)),
    /** Someone takes a seat in the running game. */
    joins: (seat: Seat) => on.happens((state) => duet.join(state, seat)),
    card,
    get spectator() {
      return duet.view(on.state, 'spectator');
    },
    get state() {
      return on.state;
    },
  };
}

function openAgents(state: State, side: Side): string[] {
  const found = new Set(foundIn(state).map((guess) => guess.card));
  return state.deal.words.filter((_, card) => state.deal.key[side][card] === 'agent' && !found.has(card));
}
