/** What bots know about Romanian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const ro: BotLanguage = {
  rude: 'pula pizdă pizda cur căcat curvă futut fute muie coaie poponar cioroi pișat târfă',
  clueEndings: [],
  hasCompounds: false,
  forms: { longestEnding: 4 },
};
