/** What bots know about Italian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const it: BotLanguage = {
  rude: 'cazzo figa fica culo merda troia puttana stronzo coglione scopare frocio negro piscio bocchino minchia',
  clueEndings: [],
  hasCompounds: false,
  forms: {
    longestEnding: 3,
    // onda, onde; nuotare, nuoto
    vowelChange: /^[aeiou]{2}$/,
    growsAfterVowel: 1,
    losesOnlyVowels: true,
  },
};
