/** Where the referee sits: a worker of its own, so that no clue keeps a table waiting. */
import { type Answered, type Numbered, WorkerClient } from '../worker-client.ts';
import type { Pair } from './alike.ts';
import type { HouseRules, Opinion } from './opinion.ts';
import type { NotedPack } from './referee.ts';

type AboutClue = {
  readonly clue: string;
  readonly visible: readonly string[];
  readonly language: string;
  readonly rules?: HouseRules;
};
type AboutList = { readonly words: readonly string[]; readonly language: string };
/** What goes in: a clue, or a list of words. */
export type ListQuestion = Numbered<AboutList>;
export type Question = Numbered<AboutClue> | ListQuestion;
/** What comes back. */
export type Answer = Answered<Opinion | readonly Pair[]>;
/** Said once all languages are loaded: how long it took, and what is wrong with the lists or missing here. */
export type Ready = { readonly ready: number; readonly troubles: readonly string[] };

/** In milliseconds. */
const usualPatience = {
  /** For all languages to be loaded. */
  loading: 60_000,
  /** For a clue, while they are; it is given without an opinion then. */
  clueLoading: 4_000,
  clue: 1_000,
  list: 4_000,
  anew: 1_000,
};
type Patience = typeof usualPatience;

export type RefereeWorkerOptions = {
  readonly onready?: (about: Ready) => void;
  /** Another worker, and other times to wait for it: for the tests. */
  readonly script?: URL;
  readonly patience?: Partial<Patience>;
};

export class RefereeWorker {
  readonly #patience: Patience;
  readonly #client: WorkerClient<AboutClue | AboutList, Answer['answer']>;

  constructor(packs: readonly NotedPack[], { onready, script, patience }: RefereeWorkerOptions = {}) {
    this.#patience = { ...usualPatience, ...patience };
    const { loading, anew } = this.#patience;
    this.#client = new WorkerClient({
      who: 'the referee',
      script: script ?? new URL('./worker.ts', import.meta.url),
      // Sent to another thread: of a pack, only what the referee needs.
      workerData: packs.map(({ language, cards, families }) => ({ language, cards, families })),
      anew,
      loading,
      onready: (about) => onready?.(about as Ready),
    });
  }

  /** Begins to load, in the background; the first question would, too. */
  load(): void {
    this.#client.open();
  }

  /** Rejects where there is no answer in time; then whoever asked goes on without one. */
  judge(clue: string, visible: readonly string[], language: string, rules?: HouseRules): Promise<Opinion> {
    const { clue: ready, clueLoading } = this.#patience;
    const question = { clue, visible, language, ...(rules ? { rules } : {}) };
    return this.#client.ask(question, this.#client.isReady ? ready : clueLoading) as Promise<Opinion>;
  }

  /** Pairs of words that are forms of each other, as many as are found in two seconds; none while it is still loading. */
  async alike(words: readonly string[], language: string): Promise<readonly Pair[]> {
    if (!this.#client.isReady) return [];
    return this.#client.ask({ words, language }, this.#patience.list) as Promise<readonly Pair[]>;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
