/** Words no bot says, whatever they point at; folded by each language's letters. */

const rude: { readonly [language: string]: string } = {
  da: 'fisse kusse pik røv pis lort luder kneppe neger perker svans bøsserøv',
  en: `anal anus arse arsehole ass asshole bastard bitch boob boobs bullshit clitoris cock crap cum cunt dick dildo fag
    faggot fuck fucker fucking genitals hooker horny jerk masturbation milf negro nigger nipple nude orgasm orgy penis
    piss poop porn porno pornography prick pussy rape rapist retard scrotum semen sex sexy shit slut sperm tits titties
    turd twat vagina vulva wank wanker whore`,
  fi: 'vittu kyrpä perse paska huora pillu mulkku kusi pano naida neekeri hintti kulli',
  hu: 'fasz pina punci segg szar kurva baszik geci buzi picsa néger köcsög pisa ribanc',
  it: 'cazzo figa fica culo merda troia puttana stronzo coglione scopare frocio negro piscio bocchino minchia',
  ro: 'pula pizdă pizda cur căcat curvă futut fute muie coaie poponar cioroi pișat târfă',
};

const sets = new Map(Object.entries(rude).map(([language, words]) => [language, new Set(words.split(/\s+/))]));

export function isRude(letters: string, language: string): boolean {
  return sets.get(language)?.has(letters) ?? false;
}
