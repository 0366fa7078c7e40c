/** A client without a browser: fast, and its view can be inspected. */
import { randomBytes } from 'node:crypto';
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import { type FromServer, PROTOCOL } from '@safehouse/protocol/messages.ts';
import type { Identity, Action as Move } from '@safehouse/rules/codenames/types.ts';
import type { View as GameView } from '@safehouse/rules/codenames/view-types.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';

type SeatName = { readonly team: string; readonly role: string };
type Waiting = { readonly wants: (message: FromServer) => boolean; readonly found: (message: FromServer) => void };

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The table's view of its Codenames game. */
export function codenamesIn({ round }: View): GameView | undefined {
  return round?.view.game === 'codenames' ? round.view : undefined;
}

export class Agent {
  readonly secret: string | undefined;
  you = '';
  present: readonly string[] = [];
  #view: View | undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<Waiting>();

  private constructor(socket: WebSocket, secret: string | undefined) {
    this.#socket = socket;
    this.secret = secret;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
  }

  /** Without a secret, the agent only watches. */
  static async at(house: string, table: string, secret?: string): Promise<Agent> {
    const socket = new WebSocket(`${house.replace('http', 'ws')}/ws`);
    const agent = new Agent(socket, secret);
    await new Promise((opened, failed) => {
      socket.onopen = opened;
      socket.onerror = failed;
    });
    const welcome = agent.#next((message) => message.type === 'welcome');
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, secret }));
    await welcome;
    return agent;
  }

  /** A new person who joins, and sits down if a place is given. */
  static async joining(house: string, table: string, name: string, place?: SeatName): Promise<Agent> {
    const agent = await Agent.at(house, table, newSecret());
    await agent.act({ kind: 'join', name, ...(place && { place }) });
    return agent;
  }

  get view(): View {
    if (!this.#view) throw new Error('no view yet');
    return this.#view;
  }
  get game(): GameView {
    const game = codenamesIn(this.view);
    if (!game) throw new Error('no game of Codenames on the table');
    return game;
  }

  /** Throws if the action is refused. */
  async act(action: Action): Promise<void> {
    const id = randomBytes(9).toString('base64url');
    const answer = this.#next((message) => 'id' in message && message.id === id);
    this.#socket.send(JSON.stringify({ type: 'act', id, action }));
    const { type, ...rest } = await answer;
    if (type !== 'done') throw new Error(`${JSON.stringify(action)} was not accepted: ${JSON.stringify(rest)}`);
  }
  play(action: Move): Promise<void> {
    return this.act({ kind: 'play', game: 'codenames', action });
  }
  clue(word: string, number: number | 'unlimited'): Promise<void> {
    return this.play({ kind: 'giveClue', word, number });
  }
  touch(card: number): Promise<void> {
    return this.play({ kind: 'touch', card });
  }

  /** Open cards of this identity, by the key as this agent sees it. */
  open(identity: Identity): number[] {
    return this.game.cards.flatMap((card, i) => (!card.covered && card.identity === identity ? [i] : []));
  }

  /** Waits until everything the server has sent so far has arrived. */
  async caughtUp(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const pong = this.#next((message) => message.type === 'pong');
    this.#socket.send(JSON.stringify({ type: 'ping' }));
    await pong;
  }
  async until(holds: (view: View) => boolean): Promise<void> {
    while (!holds(this.view)) await this.#next(() => true);
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((done) => {
      this.#socket.onclose = done;
    });
    this.#socket.close();
    await closed;
  }

  #next(wants: Waiting['wants']): Promise<FromServer> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        wants,
        found: (message) => {
          this.#waiting.delete(waiting);
          resolve(message);
        },
      };
      this.#waiting.add(waiting);
    });
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') this.you = message.you ?? '';
    if (message.type === 'present') this.present = message.people;
    else if ('present' in message) this.present = message.present;
    if ('view' in message && message.view) this.#view = message.view;
    if (message.type === 'change') this.#view = applied(this.view as Json, message.patch) as View;
    for (const waiting of [...this.#waiting]) if (waiting.wants(message)) waiting.found(message);
  }
}
