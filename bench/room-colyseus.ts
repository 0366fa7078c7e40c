/** Six sockets in a Colyseus room, speaking its binary protocol. */
import type { Player } from './rooms.ts';
import { type Move, newBoard, nextMove, play, SEATS } from './simple-codenames.ts';
import { Room } from './sockets.ts';
import { nextFrame, Wire } from './wire.ts';
import { words } from './words.ts';

const JOINED = 10;
const ERROR = 11;
const MESSAGE = 13;
const STATE = 14;
const PATCH = 15;

type Seat = { readonly roomId: string; readonly processId: string; readonly sessionId: string };

export async function colyseusRoom(base: string): Promise<Player> {
  const sockets: Wire[] = [];
  let id: string | undefined;
  for (let seat = 0; seat < SEATS; seat++) {
    const given: Seat = await reserved(base, id === undefined ? 'create/codenames' : `joinById/${id}`, seat);
    id = given.roomId;
    sockets.push(await seated(base, given));
  }
  let mover = 0;
  const room = new Room(sockets, (frame, seat) => {
    if (frame[0] === ERROR) throw new Error(`not accepted: ${frame}`);
    if (frame[0] !== PATCH) return undefined;
    // The mover gets the same message as everyone else.
    return seat === mover ? 'seen-and-answered' : 'seen';
  });
  const board = newBoard(words);
  return {
    room,
    play: () => {
      const move = nextMove(board, room.moves);
      play(board, move, words);
      mover = move.seat;
      return room.move(move.seat, written(move));
    },
  };
}

async function reserved(base: string, what: string, seat: number): Promise<Seat> {
  const response = await fetch(`${base}/matchmake/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seat }),
  });
  if (!response.ok) throw new Error(`no seat: ${response.status} ${await response.text()}`);
  return (await response.json()) as Seat;
}

async function seated(base: string, { processId, roomId, sessionId }: Seat): Promise<Wire> {
  const socket = await Wire.open(`${base.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  await nextFrame(socket, (frame) => frame[0] === JOINED || undefined);
  const complete = nextFrame(socket, (frame) => frame[0] === STATE || undefined);
  socket.send(Buffer.from([JOINED]));
  await complete;
  return socket;
}

/** The kind as a short string, then its content in MessagePack. */
function written(move: Move): Buffer {
  const kind = text(move.kind);
  if (move.kind === 'giveClue') return Buffer.from([MESSAGE, ...kind, 0x92, ...text(move.word), move.number]);
  if (move.kind === 'touch') return Buffer.from([MESSAGE, ...kind, move.card]);
  return Buffer.from([MESSAGE, ...kind]);
}

/** Up to 31 ASCII letters, the same in both encodings. */
const text = (letters: string): number[] => [0xa0 | letters.length, ...Buffer.from(letters)];
