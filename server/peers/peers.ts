/** Peers: transient news between nodes: who is connected to which node, at which table. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Sign } from '@safehouse/rules/table/reactions.ts';
import type { Clock } from '../platform/clock.ts';
import type { TableId } from '../platform/ids.ts';
import type { TvScreen } from './tv-screen.ts';

export interface Peers {
  /** Number of known nodes, including this one. */
  readonly count: number;
  /** Who is at this table. Other nodes' people are included only while there is a listener. */
  presence(table: TableId): Presence;
  /**
   * From now on this node only listens. The others keep its people for a moment, until they have reconnected elsewhere.
   */
  goodbye(): void;
}

export type Reaction = { readonly by: PersonId; readonly sign: Sign };

/** Everyone connected to a table, on any node. */
export interface Presence {
  /** False until the other nodes had time to answer; until then nobody counts as gone. */
  readonly isKnown: boolean;
  has(person: PersonId): boolean;
  /** Enters here, later than any entry of this person so far; `takenOver` is called when they enter elsewhere later. */
  enter(person: PersonId, takenOver: () => void): void;
  leave(person: PersonId): void;
  /** Passes a reaction on to all nodes with people at this table, this one included. */
  react(reaction: Reaction): void;
  /** Called with each reaction; returns the unsubscribe function. */
  listenToReactions(reacted: (reaction: Reaction) => void): () => void;
  /** What the TVs show in place of the table. Other nodes' messages arrive only while there is a listener. */
  readonly tv: TvScreen;
  /** Called when someone enters or leaves, or when `isKnown` changes; returns the unsubscribe function. */
  listen(changed: () => void): () => void;
}

export type PeersDeps = {
  readonly clock: Clock;
  /** Called when a message from another node was invalid and dropped. */
  readonly malformed: () => void;
};

export type OpenPeers = (deps: PeersDeps) => Peers;
