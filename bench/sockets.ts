/** Six sockets of one table, and one move at a time: sent by one, over when all have seen it. */
import { WebSocket } from 'ws';

/** The letter that tells the messages apart: `{"type":"change"…` has it at place 9. */
const LETTER = 9;
const CHANGE = 'c'.charCodeAt(0);
const VIEW = 'v'.charCodeAt(0);
const DONE = 'd'.charCodeAt(0);
const REFUSED = 'r'.charCodeAt(0);
const ERROR = 'e'.charCodeAt(0);
const BYE = 'b'.charCodeAt(0);

export class Room {
  readonly sockets: WebSocket[];
  bytes = 0;
  busy = false;
  moves = 0;
  /** While recording, what each socket was sent since the move. */
  recorded: string[][] | undefined;
  #waiting = new Set<number>();
  #done: (() => void) | undefined;

  constructor(sockets: WebSocket[]) {
    this.sockets = sockets;
    sockets.forEach((socket, seat) => {
      socket.on('message', (data: Buffer) => this.#received(seat, data));
      socket.on('close', () => {
        if (this.busy) throw new Error('a socket was closed during a move');
      });
    });
  }

  /** Sends it and resolves when every socket has its view of it, and the sender its answer. */
  move(seat: number, message: string): Promise<void> {
    this.busy = true;
    this.moves++;
    this.#waiting = new Set([...this.sockets.keys(), -1]);
    this.sockets[seat]?.send(message);
    return new Promise((resolve) => {
      this.#done = () => {
        this.busy = false;
        resolve();
      };
    });
  }

  #received(seat: number, data: Buffer): void {
    this.bytes += data.length;
    this.recorded?.[seat]?.push(String(data));
    const letter = data[LETTER];
    if (letter === REFUSED || letter === ERROR || letter === BYE) throw new Error(`not accepted: ${data}`);
    if (letter === CHANGE || letter === VIEW) this.#waiting.delete(seat);
    else if (letter === DONE) this.#waiting.delete(-1);
    if (this.#waiting.size === 0) this.#done?.();
  }
}

export function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** The next message of this type, parsed. */
export function next<Message>(socket: WebSocket, type: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      const message = JSON.parse(String(data));
      if (message.type === type) {
        socket.off('message', listen);
        resolve(message);
      } else if (['refused', 'error', 'bye'].includes(message.type)) reject(new Error(String(data)));
    };
    socket.on('message', listen);
  });
}
