/** Asking whether a clue may be given, raising a hand, owning up. Part of `play`. */
import type { TableParts } from '../en/index.ts';
import type { Translation } from '../shape.ts';

export const play = {
  asking: {
    ask: 'Spørg først',
    several: 'Det er mere end ét ord. Tryk igen for at give det, eller spørg først.',
    readers: 'De ser ordet, men ikke tallet.',
    waiting: 'Spurgt. Venter på {names}.',
    soon: 'Spurgt. Venter på svar.',
    allowed: 'Godkendt. Nu kan du give den.',
    refused: 'Ikke godkendt. Find på en anden.',
    question: '{name} spørger: Er »{word}« i orden?',
    yes: 'Godkend',
    no: 'Godkend ikke',
    agreed: 'Du har godkendt den. Venter på {names}.',
  },

  hand: {
    raise: 'Ræk hånden op',
    raised: 'Din spionmester ser din hånd.',
    seen: {
      one: '{names} rækker hånden op: Er ledetråden lovlig?',
      other: '{names} rækker hånden op: Er ledetråden lovlig?',
    },
  },

  ownUp: {
    button: 'Indrøm fejlen',
    heading: 'Var din ledetråd ulovlig?',
    teams:
      'Vil du underkende din egen »{word}«? Så er jeres tur slut med det samme, og den anden spionmester må dække en af sine agenter.',
    together:
      'Vil du underkende din egen »{word}«? Så er turen slut, og endnu en af modstanderens agenter bliver dækket.',
    duet: 'Vil du underkende din egen »{word}«? Der ryger en brik ud af puljen. Din makker gætter stadig.',
    yes: 'Den var ulovlig',
  },
} as const satisfies Translation<TableParts['asking']['play'], 'da'>;
