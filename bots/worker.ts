/** The bots' thread: answers one question at a time and loads a language when first needed. */
import { parentPort } from 'node:worker_threads';
import type { Asked, Thought, Told } from './bot-worker.ts';
import { minds, reviewers } from './games.ts';

const port = parentPort;
if (!port) throw new Error('the bots sit in a worker');

/** Questions run in sequence, even while one waits for a language. */
let last: Promise<void> = Promise.resolve();
port.on('message', (asked: readonly Asked[]) => {
  for (const one of asked) last = last.then(async () => tell({ id: one.id, answer: await thoughtOf(one) }));
});

function tell(told: Told): void {
  port?.postMessage(told);
}

async function thoughtOf(asked: Asked): Promise<Thought> {
  const answer = 'review' in asked ? await reviewing(asked) : await thinking(asked);
  if (!answer) return { code: 'no-language' };
  try {
    return answer();
  } catch (error) {
    return { code: 'mistake', stack: error instanceof Error ? error.stack : undefined };
  }
}

type Answer = () => Thought;

async function thinking({ question, language }: Extract<Asked, { question: unknown }>): Promise<Answer | undefined> {
  const game = question.view.round?.view.game ?? question.view.setup.game;
  const think = await minds[game]?.(language);
  return think && (() => think(question));
}

async function reviewing({ review, game, language }: Extract<Asked, { review: unknown }>): Promise<Answer | undefined> {
  const reviewer = await reviewers[game]?.(language);
  return (
    reviewer &&
    (() => {
      const opinion = reviewer(review);
      return opinion ? { review: opinion } : { code: 'mistake' };
    })
  );
}
