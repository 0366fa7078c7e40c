/** Peers of a single node: all connections are here. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Peers, Presence, Reaction } from './peers.ts';
import { TvScreen } from './tv-screen.ts';

export const singleNode: Peers = {
  count: 1,
  presence: () => new LoneCompany(),
  goodbye: () => {},
};

class LoneCompany implements Presence {
  readonly isKnown = true;
  readonly tv = new TvScreen({ now: Date.now });
  readonly #people = new Set<PersonId>();
  readonly #listeners = new Set<() => void>();
  readonly #reacted = new Set<(reaction: Reaction) => void>();

  has(person: PersonId): boolean {
    return this.#people.has(person);
  }

  enter(person: PersonId): void {
    this.#people.add(person);
    this.#tell();
  }

  leave(person: PersonId): void {
    if (this.#people.delete(person)) this.#tell();
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => {
      if (this.#listeners.delete(changed) && this.#listeners.size === 0) this.tv.forget();
    };
  }

  react(reaction: Reaction): void {
    for (const reacted of [...this.#reacted]) reacted(reaction);
  }

  listenToReactions(reacted: (reaction: Reaction) => void): () => void {
    this.#reacted.add(reacted);
    return () => this.#reacted.delete(reacted);
  }

  #tell(): void {
    for (const changed of [...this.#listeners]) changed();
  }
}
