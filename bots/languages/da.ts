/** What bots know about Danish besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const da: BotLanguage = {
  rude: 'fisse kusse pik røv pis lort luder kneppe neger perker svans bøsserøv',
  clueEndings: [
    ['ernes', ['', 'e']],
    ['erne', ['', 'e']],
    ['ende', ['e']],
    ['ede', ['e']],
    ['ene', ['', 'e']],
    ['ers', ['', 'e']],
    ['ens', ['', 'e']],
    ['ets', ['', 'e']],
    ['et', ['', 'e']],
    ['en', ['', 'e']],
    ['er', ['', 'e']],
    ['te', ['e']],
    ['t', ['', 'e']],
    ['e', ['']],
    ['s', ['']],
    ['n', ['']],
    ['r', ['']],
  ],
  hasCompounds: true,
  forms: { longestEnding: 4 },
};
