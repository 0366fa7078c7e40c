/** What bots know about Romanian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const ro: BotLanguage = {
  rude: 'pula pizdă pizda cur căcat curvă futut fute muie coaie poponar cioroi pișat târfă',
  sensitive:
    'anorexic auschwitz genocid gestapo hitler holocaust nazism nazist pedofil sclavie sinucidere sinucigaș svastică viol țigan',
  clueEndings: [],
  hasCompounds: false,
  forms: { longestEnding: 4 },
  questions: [
    [
      'long',
      /^(?:\S+ )?(?:cât (?:timp|mai|stai|rămâi|ține|durează|stați)|până când|până la cât|de cât timp|câte (?:zile|ore|minute|nopți|săptămâni) (?:stai|mai|rămâi))/,
    ],
    ['when', /^(?:\S+ )?(?:când|cât de (?:des|devreme|târziu)|la ce oră|de câte ori)/],
    ['much', /^(?:\S+ )?(?:cât|câți|câte|câtă|câțiva)(?!\p{L})/u],
    ['why', /^de ce(?!\p{L})/u],
    ['how', /^(?:\S+ )?(?:cum|ce (?:miros|vreme|temperatură))(?!\p{L})/u],
    ['who', /^(?:(?:pe|cu|de la|la|al|a|ai|ale|pentru|după) )?(?:cine|cui)(?!\p{L})/u],
    ['where', /^(?:(?:de|până|pe) )?unde(?!\p{L})/u],
    ['what', /^(?:(?:cu|la|de|în|pe|din|pentru) )?(?:ce|care)(?!\p{L})/u],
    ['or', / (?:sau|ori) /],
  ],
};
