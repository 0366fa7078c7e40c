/** Attackers, each a session of a few dozen messages over real sockets, and checks of the answers they get. */
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import { type FromServer, fromServer } from '@safehouse/protocol/messages.ts';
import { unpacked } from '@safehouse/protocol/packed.ts';
import { gameIds } from '@safehouse/rules/games.ts';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { WebSocket } from 'ws';
import { newSecret, openTable } from '../testing/client.ts';
import { textFrame, wrongBytes, wrongRequest } from './wrong-bytes.ts';
import { type Loot, someMessage, wrongText } from './wrong-messages.ts';

/** A message not answered in this time never will be: long enough for the slowest machine. */
const ANSWER_WITHIN = 30_000;
/** Incomplete frames and requests are given up after two heartbeats. */
const OVER_WITHIN = 100_000;

/** Called with everything shown, by table and viewer, to compare it with what they may see. */
export type Shown = { readonly table: string; readonly viewer: string; readonly version: number; readonly view: View };

export type Scene = {
  readonly base: string;
  /** Tables of honest people, whose ids the attackers know. */
  readonly tables: readonly string[];
  people(): readonly string[];
  ids(): readonly string[];
  shown(shown: Shown): void;
  /** Called with every text that an attacker gets, and the table they are at. */
  read(text: string, table: string | undefined): void;
  wrong(what: string): void;
  /** Something slow: the attack continues in the meantime. */
  later(work: Promise<void>): void;
};

/** Resolves with the number of messages. */
export async function attack(scene: Scene, random: Random): Promise<number> {
  const kind = random.below(12);
  if (kind < 4) return talk(scene, random, { greets: 'honest' });
  if (kind < 6) return talk(scene, random, { greets: 'own' });
  if (kind < 7) return talk(scene, random, { greets: 'nobody' });
  if (kind < 9) return frames(scene, random);
  return requests(scene, random);
}

/** Over a proper WebSocket: each message is answered, or the connection ends. */
async function talk(
  scene: Scene,
  random: Random,
  { greets }: { greets: 'honest' | 'own' | 'nobody' },
): Promise<number> {
  const secret = newSecret();
  const own =
    greets === 'own' ? (await openTable(scene.base, secret, { game: random.pick(gameIds) })).table : undefined;
  const table = greets === 'nobody' ? undefined : (own ?? random.pick(scene.tables));
  const eavesdropper = new Eavesdropper(
    scene,
    new WebSocket(`${scene.base.replace('http', 'ws')}/ws`, { perMessageDeflate: false }),
    table,
  );
  await eavesdropper.opened;
  // Half of those who come to another's table only watch.
  const isGuest = own !== undefined || random.below(2) === 0;
  if (table) eavesdropper.say(JSON.stringify({ type: 'hello', protocol: 1, table, ...(isGuest && { secret }) }));
  const most = 20 + random.below(60);
  for (let sent = 0; sent < most && eavesdropper.isOpen; ) {
    const burst = 1 + random.below(8);
    for (let i = 0; i < burst; i++, sent++) {
      const loot: Loot = {
        tables: table ? [...scene.tables, table] : ['A'.repeat(22)],
        people: scene.people(),
        ids: scene.ids(),
        secret,
        view: eavesdropper.view,
      };
      // Too many mistakes end the connection, so most messages are well-formed but from the wrong person or at the
      // wrong time.
      const isWrong = random.below(greets === 'nobody' ? 2 : 8) === 0;
      eavesdropper.say(isWrong ? wrongText(loot, random) : JSON.stringify(someMessage(loot, random)));
    }
    await eavesdropper.answered();
  }
  eavesdropper.end();
  return eavesdropper.sent;
}

/** One connection, its messages and answers. */
class Eavesdropper {
  sent = 0;
  view: View | undefined;
  readonly opened: Promise<unknown>;
  readonly #scene: Scene;
  readonly #socket: WebSocket;
  readonly #table: string | undefined;
  #heard = 0;
  #version = 0;
  #you = 'spectator';
  #wake: () => void = () => {};

  constructor(scene: Scene, socket: WebSocket, table: string | undefined) {
    this.#scene = scene;
    this.#socket = socket;
    this.#table = table;
    this.opened = once(socket, 'open');
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? this.#unpacked(data as Buffer) : String(data)));
    socket.on('close', () => this.#wake());
    socket.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(text: string): void {
    if (!this.isOpen) return;
    this.sent += 1;
    this.#socket.send(text);
  }

  /** Each message gets an answer, or the connection ends. */
  async answered(): Promise<void> {
    const deadline = Date.now() + ANSWER_WITHIN;
    while (this.isOpen && this.#heard < this.sent) {
      if (Date.now() > deadline) {
        this.#scene.wrong(`${this.sent - this.#heard} messages were not answered`);
        return this.#socket.terminate();
      }
      await new Promise<void>((wake) => {
        this.#wake = wake;
        setTimeout(wake, 1000).unref();
      });
    }
    if (this.#heard > this.sent) this.#scene.wrong('more answers than messages');
  }

  end(): void {
    this.#socket.terminate();
  }

  /** As the JSON encoding has it; the packed encoding has no time, so it is filled in here. */
  #unpacked(data: Buffer): string {
    const message = unpacked(data, this.view?.people ?? []);
    return JSON.stringify(message.type === 'done' ? message : { ...message, now: 0 });
  }

  #hear(text: string): void {
    this.#scene.read(text, this.#table);
    const parsed = fromServer.safeParse(JSON.parse(text));
    if (!parsed.success) {
      this.#scene.wrong(`not a message of ours: ${text.slice(0, 200)}`);
      return;
    }
    this.#take(parsed.data);
    if (['welcome', 'done', 'refused', 'opinion', 'pong', 'error'].includes(parsed.data.type)) this.#heard += 1;
    if (this.#heard >= this.sent) this.#wake();
  }

  #take(message: FromServer): void {
    if (message.type === 'error' && ['internal', 'table-stopped', 'store-unavailable'].includes(message.code)) {
      this.#scene.wrong(`the house was hurt: ${message.code}`);
    }
    if (message.type === 'welcome') {
      this.#you = message.you ?? 'spectator';
      this.#see(message.version, message.view);
    } else if (message.type === 'view') this.#see(message.version, message.view);
    else if (message.type === 'change') {
      if (message.from !== this.#version)
        this.#scene.wrong(`a change from ${message.from} to who has ${this.#version}`);
      this.#see(message.version, applied(this.view as Json, message.patch) as View);
    }
  }

  #see(version: number, view: View | undefined): void {
    this.#version = version;
    if (!view) return;
    this.view = view;
    if (this.#table) this.#scene.shown({ table: view.id, viewer: this.#you, version, view });
    else this.#scene.wrong('a view for somebody who is at no table');
  }
}

/**
 * After a proper handshake, bytes that are mostly not frames. In the end there is an answer, or the connection is
 * closed.
 */
async function frames(scene: Scene, random: Random): Promise<number> {
  const socket = await dialled(scene);
  const table = random.pick(scene.tables);
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}\r\n\r\n`,
  );
  if (random.below(2) === 0) socket.write(textFrame(JSON.stringify({ type: 'hello', protocol: 1, table })));
  // A hello among them may happen to be valid; then they are at that one table.
  const loot: Loot = { tables: [table], people: scene.people(), ids: scene.ids(), secret: newSecret() };
  const count = 1 + random.below(4);
  for (let i = 0; i < count; i++) socket.write(wrongBytes(JSON.stringify(someMessage(loot, random)), random));
  // This completes whatever a fragment was the start of: then it is answered, or it was a mistake.
  for (let i = 0; i < 40; i++) socket.write(textFrame('{"type":"ping"}'));
  scene.later(overOr(scene, socket, table, (text) => text.includes('"pong"')));
  return count;
}

/** Each request gets an answer that is not a server error, or the connection ends. */
async function requests(scene: Scene, random: Random): Promise<number> {
  const socket = await dialled(scene);
  const loot: Loot = { tables: scene.tables, people: scene.people(), ids: scene.ids(), secret: newSecret() };
  const host = { secret: loot.secret, name: 'Eve', language: 'en' };
  const body = random.pick<() => string>([
    () => JSON.stringify(host),
    () => wrongText(loot, random),
    () => JSON.stringify({ ...host, text: 'x'.repeat(random.below(20_000)) }),
    () => '',
  ])();
  socket.write(wrongRequest(body, random));
  if (random.below(4) === 0) socket.write(wrongRequest(body, random));
  // Clients that break off in the middle leave.
  if (random.below(3) === 0) socket.end();
  const isAnswer = (text: string): boolean => {
    if (/^HTTP\/1\.1 5(?!03 )/m.test(text)) scene.wrong(`answered with ${text.slice(0, 60)}`);
    return /^HTTP\/1\.1 \d/m.test(text);
  };
  scene.later(overOr(scene, socket, undefined, isAnswer));
  return 1;
}

async function dialled({ base }: Scene): Promise<Socket> {
  const socket = createConnection(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

async function overOr(
  scene: Scene,
  socket: Socket,
  table: string | undefined,
  isAnswer: (text: string) => boolean,
): Promise<void> {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  const outcome = await new Promise<string>((done) => {
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (isAnswer(text)) done('answered');
    });
    socket.on('close', () => done('over'));
    if (socket.destroyed) done('over');
    timer = setTimeout(() => done('nothing'), OVER_WITHIN);
  });
  clearTimeout(timer);
  socket.destroy();
  scene.read(text, table);
  if (outcome === 'nothing') scene.wrong(`neither an answer nor an end: ${JSON.stringify(text.slice(0, 100))}`);
}
