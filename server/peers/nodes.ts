/** Peers over a bus: which other nodes are alive, and whom each has at which table. */
import { createHash, randomBytes } from 'node:crypto';
import { every } from '../platform/clock.ts';
import type { TableId } from '../platform/ids.ts';
import type { Bus } from '../streams/bus.ts';
import { atTable, type OfNode, type OnTvs, ofNode, onTvs, type Reacted, reacted, read } from './messages.ts';
import type { OpenPeers, Peers, PeersDeps, Reaction } from './peers.ts';
import { SharedPresence } from './shared-presence.ts';

const BEAT = 1000;
/**
 * A node is dead after this many of our beats without a message from it. A pause of our own counts as one beat, however
 * long.
 */
const SILENT_BEATS = 5;
/** How long to keep the people of a node that said goodbye, while they reconnect elsewhere. */
const MOVING = 5000;
const NODES = 'nodes';

type Node = { number: number; silent: number; isLeaving: boolean };

export function peersOn(bus: Bus): OpenPeers {
  return (deps) => new Nodes(bus, deps);
}

class Nodes implements Peers {
  readonly #bus: Bus;
  readonly #deps: PeersDeps;
  /** New on each start: a restarted node is a different node, with different people. */
  readonly #id = randomBytes(12).toString('base64url');
  readonly #presences = new Map<string, SharedPresence>();
  readonly #nodes = new Map<string, Node>();
  readonly #stopBeating: () => void;
  #turn = 0;
  #beats = 0;
  #hasLeft = false;

  constructor(bus: Bus, deps: PeersDeps) {
    this.#bus = bus;
    this.#deps = deps;
    bus.hear(NODES, (text) => this.#hear(text));
    bus.watch((isUp) => this.#bussed(isUp));
    this.#stopBeating = every(deps.clock, BEAT, () => this.#beat());
    this.#sayBeat();
  }

  get count(): number {
    return this.#nodes.size + 1;
  }

  presence(table: TableId): SharedPresence {
    const subject = subjectOf(table);
    return new SharedPresence({
      node: this.#id,
      clock: this.#deps.clock,
      open: (presence) => this.#open(subject, presence),
      say: (message) => {
        if (!this.#hasLeft) this.#say(subject, { node: this.#id, turn: ++this.#turn, ...message });
      },
      sayReaction: (reaction) => {
        if (!this.#hasLeft) this.#say(reactionsOf(subject), { node: this.#id, ...reaction } satisfies Reacted);
      },
      sayTv: (news) => {
        if (!this.#hasLeft) this.#say(tvOf(subject), { node: this.#id, ...news } satisfies OnTvs);
      },
    });
  }

  goodbye(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#stopBeating();
    this.#say(NODES, { says: 'bye', node: this.#id } satisfies OfNode);
  }

  #open(subject: string, presence: SharedPresence): () => void {
    this.#presences.set(subject, presence);
    const unhear = this.#bus.hear(subject, (text) => this.#hearAtTable(presence, text));
    const unhearReactions = this.#bus.hear(reactionsOf(subject), (text) => this.#hearReaction(presence, text));
    const unhearTv = this.#bus.hear(tvOf(subject), (text) => this.#hearTv(presence, text));
    if (this.#bus.isUp) presence.ask();
    return () => {
      unhear();
      unhearReactions();
      unhearTv();
      if (this.#presences.get(subject) === presence) this.#presences.delete(subject);
    };
  }

  #hearAtTable(presence: SharedPresence, text: string): void {
    const message = read(atTable, text);
    if (!message) this.#deps.malformed();
    if (!message || message.node === this.#id) return;
    this.#alive(message.node);
    presence.hear(message);
  }

  #hearReaction(presence: SharedPresence, text: string): void {
    const message = read(reacted, text);
    if (!message) this.#deps.malformed();
    else if (message.node !== this.#id) presence.hearReaction({ by: message.by, sign: message.sign } as Reaction);
  }

  #hearTv(presence: SharedPresence, text: string): void {
    const message = read(onTvs, text);
    if (!message) this.#deps.malformed();
    else if (message.node !== this.#id) presence.tv.hear(message);
  }

  #hear(text: string): void {
    const message = read(ofNode, text);
    if (!message) this.#deps.malformed();
    else if (message.node === this.#id) return;
    else if (message.says === 'bye') this.#leaving(message.node);
    else this.#hearBeat(message.node, message.number);
  }

  #hearBeat(id: string, number: number): void {
    const node = this.#alive(id);
    const isNext = number === node.number + 1;
    node.number = number;
    // Its messages in between may be lost, too.
    if (!isNext) this.#askAll();
  }

  #alive(id: string): Node {
    const node = this.#nodes.get(id) ?? { number: 0, silent: 0, isLeaving: false };
    node.silent = 0;
    this.#nodes.set(id, node);
    return node;
  }

  #leaving(id: string): void {
    const { clock } = this.#deps;
    this.#alive(id).isLeaving = true;
    clock.at(clock.now() + MOVING, () => this.#forget(id));
  }

  #forget(id: string): void {
    this.#nodes.delete(id);
    for (const presence of [...this.#presences.values()]) presence.forget(id);
  }

  #beat(): void {
    if (!this.#bus.isUp) return;
    this.#sayBeat();
    for (const [id, node] of [...this.#nodes]) {
      node.silent += 1;
      if (node.silent > SILENT_BEATS && !node.isLeaving) this.#forget(id);
    }
  }

  #sayBeat(): void {
    this.#beats += 1;
    this.#say(NODES, { says: 'beat', node: this.#id, number: this.#beats } satisfies OfNode);
  }

  #bussed(isUp: boolean): void {
    if (isUp) this.#askAll();
    else for (const presence of [...this.#presences.values()]) presence.lose();
  }

  #askAll(): void {
    for (const presence of [...this.#presences.values()]) presence.ask();
  }

  #say(subject: string, message: object): void {
    this.#bus.say(subject, JSON.stringify(message));
  }
}

/** Beside the table's subject, so that a node of an earlier version does not hear them. */
function reactionsOf(subject: string): string {
  return `${subject}.reactions`;
}

function tvOf(subject: string): string {
  return `${subject}.tv`;
}

/** Anyone with a table's id can enter, so the bus only sees its hash. */
function subjectOf(table: TableId): string {
  return `peers.${createHash('sha256').update(`peers/${table}`).digest('base64url').slice(0, 22)}`;
}
