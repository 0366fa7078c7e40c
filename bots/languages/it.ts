/** What bots know about Italian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const it: BotLanguage = {
  rude: 'cazzo figa fica culo merda troia puttana stronzo coglione scopare frocio negro piscio bocchino minchia',
  sensitive:
    'anoressico auschwitz genocidio gestapo hitler nazi nazista nazismo olocausto pedofilo schiavitù stupro suicida suicidio svastica',
  clueEndings: [],
  hasCompounds: false,
  forms: {
    longestEnding: 3,
    // onda, onde; nuotare, nuoto
    vowelChange: /^[aeiou]{2}$/,
    growsAfterVowel: 1,
    losesOnlyVowels: true,
  },
  questions: [
    [
      'long',
      /^(?:\S+ )?(?:quanto (?:tempo|dura|rimani|resti|ti fermi|ancora|manca)|per quanto|da quanto|fino a quando|fra quanto|tra quanto)/,
    ],
    ['when', /^(?:\S+ )?(?:quando|quand’|ogni quanto|a che ora|quante volte)/],
    ['much', /^(?:\S+ )?(?:quant[oaie]|quant’)(?!\p{L})/u],
    ['why', /^(?:\S+ )?perché/],
    ['how', /^(?:\S+ )?(?:come|com’è|com’era|che (?:odore|tempo|aria|effetto|temperatura))(?!\p{L})/u],
    ['who', /^(?:(?:a|di|con|da|per|su) )?chi(?!\p{L})/u],
    ['where', /^(?:(?:da|per|fin) )?(?:dove|dov’è|dov’era)(?!\p{L})/u],
    [
      'what',
      /^(?:(?:a|di|con|da|per|su|in) )?(?:che|che cosa|cosa|cos’è|cos’hai|quale|quali|qual)(?!\p{L})|, (?:che|cosa|quale) /u,
    ],
    ['or', / o (?!no)/],
  ],
};
