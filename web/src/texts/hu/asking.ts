/** Asking whether a clue may be given, raising a hand, owning up. Part of `play`. */
import type { TableParts } from '../en/index.ts';
import type { Translation } from '../shape.ts';

export const play = {
  asking: {
    ask: 'Előbb megkérdezem',
    several: 'Ez több szó. Nyomd meg még egyszer, ha így is mehet, vagy kérdezd meg előbb.',
    readers: 'A szót látni fogják, a számot nem.',
    waiting: 'Megkérdezve. Még válaszra vár: {names}.',
    soon: 'Megkérdezve. Várjuk a választ.',
    allowed: 'Elfogadva. Most már mehet.',
    refused: 'Nem fogadták el. Találj ki másikat.',
    question: '{name} kérdezi: mehet ez: „{word}”?',
    yes: 'Elfogadom',
    no: 'Nem fogadom el',
    agreed: 'Elfogadtad. Még válaszra vár: {names}.',
  },

  hand: {
    raise: 'Felteszem a kezem',
    raised: 'A kémfőnököd látja a kezed.',
    seen: {
      one: '{names} feltette a kezét: szabályos ez az utalás?',
      other: '{names} feltették a kezüket: szabályos ez az utalás?',
    },
  },

  ownUp: {
    button: 'Beismerem',
    heading: 'Szabálytalan volt az utalásod?',
    teams:
      'Kihúzod a saját utalásodat: „{word}”? A körötök azonnal véget ér, a másik kémfőnök pedig letakarhatja egy ügynökét.',
    together: 'Kihúzod a saját utalásodat: „{word}”? A kör véget ér, és az ellenfél még egy ügynökét le kell takarni.',
    duet: 'Szabálytalannak tartod a saját utalásodat: „{word}”? Egy időlapkát el kell dobni a készletből. A társad így is tippel.',
    yes: 'Szabálytalan volt',
  },
} as const satisfies Translation<TableParts['asking']['play'], 'hu'>;
