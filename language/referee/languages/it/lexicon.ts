/** Italian: Hunspell's dictionary, also for words behind an article without its vowel: *l'acqua*. */
import { fold } from '../../../letters.ts';
import { hunspellLexicon } from '../../hunspell.ts';
import type { Lexicon } from '../../lexicon.ts';

const article = /^(?:l|un|d|dell|all|dall|nell|sull|coll|quell|quest|bell|sant)'(?=\p{L}{2})/iu;

export async function italianLexicon(): Promise<Lexicon> {
  const hunspell = await hunspellLexicon('it');
  const behindArticle = (word: string) => {
    const plain = word.replaceAll('’', "'");
    return article.test(plain) ? plain.replace(article, '') : undefined;
  };
  return {
    ...hunspell,
    basesOf: (word) => hunspell.basesOf(behindArticle(word) ?? word.replaceAll('’', "'")),
    // Together they may spell another word: *l'oro*, *loro*.
    formsOf: (word) => {
      const noun = behindArticle(word);
      return noun === undefined ? [] : [noun, ...hunspell.basesOf(noun)].map((base) => fold(base, 'it'));
    },
  };
}
