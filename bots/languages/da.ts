/** What bots know about Danish besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const da: BotLanguage = {
  rude: 'fisse kusse pik røv pis lort luder kneppe neger perker svans bøsserøv',
  sensitive:
    'anorektiker auschwitz folkedrab gaskammer gestapo hagekors hitler holocaust nazi nazist nazisme pædofil selvmord slaveri voldtægt',
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
