/** What bots know about English besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const en: BotLanguage = {
  rude: `anal anus arse arsehole ass asses asshole ballsack bastard bastards bimbo bitch bitches bitchy blowjob
    bollocks boner boob boobies boobs brothel bugger bullshit bumhole buttocks clit clitoris cock cocks condom coon
    crap cum cunnilingus cunt dick dickhead dildo ejaculation erection erotic fag faggot fart farting fellatio
    foreskin fuck fucked fucker fucking genitals gonorrhoea hooker horny jerk jizz knobhead lesbo masturbate
    masturbation milf minge moron motherfucker negro nigga nigger nipple nipples nude nudist nudity orgasm orgy
    paki pee penis piss pissed poo poop porn porno pornography prick prostitute prostitution pubes pussy rape raped
    rapist rectum retard retarded scrotum semen sex sexual sexy shit shitty slut spastic sperm stripper striptease
    testicle testicles tits titties tosser tranny turd twat urine vagina viagra vibrator vulva wank wanker whore`,
  sensitive: `abortion anorexia anorexic antisemite antisemitism apartheid auschwitz birkenau buchenwald bulimia bulimic
    concentration-camp cripple dachau deportation eichmann euthanasia fascism fascist fuhrer gassed genocide gestapo
    ghetto goebbels goering gypsies gypsy himmler hitler holocaust homosexual incest islamist israeli jew jewess
    jewish jews jihad ku-klux-klan leukaemia lynching massacre mengele midget miscarriage molest mongoloid muslim
    muslims nazi nazis nazism obese obesity paedophile palestinian pedophile pogrom queer racism racist redskin
    self-harm shoah slave slavery slaves spaz stillborn suicidal suicide swastika terrorism terrorist torture
    transsexual transvestite treblinka tumour zionist zyklon covid chernobyl stalin putin`,
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
