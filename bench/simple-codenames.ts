/**
 * A minimal room of Codenames, for the peers: a deal derived from the game's number, and who may do what. The load
 * generator computes the same deals, so that it need not read what the peers send.
 */

export const SEATS = 6;
const CARDS = 25;
const WORDS = 400;

/** What a card is: agents of either team, a bystander, the assassin; 0 while nobody has touched it. */
export const RED = 1;
export const BLUE = 2;
export const BYSTANDER = 3;
export const ASSASSIN = 4;

export interface Board {
  game: number;
  words: Cards<string>;
  covered: Cards<number>;
  /** One digit per card; only the spymasters, seats 0 and 1, may see it. */
  key: string;
  team: number;
  /** Empty while the spymaster thinks. */
  clue: string;
  guesses: number;
  winner: number;
}

export type PlainBoard = Board & { words: string[]; covered: number[] };

/** An array, or a peer's equivalent. */
export interface Cards<Item> {
  [place: number]: Item;
  readonly length: number;
}

export type Move =
  | { kind: 'giveClue'; seat: number; word: string; number: number }
  | { kind: 'touch'; seat: number; card: number }
  | { kind: 'stop'; seat: number }
  | { kind: 'again'; seat: number };

/** A board for the first game. */
export function newBoard(words: readonly string[]): PlainBoard {
  const board = {
    game: 0,
    words: Array.from({ length: CARDS }, () => ''),
    covered: Array.from({ length: CARDS }, () => 0),
    ...{ key: '', team: RED, clue: '', guesses: 0, winner: 0 },
  };
  deal(board, words);
  return board;
}

/** Changes the board; returns false if the move is not allowed. */
export function play(board: Board, move: Move, words: readonly string[]): boolean {
  if (move.kind === 'again') {
    if (board.winner === 0) return false;
    board.game += 1;
    deal(board, words);
    return true;
  }
  if (board.winner !== 0 || teamOf(move.seat) !== board.team) return false;
  if (move.kind === 'giveClue') return giveClue(board, move.seat, move.word, move.number);
  if (isSpymaster(move.seat) || board.clue === '') return false;
  if (move.kind === 'stop') pass(board);
  else return touch(board, move.card);
  return true;
}

/** The next move of people who play well: clue, agent, agent, stop, and again. */
export function nextMove(board: Board, moves: number): Move {
  if (board.winner !== 0) return { kind: 'again', seat: 0 };
  const red = board.team === RED;
  if (board.clue === '') return { kind: 'giveClue', seat: red ? 0 : 1, word: `clue${moves}`, number: 3 };
  const seat = red ? 2 : 3;
  if (board.guesses === 2) return { kind: 'stop', seat };
  for (let card = 0; card < CARDS; card++)
    if (board.covered[card] === 0 && identity(board, card) === board.team) return { kind: 'touch', seat, card };
  throw new Error('a team without agents plays on');
}

export const isSpymaster = (seat: number): boolean => seat < 2;

const teamOf = (seat: number): number => (seat % 2 === 0 ? RED : BLUE);

const identity = (board: Board, card: number): number => board.key.charCodeAt(card) - 48;

function giveClue(board: Board, seat: number, word: string, number: number): boolean {
  if (!isSpymaster(seat) || board.clue !== '' || word === '' || word.length > 40) return false;
  board.clue = word;
  // C15: one more than the number.
  board.guesses = number + 1;
  return true;
}

function touch(board: Board, card: number): boolean {
  if (!(card >= 0 && card < CARDS) || board.covered[card] !== 0) return false;
  const found = identity(board, card);
  board.covered[card] = found;
  board.guesses -= 1;
  const other = board.team === RED ? BLUE : RED;
  if (found === ASSASSIN) board.winner = other;
  else if (left(board, RED) === 0) board.winner = RED;
  else if (left(board, BLUE) === 0) board.winner = BLUE;
  else if (found !== board.team || board.guesses === 0) pass(board);
  return true;
}

function pass(board: Board): void {
  board.team = board.team === RED ? BLUE : RED;
  board.clue = '';
  board.guesses = 0;
}

function left(board: Board, team: number): number {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (board.covered[card] === 0 && identity(board, card) === team) count++;
  return count;
}

function deal(board: Board, words: readonly string[]): void {
  // Not for real games: a simple generator, so that the load generator gets the same deals.
  let state = (board.game + 1) * 2654435761;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const starts = board.game % 2 === 0 ? RED : BLUE;
  const bag = [...'1'.repeat(8), ...'2'.repeat(8), String(starts), ...String(BYSTANDER).repeat(7), String(ASSASSIN)];
  const first = below(WORDS);
  let key = '';
  for (let card = 0; card < CARDS; card++) {
    board.words[card] = words[(first + card * 7) % words.length] ?? '';
    board.covered[card] = 0;
    key += bag.splice(below(bag.length), 1)[0];
  }
  board.key = key;
  board.team = starts;
  board.clue = '';
  board.guesses = 0;
  board.winner = 0;
}
