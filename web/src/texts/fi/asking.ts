/** Asking whether a clue may be given, raising a hand, owning up. Part of `play`. */
import type { TableParts } from '../en/index.ts';
import type { Translation } from '../shape.ts';

export const play = {
  asking: {
    ask: 'Kysy ensin',
    several: 'Siinä on useampi sana. Paina uudestaan, niin annat sen, tai kysy ensin.',
    readers: 'He näkevät sanan, mutta eivät lukua.',
    waiting: 'Kysytty. Odotetaan: {names}.',
    soon: 'Kysytty. Odotetaan vastausta.',
    allowed: 'Hyväksytty. Voit antaa sen nyt.',
    refused: 'Ei hyväksytty. Keksi toinen.',
    question: '{name} kysyy: kelpaako ”{word}”?',
    yes: 'Kelpaa',
    no: 'Ei kelpaa',
    agreed: 'Hyväksyit sen. Odotetaan: {names}.',
  },

  hand: {
    raise: 'Nosta käsi',
    raised: 'Vakoojamestarisi näkee kätesi.',
    seen: { one: '{names} nosti käden: kelpaako vihje?', other: '{names} nostivat käden: kelpaako vihje?' },
  },

  ownUp: {
    button: 'Myönnä virhe',
    heading: 'Oliko vihjeesi vääränlainen?',
    teams:
      'Hylätäänkö oma vihjeesi ”{word}”? Vuoronne päättyy heti, ja toinen vakoojamestari saa peittää yhden agenteistaan.',
    together: 'Hylätäänkö oma vihjeesi ”{word}”? Vuoro päättyy, ja vastustajan agenteista peitetään yksi lisää.',
    duet: 'Todetaanko oma vihjeesi ”{word}” vääränlaiseksi? Aikavarastosta poistetaan yksi merkki. Parisi arvaa silti.',
    yes: 'Se oli vääränlainen',
  },
} as const satisfies Translation<TableParts['asking']['play'], 'fi'>;
