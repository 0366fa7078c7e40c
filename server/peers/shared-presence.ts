/** Presence at a table across nodes: the people here, those other nodes reported, and which entry is the latest. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Clock } from '../platform/clock.ts';
import { type AtTable, MOST_PEOPLE } from './messages.ts';
import type { Presence, Reaction } from './peers.ts';
import { type TvNews, TvScreen } from './tv-screen.ts';

/** How long other nodes have to answer. */
const KNOWN_AFTER = 500;

type Own = {
  /** The moment they entered; if they were elsewhere already, one more than their number there. */
  at: number;
  /** They entered before the other nodes had answered: until this moment they outrank an earlier entry elsewhere. */
  freshUntil: number;
  readonly takenOver: () => void;
};

type Told = { readonly turn: number; readonly people: ReadonlyMap<PersonId, number> };

type SharedPresenceDeps = {
  readonly node: string;
  readonly clock: Clock;
  /** Called with the first listener: pass other nodes' messages to `hear` until the returned function is called. */
  readonly open: (presence: SharedPresence) => () => void;
  readonly say: (message: Pick<AtTable, 'people' | 'ask'>) => void;
  readonly sayReaction: (reaction: Reaction) => void;
  readonly sayTv: (news: TvNews) => void;
};

export class SharedPresence implements Presence {
  isKnown = false;
  readonly tv: TvScreen;
  readonly #deps: SharedPresenceDeps;
  readonly #own = new Map<PersonId, Own>();
  readonly #others = new Map<string, Told>();
  readonly #listeners = new Set<() => void>();
  readonly #reacted = new Set<(reaction: Reaction) => void>();
  #close: (() => void) | undefined;
  #cancelAsking: (() => void) | undefined;
  #isTelling = false;

  constructor(deps: SharedPresenceDeps) {
    this.#deps = deps;
    this.tv = new TvScreen({ now: () => deps.clock.now(), say: deps.sayTv });
  }

  has(person: PersonId): boolean {
    if (this.#own.has(person)) return true;
    for (const { people } of this.#others.values()) if (people.has(person)) return true;
    return false;
  }

  enter(person: PersonId, takenOver: () => void): void {
    const now = this.#deps.clock.now();
    const before = this.#latest(person);
    const freshUntil = this.isKnown ? 0 : now + KNOWN_AFTER;
    this.#own.set(person, { at: before === undefined ? now : before + 1, freshUntil, takenOver });
    this.#tell();
    this.#changed();
  }

  leave(person: PersonId): void {
    if (!this.#own.delete(person)) return;
    this.#tell();
    this.#changed();
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    this.#close ??= this.#deps.open(this);
    return () => {
      if (this.#listeners.delete(changed) && this.#listeners.size === 0) this.#end();
    };
  }

  react(reaction: Reaction): void {
    this.hearReaction(reaction);
    if (this.#close) this.#deps.sayReaction(reaction);
  }

  hearReaction(reaction: Reaction): void {
    for (const reacted of [...this.#reacted]) reacted(reaction);
  }

  listenToReactions(reacted: (reaction: Reaction) => void): () => void {
    this.#reacted.add(reacted);
    return () => this.#reacted.delete(reacted);
  }

  /** Asks the other nodes who is with them; twice, since a distant node may not be subscribed yet. */
  ask(): void {
    const { clock } = this.#deps;
    this.#cancelAsking?.();
    this.#askNow();
    this.#cancelAsking = clock.at(clock.now() + KNOWN_AFTER / 2, () => {
      this.#askNow();
      this.#cancelAsking = clock.at(clock.now() + KNOWN_AFTER / 2, () => {
        this.#cancelAsking = undefined;
        this.isKnown = true;
        this.#changed();
      });
    });
  }

  #askNow(): void {
    this.#say({ ask: true });
    this.tv.ask();
  }

  /** The bus is down. */
  lose(): void {
    this.#cancelAsking?.();
    this.#cancelAsking = undefined;
    this.isKnown = false;
    this.#changed();
  }

  hear({ node, turn, people, ask }: AtTable): void {
    // A message may be overtaken by a newer one.
    const before = this.#others.get(node);
    if (turn <= (before?.turn ?? 0)) return;
    const there = new Map(people as [PersonId, number][]);
    this.#others.set(node, { turn, people: there });
    const lost = [...there].flatMap(([person, at]) => this.#yielded(node, person, at) ?? []);
    if (ask) this.#tell();
    for (const { takenOver } of lost) takenOver();
    if (
      lost.length > 0 ||
      there.size !== before?.people.size ||
      [...there.keys()].some((one) => !before.people.has(one))
    )
      this.#changed();
  }

  /** The node is gone, with everyone connected to it. */
  forget(node: string): void {
    const told = this.#others.get(node);
    this.#others.delete(node);
    if (told && told.people.size > 0) this.#changed();
  }

  /**
   * If a person enters on two nodes, the later entry wins: by number, then by node id, so that all nodes agree. Clocks
   * differ, so a person who entered before the other nodes answered may have too low a number: raise it once, unless
   * the other number shows that it was taken after this one.
   */
  #yielded(node: string, person: PersonId, at: number): Own | undefined {
    const own = this.#own.get(person);
    if (!own || at < own.at || (at === own.at && node < this.#deps.node)) return undefined;
    this.#tell();
    if (own.freshUntil > this.#deps.clock.now() && at !== own.at + 1) {
      own.freshUntil = 0;
      own.at = at + 2;
      return undefined;
    }
    this.#own.delete(person);
    return own;
  }

  #latest(person: PersonId): number | undefined {
    const numbers = [this.#own.get(person)?.at, ...[...this.#others.values()].map(({ people }) => people.get(person))];
    const known = numbers.filter((at) => at !== undefined);
    return known.length > 0 ? Math.max(...known) : undefined;
  }

  /** Combines all changes within one turn of the event loop into one message. */
  #tell(): void {
    if (this.#isTelling || !this.#close) return;
    this.#isTelling = true;
    setImmediate(() => {
      if (this.#isTelling && this.#close) this.#say({ ask: false });
    });
  }

  #say({ ask }: { ask: boolean }): void {
    this.#isTelling = false;
    const people = [...this.#own].slice(0, MOST_PEOPLE).map(([person, { at }]): [string, number] => [person, at]);
    this.#deps.say({ people, ask });
  }

  #changed(): void {
    for (const changed of [...this.#listeners]) changed();
  }

  #end(): void {
    if (this.#isTelling) this.#say({ ask: false });
    this.#cancelAsking?.();
    this.#cancelAsking = undefined;
    this.#close?.();
    this.#close = undefined;
    this.#others.clear();
    this.tv.forget();
    this.isKnown = false;
  }
}
