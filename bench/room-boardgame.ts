/** Six sockets in a match of boardgame.io, speaking Socket.IO over a plain WebSocket. */
import type { Player } from './rooms.ts';
import { newBoard, nextMove, play, SEATS } from './simple-codenames.ts';
import { Room } from './sockets.ts';
import { nextFrame, Wire } from './wire.ts';
import { words } from './words.ts';

const GAME = '/codenames,';
const EVENT = `42${GAME}`;
/** Of `42/codenames,["update"…`, the first letter of the event. */
const LETTER = EVENT.length + 2;
const UPDATE = 'u'.charCodeAt(0);
const PATCH = 'p'.charCodeAt(0);
const PING = '2'.charCodeAt(0);

export async function boardgameRoom(base: string, number: number): Promise<Player> {
  const match = `match-${number}`;
  const sockets: Wire[] = [];
  for (let seat = 0; seat < SEATS; seat++) sockets.push(await seated(base, match, seat));
  let mover = 0;
  const room = new Room(sockets, (frame, seat) => {
    if (frame.length === 1 && frame[0] === PING) sockets[seat]?.send('3');
    const letter = frame[LETTER];
    if (letter !== UPDATE && letter !== PATCH) return undefined;
    // The mover gets the same message as everyone else.
    return seat === mover ? 'seen-and-answered' : 'seen';
  });
  const board = newBoard(words);
  let stateID = 0;
  return {
    room,
    play: () => {
      const move = nextMove(board, room.moves);
      play(board, move, words);
      const { seat, kind, ...args } = move;
      mover = seat;
      const payload = { type: kind, args: [args], playerID: String(seat) };
      const update = ['update', { type: 'MAKE_MOVE', payload }, stateID++, match, String(seat)];
      return room.move(seat, `${EVENT}${JSON.stringify(update)}`);
    },
  };
}

async function seated(base: string, match: string, seat: number): Promise<Wire> {
  const socket = await Wire.open(`${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  // The server speaks first.
  await told(socket, '0');
  const connected = told(socket, `40${GAME}`);
  socket.send(`40${GAME}`);
  await connected;
  const synced = told(socket, `${EVENT}["sync"`);
  socket.send(`${EVENT}${JSON.stringify(['sync', match, String(seat), undefined, SEATS])}`);
  await synced;
  return socket;
}

const told = (socket: Wire, start: string): Promise<true> =>
  nextFrame(socket, (frame) => frame.toString('utf8', 0, start.length) === start || undefined);
