/** What bots know about Romanian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const ro: BotLanguage = {
  rude: `anal anus băși bășină bordel bulangiu căca căcat căcăcios clitoris coaie cretin cur curva curvar curvă curve
    curvărie debil dildo dobitoc erecție erotic fese fesă futai fute futere futut găoază homălău idiot imbecil jigodie
    labagiu masturbare masturbație muie muist negrotei nud nudist nuditate orgasm orgie penis pipi pișa pișat pizda pizdă
    pizde poponar porno pornografic pornografie prezervativ prostituată prostituție pula pulă pule puță retardat scrot
    sex sexual sexy sfârc slobozi spermă spermatozoid striptease stripteuză sâni sân târfa târfă târfe testicul tâmpit
    țâța țâță țâțe vagin viagra vulvă`,
  // Not AUR and rom: gold and rum are spelled like a party and a people.
  sensitive: `anorexic anorexie antonescu atentat auschwitz automutilare avort birkenau boanghină bozgor buchenwald bulimie
    bulimic cioroi crematoriu dachau deportare deportat eichmann eutanasie evreiască evreică evreiesc evreu fascism
    fascist gay genocid gestapo ghetou goebbels grăsan gulag handicapat hitler himmler holocaust homosexual incest
    jidan jihad lagăr legionar lesbiană linșaj masacru mengele mongoloid nazi nazism nazist obez obezitate pedofil
    pedofilie pnl pogrom psd romi rrom rromi schilod sclav sclavă sclavie sinucide sinucidere sinucigaș svastică
    șoah ștreang tarat terorism terorist tortură transsexual travestit udmr usr viol violare violator zyklon țigan
    țigancă țigani țigănesc țigănie covid ceaușescu cernobîl securist trump comunism stalin putin securitate
    comunist`,
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
