/** A client for tests and benchmarks: one socket that keeps its view as a browser does, and can wait for messages. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import { type FromServer, fromServer, PROTOCOL, type TvPage } from '@safehouse/protocol/messages.ts';
import { fingerprint, unpacked } from '@safehouse/protocol/packed.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { Sign } from '@safehouse/rules/table/reactions.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { type ClientOptions, WebSocket } from 'ws';
import { post } from './http.ts';

export type Type = FromServer['type'];
export type Message<Of extends Type> = Extract<FromServer, { type: Of }>;
export type AnswerMessage = Message<'done' | 'refused' | 'error'>;

/** What a client sends in its hello; without a secret it only watches. */
export type Hello = { table: string; secret?: string; version?: number };

type Waiting = { wants(message: FromServer): boolean; found(message: FromServer): void; failed(error: Error): void };

export class Client {
  readonly socket: WebSocket;
  /** Everything received; packed messages as JSON. */
  readonly frames: string[] = [];
  /** Packed messages only. */
  readonly packed: Buffer[] = [];
  readonly messages: FromServer[] = [];
  /** The close code, once the socket is closed. */
  readonly closed: Promise<number>;
  you: string | undefined;
  present: string[] = [];
  #view: View | undefined;
  #version = 0;
  readonly #waiting = new Set<Waiting>();

  private constructor(socket: WebSocket, isLenient: boolean) {
    this.socket = socket;
    this.closed = new Promise((closed) => {
      socket.on('close', (code) => {
        for (const one of this.#waiting) one.failed(new Error(`closed with ${code} while waiting`));
        closed(code);
      });
    });
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, { isBinary, isLenient }));
    socket.on('error', () => {});
  }

  /** `lenient` does not check messages against their schema: for many clients at once. */
  static connect(base: string, options: ClientOptions & { lenient?: boolean } = {}): Promise<Client> {
    const { lenient = false, ...rest } = options;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { perMessageDeflate: false, ...rest });
    const client = new Client(socket, lenient);
    return new Promise((open, failed) => {
      socket.once('open', () => open(client));
      socket.once('error', failed);
    });
  }

  static async at(base: string, hello: Hello, options: { lenient?: boolean } = {}): Promise<Client> {
    const client = await Client.connect(base, options);
    await client.hello(hello);
    return client;
  }

  get view(): View {
    if (!this.#view) throw new Error('no view yet');
    return this.#view;
  }

  get version(): number {
    return this.#version;
  }

  hello(hello: Hello): Promise<Message<'welcome'>> {
    const welcome = this.next('welcome');
    this.send({ type: 'hello', protocol: PROTOCOL, ...hello });
    return welcome;
  }

  /** Asks for packed frames, as a browser does once it has the board. */
  pack(dictionary = fingerprint): Promise<Message<'pong'>> {
    const pong = this.next('pong');
    this.send({ type: 'packed', dictionary });
    return pong;
  }

  act(action: Action, id: string = newActionId()): Promise<AnswerMessage> {
    const answer = this.when((message) => isAnswer(message) && message.id === id);
    this.send({ type: 'act', id, action });
    return answer as Promise<AnswerMessage>;
  }

  /** The answer to a reaction: the reaction itself, which everyone is shown, or why not. */
  react(sign: Sign, id: string = newActionId()): Promise<FromServer> {
    const answer = this.when(
      (message) => (message.type === 'reaction' && message.by === this.you) || (isAnswer(message) && message.id === id),
    );
    this.send({ type: 'react', id, sign });
    return answer;
  }

  /** The answer: what everyone is told to be on the TVs, or why not. */
  show(what?: TvPage, id: string = newActionId()): Promise<FromServer> {
    const answer = this.when((message) => message.type === 'shown' || (isAnswer(message) && message.id === id));
    this.send({ type: 'show', id, ...(what && { what }) });
    return answer;
  }

  /** When the answer comes, everything sent before has arrived. */
  ping(): Promise<Message<'pong'>> {
    const pong = this.next('pong');
    this.send({ type: 'ping' });
    return pong;
  }

  /** Throws if it is not accepted; waits for a store that is briefly away, as the page does. */
  async must(action: Action): Promise<Message<'done'>> {
    const id = newActionId();
    let answer = await this.act(action, id);
    for (let tries = 0; tries < 60 && answer.type === 'error' && answer.code === 'store-unavailable'; tries++) {
      await sleep(250);
      answer = await this.act(action, id);
    }
    if (answer.type !== 'done') throw new Error(`${action.kind} was not accepted: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The next message of this type; earlier ones do not count. */
  next<Of extends Type>(type: Of): Promise<Message<Of>> {
    return this.when((message) => message.type === type) as Promise<Message<Of>>;
  }

  when(wants: (message: FromServer) => boolean): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        wants,
        found: (message) => {
          this.#waiting.delete(waiting);
          resolve(message);
        },
        failed: reject,
      };
      this.#waiting.add(waiting);
    });
  }

  /** Resolves when this holds, now or after some message. */
  async until(holds: (client: this) => boolean): Promise<void> {
    while (!holds(this)) await this.when(() => true);
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  #receive(data: Buffer, { isBinary, isLenient }: { isBinary: boolean; isLenient: boolean }): void {
    const text = isBinary ? this.#unpacked(data) : String(data);
    this.frames.push(text);
    const message = isLenient ? (JSON.parse(text) as FromServer) : fromServer.parse(JSON.parse(text));
    this.messages.push(message);
    this.#take(message);
    for (const one of [...this.#waiting]) if (one.wants(message)) one.found(message);
  }

  /** As the JSON encoding has it; the packed encoding has no time, so it is filled in here. */
  #unpacked(data: Buffer): string {
    this.packed.push(data);
    const message = unpacked(data, this.#view?.people ?? []);
    return JSON.stringify(message.type === 'done' ? message : { ...message, now: 0 });
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.present = message.present;
        this.#version = message.version;
        if (message.view) this.#view = message.view;
        break;
      case 'view':
        this.#version = message.version;
        this.#view = message.view;
        break;
      case 'change':
        if (message.from !== this.#version)
          throw new Error(`a change from ${message.from}, but this is ${this.#version}`);
        this.#version = message.version;
        this.#view = applied(this.view as Json, message.patch) as View;
        break;
      case 'present':
        this.present = message.people;
    }
  }
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function newActionId(): string {
  return randomBytes(9).toString('base64url');
}

type Opening = { name?: string; game?: GameId; language?: string };

export async function openTable(
  base: string,
  secret: string,
  { name = 'Ann', game, language = 'en' }: Opening = {},
): Promise<{ table: string; code: string }> {
  const ask = () => post(base, 'tables', { secret, name, language, game });
  let response = await ask();
  for (let tries = 0; tries < 60 && response.status === 503; tries++) {
    await sleep(250);
    response = await ask();
  }
  if (response.status !== 201) throw new Error(`no table was opened: ${response.status} ${await response.text()}`);
  return (await response.json()) as { table: string; code: string };
}

/** Someone at a table that they have just opened. */
export async function hostAt(
  base: string,
  opening?: Opening,
): Promise<{ table: string; code: string; secret: string; host: Client }> {
  const secret = newSecret();
  const { table, code } = await openTable(base, secret, opening);
  return { table, code, secret, host: await Client.at(base, { table, secret }) };
}

function isAnswer(message: FromServer): message is AnswerMessage {
  return message.type === 'done' || message.type === 'refused' || message.type === 'error';
}
