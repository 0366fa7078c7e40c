/** The referee's thread: loads the languages, then answers clues in order and reads packs in between. */
import { setImmediate as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type OwnWords, type ReadPack, readingOwnPack, summed } from '../own-pack.ts';
import { described } from '../text-files.ts';
import type { Pair } from './alike.ts';
import { type NotedPack, Referee } from './referee.ts';
import type { PackQuestion, Question, Ready, RefereeAnswer } from './referee-worker.ts';

/** Milliseconds per slice of a pack: clues come first. */
const SLICE = 10;

/** Lets clues have their turn after each slice. */
class Slices {
  #end = performance.now() + SLICE;

  /** Undefined within a slice, so that a step costs no turn of its own. */
  next(): Promise<void> | undefined {
    return performance.now() < this.#end ? undefined : this.#rest();
  }

  async #rest(): Promise<void> {
    await rest();
    this.#end = performance.now() + SLICE;
  }
}

const port = parentPort;
if (!port) throw new Error('the referee sits in a worker');

const began = performance.now();
const referee = new Referee(workerData as readonly NotedPack[]);
await referee.load();
const short = referee.limited.map(
  (language) => `${language}: its morphology is missing, the referee is less sure here`,
);
const ready: Ready = {
  ready: performance.now() - began,
  troubles: [...referee.mistakes.map(described), ...short],
};
port.postMessage(ready);
/** Packs are read one after the other. */
let packs: Promise<void> = Promise.resolve();
port.on('message', (questions: readonly Question[]) => {
  for (const question of questions) {
    if ('text' in question) {
      packs = packs.then(async () => answer({ id: question.id, answer: await packIn(question) }));
    } else {
      const { id, clue, visible, language, rules } = question;
      const words = visible === '' ? [] : visible.split('\n');
      answer({ id, answer: referee.judge(clue, words, language, rules) });
    }
  }
});

function answer(message: RefereeAnswer): void {
  port?.postMessage(message);
}

async function packIn({ text, language, within, room }: PackQuestion): Promise<ReadPack> {
  const read = await wordsIn(text, language, room);
  return summed(read, read.mistakes.length > 0 ? [] : await alikeIn(read.words, language, within));
}

/** As many pairs as are found in this time. */
async function alikeIn(words: readonly string[], language: string, within: number): Promise<Pair[]> {
  const end = performance.now() + within;
  const pairs: Pair[] = [];
  const slices = new Slices();
  const written = words.values().map((word) => word.replaceAll('\u00AD', ''));
  for (const pair of referee.alike(written, language)) {
    if (pair) pairs.push(pair);
    if (performance.now() > end) break;
    const rested = slices.next();
    if (rested) await rested;
  }
  return pairs;
}

async function wordsIn(text: string, language: string, room: number): Promise<OwnWords> {
  const reading = readingOwnPack(text, language, { room });
  const slices = new Slices();
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    const rested = slices.next();
    if (rested) await rested;
  }
}
