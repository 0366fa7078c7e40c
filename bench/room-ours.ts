/** One of our tables with six people, who always have a next move. */
import { randomBytes } from 'node:crypto';
import { fingerprint, kinds, unpacked } from '@safehouse/protocol/packed.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { clueNumber } from './clues.ts';
import type { Player } from './rooms.ts';
import {
  ASSASSIN,
  BLUE,
  BYSTANDER,
  type Move,
  newBoard,
  nextMove,
  type PlainBoard,
  play,
  RED,
} from './simple-codenames.ts';
import { type News, Room } from './sockets.ts';
import { nextFrame, Wire } from './wire.ts';
import { words } from './words.ts';

/** The first byte of a packed message is its kind; of JSON it is a bracket. */
const BRACKET = '{'.charCodeAt(0);
/** The letter that distinguishes the others: in `{"type":"refused"…` it is at index 9. */
const LETTER = 9;
const TROUBLE = [...'reb'].map((letter) => letter.charCodeAt(0));

export const PLACES = [
  { team: 'red', role: 'spymaster' },
  { team: 'blue', role: 'spymaster' },
  { team: 'red', role: 'operative' },
  { team: 'blue', role: 'operative' },
  { team: 'red', role: 'operative' },
  { team: 'blue', role: 'operative' },
] as const;

export function newsOf(frame: Buffer): News {
  if (frame[0] === kinds.done) return 'answered';
  if (frame[0] !== BRACKET) return 'seen';
  // Refused, error, bye.
  if (TROUBLE.includes(frame[LETTER] ?? 0)) throw new Error(`not accepted: ${frame}`);
  return undefined;
}

/**
 * Six people in a game of Codenames that is played well, again and again: clue, agent, agent, stop. With several nodes,
 * whose addresses are separated by commas, the people connect to one after the other.
 */
export async function ourTable(base: string, number: number): Promise<Player> {
  const nodes = base.split(',');
  const nodeOf = (seat: number): string => nodes[(number + seat) % nodes.length] as string;
  const secrets = PLACES.map(() => randomBytes(32).toString('base64url'));
  const table = await openTable(nodeOf(0), secrets[0] as string);
  const sockets: Wire[] = [];
  for (const [seat, place] of PLACES.entries()) {
    const socket = await greet(nodeOf(seat), table, secrets[seat]);
    await done(socket, seat === 0 ? { kind: 'sit', place } : { kind: 'join', name: `Player ${seat}`, place });
    sockets.push(socket);
  }
  const [host] = sockets;
  if (!host) throw new Error('nobody came');
  await done(host, { kind: 'start' });
  // On other nodes it may begin a little later.
  await Promise.all(sockets.slice(1).map(hasBegun));
  // The first spymaster connects again, to see the key from the beginning.
  const welcome = await welcomeAgain(nodeOf(0), table, secrets[0] as string);
  host.close();
  sockets[0] = welcome.socket;
  // As browsers do.
  await Promise.all(sockets.map(pack));
  return playerOf(sockets, welcome.view);
}

async function openTable(base: string, secret: string): Promise<string> {
  const response = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, name: 'Player 0', language: 'en' }),
  });
  return ((await response.json()) as { table: string }).table;
}

async function greet(base: string, table: string, secret?: string): Promise<Wire> {
  const socket = await Wire.open(`${base.replace('http', 'ws')}/ws`);
  const welcome = next(socket, 'welcome');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, secret }));
  await welcome;
  return socket;
}

/** Of all messages only those with a deal are parsed: what follows from it, the load generator knows, as with the peers. */
function playerOf(sockets: Wire[], first: View): Player {
  const board = newBoard(words);
  setOut(board, first.round);
  let isDealing = false;
  const room = new Room(sockets, (frame, seat) => {
    const news = newsOf(frame);
    if (isDealing && seat === 0 && news === 'seen') setOut(board, dealIn(frame, first));
    return news;
  });
  const visit = randomBytes(6).toString('base64url');
  const act = (seat: number, action: object) =>
    room.move(seat, JSON.stringify({ type: 'act', id: `${visit}-${room.moves}`, action }));
  return {
    room,
    play: () => {
      const { seat, ...action } = nextMove(board, room.moves);
      isDealing = action.kind === 'again';
      if (isDealing) return act(seat, { kind: 'again', rotate: false });
      play(board, { seat, ...action } as Move, words);
      const said = action.kind === 'giveClue' ? { ...action, word: clueNumber(room.moves) } : action;
      return act(seat, { kind: 'play', game: 'codenames', action: said });
    },
  };
}

const IDENTITIES = { red: RED, blue: BLUE, bystander: BYSTANDER, assassin: ASSASSIN };

/** A new game on the board: the key is what matters. */
function setOut(board: PlainBoard, round: View['round']): void {
  if (round?.view.game !== 'codenames') throw new Error('no game of Codenames was dealt');
  const { cards, starts } = round.view;
  const key = cards.map(({ identity }) => (identity ? IDENTITIES[identity] : 0)).join('');
  Object.assign(board, { key, team: IDENTITIES[starts], clue: '', guesses: 0, winner: 0 });
  board.covered.fill(0);
}

/** A new round is sent as a whole. */
function dealIn(frame: Buffer, { people }: View): View['round'] {
  const message = unpacked(frame, people);
  if (message.type === 'view') return (message.view as View).round;
  const patch = message.type === 'change' ? message.patch : [];
  return patch.find(([path]) => path.join() === 'round')?.[1] as View['round'];
}

async function pack(socket: Wire): Promise<void> {
  const agreed = next(socket, 'pong');
  socket.send(JSON.stringify({ type: 'packed', dictionary: fingerprint }));
  await agreed;
}

async function welcomeAgain(base: string, table: string, secret: string): Promise<{ socket: Wire; view: View }> {
  const socket = await Wire.open(`${base.replace('http', 'ws')}/ws`);
  const welcome = next<{ view: View }>(socket, 'welcome');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, secret }));
  return { socket, view: (await welcome).view };
}

function hasBegun(socket: Wire): Promise<true> {
  return nextFrame(socket, (frame) => String(frame).includes('"playing"') || undefined);
}

async function done(socket: Wire, action: object): Promise<void> {
  const answered = next(socket, 'done');
  socket.send(JSON.stringify({ type: 'act', id: randomBytes(9).toString('base64url'), action }));
  await answered;
}

/** The next message of this type, parsed. */
function next<Message>(socket: Wire, type: string): Promise<Message> {
  return nextFrame(socket, (frame) => {
    const message = JSON.parse(String(frame));
    if (['refused', 'error', 'bye'].includes(message.type)) throw new Error(String(frame));
    return message.type === type ? (message as Message) : undefined;
  });
}
