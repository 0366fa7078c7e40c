/** Ways to flood the server: what each socket says at first, what it sends again and again, and whether it reads. */
import { textFrame } from './wrong-bytes.ts';

export type FloodKind = {
  readonly name: string;
  /** `ws` begins with the upgrade, `http` sends bytes as they are, `packs` uploads packs of nine thousand words. */
  readonly over: 'ws' | 'http' | 'packs';
  /** Sent once by every socket, or by every other one, after the upgrade. */
  first?(about: FloodScene): Buffer | undefined;
  /** Sent repeatedly: without a pause, or once in this many milliseconds. */
  again?(about: FloodScene): Buffer;
  readonly every?: number;
  /** `slowly` is a read a second. */
  readonly reads: 'all' | 'nothing' | 'slowly';
};

export type FloodScene = {
  /** A table that anyone may watch, with a long chat. */
  readonly table: string;
  /** The path of a large file. */
  readonly file: string;
  /** The number of the socket. */
  readonly socket: number;
};

/** Bytes written at once. */
const CHUNK = 64 * 1024;
const PING = 0x89;
const PONG = 0x8a;
const BEGINS = 0x01;
const CONTINUES = 0x00;

/** Of less than 126 bytes, masked with zeros. */
function small(first: number, body: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | Buffer.byteLength(body), 0, 0, 0, 0]), Buffer.from(body)]);
}

function many(one: Buffer): Buffer {
  return Buffer.concat(Array<Buffer>(Math.ceil(CHUNK / one.length)).fill(one));
}

/** A frame that says it is almost as long as may be, without its last thousand bytes. */
function halfFrame(first: number): Buffer {
  const length = 64_000;
  const head = Buffer.from([first, 0xfe, length >> 8, length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, Buffer.alloc(length - 1000, 'x')]);
}

const pings = many(small(PING, 'x'.repeat(120)));
const emptyPings = many(small(PING, ''));
const pongs = many(small(PONG, ''));
const fragments = many(small(CONTINUES, ''));
const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const hello = ({ table }: FloodScene): Buffer => textFrame(JSON.stringify({ type: 'hello', protocol: 1, table }));
/** Half of the sockets say hello, the others say nothing. */
const halfGreet = (scene: FloodScene): Buffer | undefined => (scene.socket % 2 === 0 ? hello(scene) : undefined);

export const floodKinds: readonly FloodKind[] = [
  { name: 'pings, answers unread', over: 'ws', first: halfGreet, again: () => pings, reads: 'nothing' },
  { name: 'pings, answers read', over: 'ws', first: halfGreet, again: () => pings, reads: 'all' },
  { name: 'empty pings', over: 'ws', first: halfGreet, again: () => emptyPings, reads: 'all' },
  { name: 'pongs', over: 'ws', first: halfGreet, again: () => pongs, reads: 'all' },
  { name: 'fragments', over: 'ws', first: () => small(BEGINS, '"'), again: () => fragments, reads: 'all' },
  { name: 'hellos', over: 'ws', again: (scene) => Buffer.concat(Array<Buffer>(20).fill(hello(scene))), reads: 'all' },
  {
    name: 'hellos at the allowed pace, unread',
    over: 'ws',
    again: hello,
    every: 50,
    reads: 'nothing',
  },
  {
    name: 'half frames',
    over: 'ws',
    // A whole fragment, and half a frame; with pongs in between it could wait for ever.
    first: () => Buffer.concat([small(BEGINS, 'x'), halfFrame(CONTINUES)]),
    reads: 'all',
  },
  {
    name: 'requests sent ahead, unread',
    over: 'http',
    again: ({ file }) => Buffer.from(request(file).repeat(990)),
    reads: 'nothing',
  },
  {
    name: 'requests one by one, unread',
    over: 'http',
    again: ({ file }) => Buffer.from(request(file)),
    every: 100,
    reads: 'nothing',
  },
  { name: 'slow reads', over: 'http', first: ({ file }) => Buffer.from(request(file).repeat(8)), reads: 'slowly' },
  {
    name: 'heads that never end',
    over: 'http',
    first: () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n'),
    again: () => Buffer.from(`X-Long: ${'y'.repeat(1000)}\r\n`),
    every: 500,
    reads: 'all',
  },
  { name: 'packs', over: 'packs', reads: 'all' },
];
