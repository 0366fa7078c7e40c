/** What bots know about Danish besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const da: BotLanguage = {
  rude: `anal anus bordel bøsserøv dildo erektion fisse fucke fucking homo hore horebuk klitoris kneppe knepper
    kneppet kusse kælling lesbe liderlig lort luder masturbere mongol møgluder narrøv neger nigger numse nøgen
    onani orgasme orgie patte patter penis perker perkere pik pikhoved pis pisse pissefuld porno pornografi
    prostitueret prut prutte retarderet røv røvhul røvpuler sex sexet sexlegetøj skede skide skiderik spasser sperm
    sperma stripper striptease svans sæd tisse tissekone tissemand vagina viagra vibrator vulva`,
  sensitive: `abort anoreksi anorektiker antisemit antisemitisme apartheid auschwitz birkenau buchenwald bulimi dachau
    deportere eichmann eskimo eutanasi fascisme fascist folkedrab fremskridtspartiet gaskammer genocid gestapo
    ghetto goebbels göring hagekors handikappet himmler hitler holocaust homoseksuel hungersnød incest islamist
    jihad jøde jødedom jøder koncentrationslejr krematorium kræft kz-lejr lesbisk lynche lynchning massakre mengele
    muslim muslimer nazi nazisme nazist nazister overgreb pogrom psykopat pædofil pædofili racisme racist selvmord
    selvmorder selvskade sigøjner slave slaveri socialdemokratiet terror terrorisme terrorist tortur treblinka
    tyskertøs voldtage voldtægt voldtægtsmand covid tjernobyl stalin putin`,
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
  questions: [
    [
      'long',
      /^(?:\S+ )?(?:hvor længe|hvor lang tid|hvor meget længere|til hvornår|hvor mange (?:minutter|timer|dage|uger))/,
    ],
    ['when', /^(?:\S+ )?(?:hvornår|hvor (?:tit|ofte|tidligt|sent))/],
    ['much', /^(?:\S+ )?(?:hvor (?:meget|mange)|hvad (?:koster|kostede|betaler|betalte|gav))/],
    ['why', /^hvorfor/],
    [
      'how',
      /^(?:\S+ )?(?:hvordan|hvor (?!er|var|bor|har|skal|kan|kommer|kom|går|gik|står|stod|sidder|sad|ligger|lå|fik|blev|stopper|slutter|finder|gemmer|mon|i|du|man|jeg)\p{L}+t? )/u,
    ],
    ['where', /^(?:\S+ )?(?:hvor|hvorhen|hvorfra)(?!\p{L})/u],
    ['who', /^(?:\S+ )?(?:hvem(?!\p{L})|hvis (?!(?:du|man|jeg|vi|i|det|der|nogen) ))/u],
    ['what', /^(?:\S+ )?(?:hvad|hvilken|hvilket|hvilke)(?!\p{L})/u],
    ['or', / eller (?!hva|noget)/],
  ],
};
