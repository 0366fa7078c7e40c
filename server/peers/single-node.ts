/** Peers of a single node: all connections are here. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Peers, Presence } from './peers.ts';

export const singleNode: Peers = {
  count: 1,
  presence: () => new LoneCompany(),
  goodbye: () => {},
};

class LoneCompany implements Presence {
  readonly isKnown = true;
  readonly #people = new Set<PersonId>();
  readonly #listeners = new Set<() => void>();

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
    return () => this.#listeners.delete(changed);
  }

  #tell(): void {
    for (const changed of [...this.#listeners]) changed();
  }
}
