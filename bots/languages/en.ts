/** What bots know about English besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const en: BotLanguage = {
  rude: `anal anus arse arsehole ass asshole bastard bitch boob boobs bullshit clitoris cock crap cum cunt dick dildo fag
    faggot fuck fucker fucking genitals hooker horny jerk masturbation milf negro nigger nipple nude orgasm orgy penis
    piss poop porn porno pornography prick pussy rape rapist retard scrotum semen sex sexy shit slut sperm tits titties
    turd twat vagina vulva wank wanker whore`,
  clueEndings: [
    ['ies', ['y']],
    ['ied', ['y']],
    ['ing', ['', 'e']],
    ['ers', ['', 'e']],
    ['est', ['', 'e']],
    ['es', ['', 'e']],
    ['ed', ['', 'e']],
    ['er', ['', 'e']],
    ['ly', ['', 'e']],
    ['s', ['']],
    ['y', ['', 'e']],
  ],
  hasCompounds: true,
  forms: {
    longestEnding: 3,
    // wave, waving; baby, babies
    losesOnly: /[ey]$/,
  },
};
