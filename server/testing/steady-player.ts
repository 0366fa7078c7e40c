/** Players that behave like the page: they reconnect when the connection is lost, and resend what was not answered. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { Client, type Hello, newActionId } from './client.ts';
import { type Sent, someMove } from './endless-play.ts';
import type { Party } from './players.ts';

/** As in the page: the first wait is up to this long, each further one twice as long. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const WELCOME_WITHIN = 10_000;
/**
 * A connection is checked at this interval: it is pinged after two checks without a message, and given up after many.
 * Checks are counted, not timed: a pause of this process counts as one, however long.
 */
const LOOK_EVERY = 750;
const QUIET = 2;
const DEAD = 40;
/** After these errors, the same action may succeed a little later. */
const LATER: readonly string[] = ['store-unavailable', 'too-fast', 'hello-first'];
const LATER_BY = 300;

export class SteadyPlayer {
  readonly #base: string;
  readonly #hello: Hello;
  readonly #random: Random;
  #client: Client | undefined;
  #last: Client | undefined;
  #hasLeft = false;
  /** The durations of all disconnections, in milliseconds. */
  readonly gaps: number[] = [];
  /** The server's messages about its store, in order. */
  readonly toldOfStore: boolean[] = [];
  /** How many answers said that the store is away. */
  unavailable = 0;

  constructor(base: string, hello: Hello, random: Random) {
    this.#base = base;
    this.#hello = hello;
    this.#random = random;
    void this.#stay();
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** The last view, also after the connection is lost. */
  get client(): Client {
    if (!this.#last) throw new Error('not yet connected');
    return this.#last;
  }

  get view(): View {
    return this.client.view;
  }

  get version(): number {
    return this.#last?.version ?? 0;
  }

  async connected(): Promise<Client> {
    while (!this.#client) await sleep(5);
    return this.#client;
  }

  /** Resolves when it is accepted or refused, however long that takes. */
  async act(action: Action): Promise<Sent> {
    const client = await this.connected();
    const sent: Sent = { id: newActionId(), by: client.you as string };
    while (sent.version === undefined && sent.refused === undefined) {
      const there = await this.connected();
      // A request on a closed connection is never answered.
      const asked = there.act(action, sent.id).catch(() => undefined);
      const answer = await Promise.race([asked, there.closed.then(() => undefined)]);
      if (answer?.type === 'done') sent.version = answer.version;
      else if (answer?.type === 'refused') sent.refused = answer.code;
      else if (answer && !LATER.includes(answer.code))
        throw new Error(`not accepted: ${JSON.stringify([action, answer])}`);
      else if (answer) {
        if (answer.code === 'store-unavailable') this.unavailable += 1;
        await sleep(LATER_BY);
      } else await there.closed;
    }
    return sent;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#last?.socket.terminate();
  }

  async #stay(): Promise<void> {
    let failures = 0;
    let lostAt: number | undefined;
    while (!this.#hasLeft) {
      const client = await this.#dial();
      if (client) {
        failures = 0;
        if (lostAt !== undefined) this.gaps.push(performance.now() - lostAt);
        this.#client = this.#last = client;
        await this.#useUp(client);
        this.#client = undefined;
        lostAt = performance.now();
      }
      const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++);
      await sleep(longest * (0.5 + this.#random.below(1000) / 2000));
    }
  }

  async #dial(): Promise<Client | undefined> {
    const coming = Client.at(this.#base, this.#hello, { lenient: true }).catch(() => undefined);
    const client = await Promise.race([coming, sleep(WELCOME_WITHIN)]);
    if (!client) void coming.then((late) => late?.socket.terminate());
    return client ?? undefined;
  }

  /** Until it is closed, silent for too long, or says goodbye. */
  async #useUp(client: Client): Promise<void> {
    let silent = 0;
    const isOver = new Promise<void>((over) => {
      void client.closed.then(() => over());
      client.socket.on('message', () => {
        silent = 0;
        const message = client.messages.at(-1);
        if (message?.type === 'store') this.toldOfStore.push(message.reachable);
        if (message?.type === 'bye') over();
      });
    });
    const watch = setInterval(() => {
      silent += 1;
      if (silent > DEAD) client.socket.terminate();
      else if (silent > QUIET && client.socket.readyState === client.socket.OPEN) client.send({ type: 'ping' });
    }, LOOK_EVERY);
    await isOver;
    clearInterval(watch);
    client.socket.terminate();
  }
}

/** Saying it twice is allowed: if it appears twice, it was played twice. */
const line: Action = { kind: 'say', text: 'well then' };

/** A table whose people play Codenames at random, game after game, and chat in between. */
export class SteadyTable {
  readonly table: string;
  readonly secrets: readonly string[];
  readonly players: readonly SteadyPlayer[];
  readonly sent: Sent[] = [];
  /** Each answer's time in milliseconds. */
  readonly waits: number[] = [];
  /** A move was made, and not everyone has seen it yet. */
  isCatchingUp = false;
  readonly #random: Random;

  /** Takes over the party's seats: its own clients leave. */
  constructor(base: string, { table, secrets, people }: Party, random: Random) {
    for (const client of people) client.socket.terminate();
    this.table = table;
    this.secrets = secrets;
    this.#random = random;
    this.players = secrets.map((secret) => new SteadyPlayer(base, { table, secret }, random));
  }

  get done(): number {
    return this.sent.filter(({ version }) => version !== undefined).length;
  }

  /** How often one of its moves was refused because the store was away. */
  get turnedAway(): number {
    return this.players.reduce((sum, { unavailable }) => sum + unavailable, 0);
  }

  async playUntil(isOver: () => boolean): Promise<void> {
    await Promise.all(this.players.map((player) => player.connected()));
    while (!isOver()) {
      // Someone else may have become host while this one was away.
      const [first] = this.players as [SteadyPlayer];
      const host = this.players.find(({ client }) => client.you === first.view.host) ?? first;
      const moves = this.players.flatMap((player) => {
        const action = someMove(player.client, this.#random);
        return action ? [{ player, action }] : [];
      });
      const isOpen = host.view.phase === 'playing';
      const again = { player: host, action: { kind: 'again', rotate: true } } as const;
      if (isOpen && moves.length === 0) await sleep(20);
      else if (this.#random.below(3) === 0) await this.#play({ player: this.#random.pick(this.players), action: line });
      else await this.#play(isOpen ? this.#random.pick(moves) : again);
    }
  }

  async #play({ player, action }: { player: SteadyPlayer; action: Action }): Promise<void> {
    const begun = performance.now();
    const sent = await player.act(action);
    this.waits.push(performance.now() - begun);
    this.sent.push(sent);
    // Not everyone sees every chat message.
    if (action.kind !== 'say') await this.#caughtUp(sent.version ?? 0);
  }

  /** Everyone sees at least this version; on another node, that may take a moment. */
  async #caughtUp(version: number): Promise<void> {
    this.isCatchingUp = true;
    while (this.players.some((player) => !player.isConnected || player.version < version)) await sleep(2);
    this.isCatchingUp = false;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}
