/** The bots' thread: answers one question at a time and loads a language when first needed. */
import { parentPort } from 'node:worker_threads';
import { isLanguage } from '@safehouse/language/text-files.ts';
import { type Answer, type Question, think } from './bot.ts';
import type { Asked, Thought, Told } from './bot-worker.ts';
import { type Meaning, openMeaning } from './meaning/meaning.ts';
import { openBank } from './spyfall-play/bank.ts';
import { thinkSpyfall } from './spyfall-play/think.ts';

const port = parentPort;
if (!port) throw new Error('the bots sit in a worker');

const meanings = new Map<string, Promise<Meaning>>();
/** Questions run in sequence, even while one waits for a language. */
let last: Promise<void> = Promise.resolve();
port.on('message', (asked: readonly Asked[]) => {
  for (const one of asked) last = last.then(async () => tell({ id: one.id, answer: await thoughtOf(one) }));
});

function tell(told: Told): void {
  port?.postMessage(told);
}

async function thoughtOf({ question, language }: Asked): Promise<Thought> {
  const thinker = await thinkerFor(question, language);
  if (!thinker) return { code: 'no-language' };
  try {
    return thinker();
  } catch (error) {
    return { code: 'mistake', stack: error instanceof Error ? error.stack : undefined };
  }
}

/** The thinker for the current game, once its data is loaded. */
async function thinkerFor(question: Question, language: string): Promise<(() => Answer) | undefined> {
  if (question.view.round?.view.game === 'spyfall') {
    const bank = await openBank(language).catch(() => undefined);
    return bank && (() => thinkSpyfall({ ...question, now: Date.now() }, bank));
  }
  const meaning = await meaningOf(language);
  return meaning && (() => think(question, meaning));
}

async function meaningOf(language: string): Promise<Meaning | undefined> {
  if (!isLanguage(language)) return undefined;
  const known = meanings.get(language) ?? openMeaning(language);
  meanings.set(language, known);
  return known.catch(() => void meanings.delete(language));
}
