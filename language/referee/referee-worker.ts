/** The referee's worker thread, so that no clue blocks a table. */

import type { HouseRules, Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { ReadPack } from '../own-pack.ts';
import { type Answered, type Numbered, WorkerClient } from '../worker-client.ts';
import type { NotedPack } from './referee.ts';

type AboutClue = {
  readonly clue: string;
  /** One on a line: a single text is copied to the worker much faster than a list. */
  readonly visible: string;
  readonly language: string;
  readonly rules?: HouseRules;
};
export type PackLimits = {
  /** Milliseconds for comparing its words. */
  readonly within: number;
  /** How many words the table has room for: a longer list is not sent back. */
  readonly room: number;
};
type AboutPack = PackLimits & { readonly text: string; readonly language: string };
/** Messages to the worker: a clue, or the text of a pack. */
export type PackQuestion = Numbered<AboutPack>;
export type Question = Numbered<AboutClue> | PackQuestion;
/** Message from the worker. */
export type RefereeAnswer = Answered<Opinion | ReadPack>;
/** Sent once all languages are loaded: the time it took, and what is faulty or missing. */
export type Ready = { readonly ready: number; readonly troubles: readonly string[] };

/** In milliseconds. */
const usualPatience = {
  /** For loading all languages. */
  loading: 60_000,
  /** For a clue while they load; without an answer, it is given without an opinion. */
  clueLoading: 4_000,
  clue: 1_000,
  /** For reading a pack, besides comparing its words. */
  pack: 4_000,
  restartAfter: 1_000,
};
type Patience = typeof usualPatience;

export type RefereeWorkerOptions = {
  readonly onready?: (about: Ready) => void;
  /** Another worker script and other timeouts, for tests. */
  readonly script?: URL;
  readonly patience?: Partial<Patience>;
};

export class RefereeWorker {
  readonly #patience: Patience;
  readonly #client: WorkerClient<AboutClue | AboutPack, RefereeAnswer['answer']>;

  constructor(packs: readonly NotedPack[], { onready, script, patience }: RefereeWorkerOptions = {}) {
    this.#patience = { ...usualPatience, ...patience };
    const { loading, restartAfter } = this.#patience;
    this.#client = new WorkerClient({
      who: 'the referee',
      script: script ?? new URL('./worker.ts', import.meta.url),
      // A copy goes to another thread, so it holds only what the referee needs of a pack.
      workerData: packs.map(({ language, cards, families }) => ({ language, cards, families })),
      restartAfter,
      loading,
      onready: (about) => onready?.(about as Ready),
    });
  }

  /** Starts loading in the background; otherwise the first question does. */
  load(): void {
    this.#client.open();
  }

  /** Rejects if there is no answer in time; the caller then continues without one. */
  judge(clue: string, visible: readonly string[], language: string, rules?: HouseRules): Promise<Opinion> {
    const { clue: ready, clueLoading } = this.#patience;
    const question = { clue, visible: visible.join('\n'), language, ...(rules ? { rules } : {}) };
    return this.#client.ask(question, this.#client.isReady ? ready : clueLoading) as Promise<Opinion>;
  }

  /** Reads what a person brings as a pack; undefined while still loading. */
  async readPack(text: string, language: string, { within, room }: PackLimits): Promise<ReadPack | undefined> {
    if (!this.#client.isReady) return undefined;
    return this.#client.ask({ text, language, within, room }, this.#patience.pack + within) as Promise<ReadPack>;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
