/** What a card means, over HTTP: the same answer for everyone, which caches may keep. */
import { glossOf } from '@safehouse/bots/glosses.ts';
import { ok, type Reply } from './reply.ts';

/** Longer than any card. */
const LONGEST = 60;
/** It changes only with a new version of the server. */
const CACHED = { 'Cache-Control': 'public, max-age=3600' };

export async function glossReply(language: string, word: string): Promise<Reply> {
  const senses = word.length > LONGEST ? [] : await glossOf(word, language);
  return { ...ok({ senses }), headers: CACHED };
}
