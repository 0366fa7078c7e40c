/** What bots know about Finnish besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const fi: BotLanguage = {
  rude: 'vittu kyrpä perse paska huora pillu mulkku kusi pano naida neekeri hintti kulli',
  clueEndings: [
    ['minen', ['a', 'ä', 'da', 'dä', 'ta', 'tä']],
    ['issa', ['a', 'i', 'o', 'u', 'e']],
    ['inen', ['', 'a', 'i', 'o', 'ä']],
    ['iset', ['inen']],
    ['nut', ['a', 'la', 'da']],
    ['nyt', ['ä', 'lä', 'dä']],
    ['ssa', ['']],
    ['ssä', ['']],
    ['sta', ['']],
    ['lla', ['']],
    ['llä', ['']],
    ['lle', ['']],
    ['ksi', ['']],
    ['eet', ['e']],
    ['ien', ['i', '']],
    ['ja', ['', 'i']],
    ['ia', ['i', 'e', 'a']],
    ['iä', ['i', 'e', 'ä']],
    ['at', ['i', 'a']],
    ['et', ['i', 'e', 'nen']],
    ['it', ['i']],
    ['ta', ['']],
    ['tä', ['']],
    ['an', ['a', 'i']],
    ['n', ['']],
    ['t', ['']],
    ['a', ['']],
    ['ä', ['']],
  ],
  hasCompounds: true,
  forms: {
    longestEnding: 6,
    // hiekka, hiekassa
    halvesDoubles: true,
  },
};
