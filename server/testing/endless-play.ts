/** Tables that play at random and reconnect whenever they are disconnected, and checks of their streams. */
import { setTimeout as sleep } from 'node:timers/promises';
import { legalAction as duetAction } from '@safehouse/rules/duet/random-player.ts';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Action, State, Viewer } from '@safehouse/rules/table/types.ts';
import type { Stored } from '../streams/streams.ts';
import type { Envelope } from '../tables/envelope.ts';
import { Client, newActionId } from './client.ts';
import { someMove as codenamesMove } from './players.ts';
import { sorted } from './sorted.ts';
import { spyfall, someMove as spyfallAction } from './spyfall.ts';

/** An action that was sent: its id, its sender and its result. */
export type Sent = { readonly id: string; readonly by: string; version?: number; refused?: string };

/** A table, and the people at it with their secrets, the host first. */
export type Seated = {
  readonly table: string;
  readonly secrets: readonly string[];
  readonly people: readonly Client[];
};

export class EndlessPlay {
  readonly table: string;
  readonly sent: Sent[] = [];
  /** Each answer's time in milliseconds. */
  readonly waits: number[] = [];
  readonly #base: string;
  readonly #secrets: readonly string[];
  readonly #people: Client[];
  readonly #random: Random;

  constructor(base: string, { table, secrets, people }: Seated, random: Random) {
    this.#base = base;
    this.table = table;
    this.#secrets = secrets;
    this.#people = [...people];
    this.#random = random;
  }

  get done(): number {
    return this.sent.filter(({ version }) => version !== undefined).length;
  }

  get people(): readonly Client[] {
    return this.#people;
  }

  get secrets(): readonly string[] {
    return this.#secrets;
  }

  async playUntil(isOver: () => boolean, pause = 0): Promise<void> {
    while (!isOver()) {
      const next = await this.#nextMove(isOver);
      if (!next) break;
      const sent: Sent = { id: newActionId(), by: this.#people[next.seat]?.you as string };
      this.sent.push(sent);
      const begun = performance.now();
      // Nobody else plays here: an action sent again is accepted, or was before. Only a clock may have been faster.
      while (sent.version === undefined && sent.refused === undefined) {
        const client = await this.#present(next.seat);
        const answer = await client.act(next.action, sent.id).catch(() => undefined);
        if (answer?.type === 'done') sent.version = answer.version;
        else if (answer?.type === 'refused') sent.refused = answer.code;
        else if (answer?.code === 'store-unavailable') await sleep(50);
        else if (answer) throw new Error(`not accepted: ${JSON.stringify([next.action, answer])}`);
      }
      this.waits.push(performance.now() - begun);
      for (const { frames, messages } of this.#people) frames.length = messages.length = 0;
      if (pause > 0) await sleep(pause);
    }
    await this.#caughtUp();
  }

  async #nextMove(isOver: () => boolean): Promise<{ seat: number; action: Action } | undefined> {
    while (!isOver()) {
      await this.#caughtUp();
      if (this.#people[0]?.view.phase === 'over') return { seat: 0, action: { kind: 'again', rotate: true } };
      const moves = this.#people.flatMap((client, seat) => {
        const action = someMove(client, this.#random);
        return action ? [{ seat, action }] : [];
      });
      if (moves.length > 0) return this.#random.pick(moves);
      // A game may wait for its clock.
      await sleep(20);
    }
    return undefined;
  }

  async #caughtUp(): Promise<void> {
    for (const seat of this.#people.keys()) {
      const ponged = await this.#present(seat).then((client) =>
        client.ping().then(
          () => true,
          () => false,
        ),
      );
      if (!ponged) await this.#present(seat);
    }
  }

  /** Connects, again if necessary. */
  async #present(seat: number): Promise<Client> {
    for (;;) {
      const client = this.#people[seat] as Client;
      if (client.socket.readyState === client.socket.OPEN) return client;
      const hello = { table: this.table, secret: this.#secrets[seat] as string };
      const again = await Client.at(this.#base, hello, { lenient: true }).catch(() => undefined);
      if (again) this.#people[seat] = again;
      else await sleep(15);
    }
  }
}

/** Repeated, these store nothing: a mark, a raised hand, the same dealer, a look, a yes. Without questions nobody has to say yes. */
const leftOut: readonly string[] = ['mark', 'tell', 'raiseHand', 'chooseDealer', 'look', 'askClue', 'answerClue'];

/** Something this client may do now that changes the game. */
export function someMove(client: Client, random: Random): Action | undefined {
  if (client.view.phase !== 'playing') return undefined;
  for (let tries = 0; tries < 5; tries++) {
    const move = moveOf(client, random);
    if (!move || (move.kind === 'play' && !leftOut.includes(move.action.kind))) return move;
  }
  return undefined;
}

function moveOf(client: Client, random: Random): Action | undefined {
  const game = client.view.round?.view;
  if (game?.game === 'codenames') return codenamesMove(client, random);
  if (game?.game === 'duet') {
    const action = duetAction(game, random);
    return action && { kind: 'play', game: 'duet', action };
  }
  const action = game && spyfallAction(client, random, 'accepted');
  return action && spyfall(action);
}

export type Account = { readonly moves: number; readonly lost: number; readonly doubled: number };

/** For a table's stream: which acknowledged moves are missing, and which moves are stored twice. */
export function accountOf(sent: readonly Sent[], stored: readonly Stored[]): Account {
  const versions = new Map<string, number[]>();
  for (const { version, event } of stored) {
    const { id, by } = event as Envelope;
    if (id !== undefined) versions.set(`${by} ${id}`, [...(versions.get(`${by} ${id}`) ?? []), version]);
  }
  const placesOf = ({ by, id }: Sent) => versions.get(`${by} ${id}`) ?? [];
  const acknowledged = sent.filter(({ version }) => version !== undefined);
  return {
    moves: acknowledged.length,
    lost: acknowledged.filter((one) => !placesOf(one).includes(one.version as number)).length,
    doubled: sent.filter((one) => placesOf(one).length > (one.refused === undefined ? 1 : 0)).length,
  };
}

/** People whose view differs from the table's state. */
export function misledBy(state: State, people: readonly Client[]): string[] {
  return people
    .filter(({ you, view }) => sorted(view) !== sorted(machine.view(state, you as Viewer)))
    .map(({ you }) => String(you));
}
