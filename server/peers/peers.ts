/** Peers: what the nodes of a house tell each other that need not last: who is connected to which node, at which table. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { TableId } from '../platform/ids.ts';

export interface Peers {
  /** How many nodes there are as far as this one knows, itself included. */
  readonly count: number;
  /** Who is at this table. Other nodes are heard only while somebody listens. */
  presence(table: TableId): Presence;
  /**
   * From now on this node only listens. The others keep the places of its people for a moment, until they have come in
   * elsewhere.
   */
  goodbye(): void;
}

/** Everybody connected to a table, whichever node they are on. */
export interface Presence {
  /** False until those on other nodes had time to say so; till then nobody counts as gone. */
  readonly isKnown: boolean;
  has(person: PersonId): boolean;
  /** Somebody comes in here, after whoever came in under this id before; `takenOver` is called when they come in elsewhere later. */
  enter(person: PersonId, takenOver: () => void): void;
  leave(person: PersonId): void;
  /** Hears that somebody came or went, or that more is known now, until the function it returns is called. */
  listen(changed: () => void): () => void;
}

export type PeersNeeds = {
  readonly clock: Clock;
  /** A message of another node was not one of ours, and was dropped. */
  readonly malformed: () => void;
};

export type OpenPeers = (needs: PeersNeeds) => Peers;
