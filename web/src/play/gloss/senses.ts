/** What a card means, in the reader's language where we have it. */
import type { gloss } from '@safehouse/protocol/http.ts';
import { hrefOf } from '../../lib/site.ts';

export type Sense = ReturnType<(typeof gloss)['parse']>['senses'][number];

/** A sense as it is shown: a text, and its language if it is not the reader's. */
export type Shown = { readonly text: string; readonly lang?: string };

/** One entry per sense: a word or an explanation in the reader's language; in English if it has neither. */
export function shownSenses(senses: readonly Sense[], reader: string): Shown[] {
  const shown = senses.map(({ headword, gloss, words, texts }): Shown => {
    const own = words[reader]?.join(', ') || texts[reader];
    if (own) return { text: own };
    const text = `${headword} – ${gloss}`;
    return reader === 'en' ? { text } : { text, lang: 'en' };
  });
  return shown.filter(({ text }, at) => shown.findIndex((other) => other.text === text) === at);
}

/** The senses of a word in any of these languages; undefined if the server does not answer. */
export async function askSenses(word: string, languages: readonly string[]): Promise<Sense[] | undefined> {
  try {
    const answers = await Promise.all(languages.map((language) => askIn(word, language)));
    return answers.flat();
  } catch {
    return undefined;
  }
}

async function askIn(word: string, language: string): Promise<readonly Sense[]> {
  const response = await fetch(hrefOf(`/api/glosses/${encodeURIComponent(language)}/${encodeURIComponent(word)}`));
  if (!response.ok) throw new Error('no gloss');
  return ((await response.json()) as { senses: readonly Sense[] }).senses;
}
