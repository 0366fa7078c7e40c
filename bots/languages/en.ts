/** What bots know about English besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const en: BotLanguage = {
  rude: `anal anus arse arsehole ass asshole bastard bitch boob boobs bullshit clitoris cock crap cum cunt dick dildo fag
    faggot fuck fucker fucking genitals hooker horny jerk masturbation milf negro nigger nipple nude orgasm orgy penis
    piss poop porn porno pornography prick pussy rape rapist retard scrotum semen sex sexy shit slut sperm tits titties
    turd twat vagina vulva wank wanker whore`,
  sensitive:
    'anorexic auschwitz fuhrer genocide gestapo hitler holocaust lynching nazi nazis nazism paedophile pedophile slavery suicide swastika',
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
  questions: [
    [
      'yes',
      /^(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might|must|isn’t|aren’t|wasn’t|weren’t|don’t|doesn’t|didn’t|haven’t|hasn’t|can’t|couldn’t|won’t|wouldn’t|shouldn’t) (?!.* or )/,
    ],
    [
      'or',
      /^(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|isn’t|aren’t|don’t|doesn’t|didn’t) .* or /,
    ],
    ['long', /\bhow (?:long|much longer|many (?:minutes|hours|days|weeks|nights))\b|\buntil when\b/],
    ['when', /\bhow (?:often|early|late|soon)\b|\bwhat time\b|\bwhen\b/],
    ['much', /\bhow (?:much|many)\b|\bwhat (?:does|did|do) .*\bcost\b|\bthe price\b/],
    ['why', /\bwhy\b|\bhow come\b/],
    ['how', /\bhow\b|\bhow’s\b|\bwhat’s .* like\b/],
    ['who', /\b(?:who|whose|whom|who’s)\b/],
    ['where', /\bwhere(?:’s)?\b/],
    ['what', /\b(?:what|what’s|which)\b/],
    ['or', / or /],
  ],
};
