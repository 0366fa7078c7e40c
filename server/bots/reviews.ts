/** A bot's opinion of a moment of a finished game: read back from the table's stream, never from a running game. */
import type { AboutRound, ClueReview, Review, ReviewQuestion } from '@safehouse/bots/review.ts';
import type { reviewOf } from '@safehouse/protocol/http.ts';
import type { State as CodenamesState } from '@safehouse/rules/codenames/types.ts';
import { other } from '@safehouse/rules/duet/sides.ts';
import type { State as DuetState } from '@safehouse/rules/duet/types.ts';
import { type GameId, games } from '@safehouse/rules/games.ts';
import type { AnyGame } from '@safehouse/rules/kernel/contract.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import { type Replay, replayOf } from '@safehouse/rules/record/replay.ts';
import type { State as SpyfallState } from '@safehouse/rules/spyfall/types.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { State, Viewer } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { z } from 'zod';
import { limits } from '../config/limits.ts';
import type { Streams } from '../streams/streams.ts';
import { gameRecordOf } from '../tables/finished-games.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { languageOf } from '../tables/packs.ts';
import { SerialQueue } from '../tables/serial-queue.ts';

/** `clues` and `rounds` count from 0; a guess has its clue and its place among the guesses on it. */
export type Moment =
  | { readonly about: 'clue'; readonly clue: number }
  | { readonly about: 'guess'; readonly clue: number; readonly guess: number }
  | { readonly about: 'round'; readonly round: number };

export type Told = z.infer<typeof reviewOf>;

type ReviewDeps = {
  readonly streams: Streams;
  review(question: ReviewQuestion, game: GameId, language: string): Promise<Review>;
  /** The referee's opinion of a clue; undefined if it fails. */
  ask(word: string, view: View): Promise<Opinion | undefined>;
};

/** Clues that are named. */
const NAMED = 3;

export class Reviews {
  readonly #deps: ReviewDeps;
  /** One at a time, so that a bot that plays waits for one at most. */
  readonly #queue = new SerialQueue();
  #waiting = 0;

  constructor(deps: ReviewDeps) {
    this.#deps = deps;
  }

  /** Undefined if there is no such moment. Rejects if the store or the bots do not answer. */
  async of(
    table: LiveTable,
    number: number,
    moment: Moment,
  ): Promise<Told | 'game-running' | 'too-many-tries' | undefined> {
    if (table.state.phase === 'playing') return 'game-running';
    if (this.#waiting >= limits.reviewsWaiting) return 'too-many-tries';
    this.#waiting += 1;
    try {
      return await this.#queue.run(() => this.#reviewed(table, number, moment));
    } finally {
      this.#waiting -= 1;
    }
  }

  async #reviewed(table: LiveTable, number: number, moment: Moment): Promise<Told | 'game-running' | undefined> {
    const { streams, review } = this.#deps;
    const record = await gameRecordOf(streams, table, number);
    // It may have begun while this waited.
    if (table.state.phase === 'playing') return 'game-running';
    const asked = record && questionFor(playedIn(replayOf(record)), moment);
    if (!record || !asked) return undefined;
    const opinion = await review(asked.question, record.game as GameId, languageOf(record.packs[0] ?? ''));
    return opinion.about === 'clue' ? this.#withLegal(opinion, asked.view) : (opinion as Told);
  }

  /** Names only clues that the referee calls legal. */
  async #withLegal({ better, ...rest }: ClueReview, view: View | undefined): Promise<Told> {
    const legal: ClueReview['better'][number][] = [];
    for (const clue of better) {
      if (legal.length >= NAMED) break;
      const opinion = view && (await this.#deps.ask(clue.word, advised(view)));
      if (opinion === undefined || opinion.verdict === 'legal') legal.push(clue);
    }
    return { ...rest, better: legal } as Told;
  }
}

/** What the bot is asked, and for a clue the table as its giver saw it. */
type Asked = { readonly question: ReviewQuestion; readonly view?: View };

/** A move of the game, with the table before and after it. */
type Step = { readonly before: State; readonly event: { readonly kind: string }; readonly after: State };
type PlayedGame = { readonly steps: readonly Step[]; readonly end: State };

function playedIn({ record, states }: Replay): PlayedGame {
  const steps = record.events.flatMap((event, i) =>
    event.kind === 'played' ? [{ before: states[i] as State, event: event.event, after: states[i + 1] as State }] : [],
  );
  return { steps, end: states.at(-1) as State };
}

function questionFor(game: PlayedGame, moment: Moment): Asked | undefined {
  const state = stateIn(game.end) as object;
  if (moment.about === 'round') return 'verdicts' in state ? aboutRound(game, moment.round) : undefined;
  if (!('clues' in state)) return undefined;
  if (moment.about === 'clue') return aboutClue(game, moment.clue);
  return aboutGuess(game, moment.clue, moment.guess);
}

type WordState = CodenamesState | DuetState;

function aboutClue({ steps, end }: PlayedGame, number: number): Asked | undefined {
  const step = steps.filter(({ event }) => event.kind === 'clueGiven')[number];
  const clue = (stateIn(end) as WordState).clues[number];
  if (!step || !clue) return undefined;
  // In Duet, what the giver noted is only for their own side until they tell it.
  const meant = 'side' in clue ? clue.told : clue.meant;
  const giver = seatOf(clue.by, clue, 'giver');
  return {
    question: {
      about: 'clue',
      giver: viewIn(step.before, giver),
      guesser: viewIn(step.after, seatOf(clue.by, clue, 'guesser')),
      ...(meant && { meant }),
    } as ReviewQuestion,
    view: machine.view(step.before, clue.by as Viewer),
  };
}

function aboutGuess({ steps, end }: PlayedGame, clue: number, guess: number): Asked | undefined {
  const { clues } = stateIn(end) as WordState;
  const late = (stateIn(end) as DuetState).late ?? [];
  // The guesses of sudden death follow those of the last clue.
  const made = clue === clues.length ? late[guess] : clues[clue]?.guesses[guess];
  const before = clues.slice(0, clue).reduce((sum, { guesses }) => sum + guesses.length, 0) + guess;
  const step: Step | undefined = steps.filter(({ event }) => event.kind === 'touched')[before];
  if (!made || !step) return undefined;
  const side = 'side' in made ? made.side : undefined;
  const seat = side
    ? { person: made.by, team: side, role: 'partner' }
    : seatOf(made.by, clues[clue] as WordState['clues'][number], 'guesser');
  return { question: { about: 'guess', guesser: viewIn(step.before, seat), card: made.card } as ReviewQuestion };
}

function aboutRound({ steps }: PlayedGame, round: number): Asked | undefined {
  const verdicts = (state: State) => (stateIn(state) as SpyfallState).verdicts.length;
  const step = steps.find(({ before, after }) => verdicts(before) <= round && verdicts(after) > round);
  if (!step) return undefined;
  const view = viewIn(step.after, 'spectator') as AboutRound['view'];
  const minutes = minutesBy(step);
  return {
    question: {
      about: 'round',
      view: { ...view, verdicts: view.verdicts.slice(0, round + 1) },
      ...(minutes !== undefined && { minutes }),
    },
  };
}

/** Whole minutes of the round's clock before a step, which may have stopped it. */
function minutesBy({ before }: Step): number | undefined {
  const { clock } = stateIn(before) as SpyfallState;
  return clock && 'left' in clock ? Math.floor((clock.total - clock.left) / 60_000) : undefined;
}

/** The seat of the giver or the guessers of a clue. */
function seatOf(person: string, clue: WordState['clues'][number], who: 'giver' | 'guesser') {
  if ('side' in clue) return { person, team: who === 'giver' ? clue.side : other(clue.side), role: 'partner' };
  return { person, team: clue.team, role: who === 'giver' ? 'spymaster' : 'operative' };
}

function stateIn({ round }: State): unknown {
  return round?.state;
}

function viewIn({ round }: State, viewer: unknown): unknown {
  const game: AnyGame = games[round?.game as GameId];
  return game.view(round?.state, viewer as never);
}

/** Even where the table plays without a referee, one decides what is named. */
function advised(view: View): View {
  const round = view.round?.view;
  if (!view.round || !round || !('referee' in round.options)) return view;
  const options = { ...round.options, referee: { ...round.options.referee, mode: 'advise' as const } };
  return { ...view, round: { ...view.round, view: { ...round, options } as typeof round } };
}
