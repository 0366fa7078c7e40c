/** Asking whether a clue may be given, raising a hand, owning up. Part of `play`. */
import type { TableParts } from '../en/index.ts';
import type { Translation } from '../shape.ts';

export const play = {
  asking: {
    ask: 'Întreabă întâi',
    several: 'Sunt mai multe cuvinte. Mai apasă o dată ca să-l dai sau întreabă întâi.',
    readers: 'Vor vedea cuvântul, dar nu și numărul.',
    waiting: 'Ai întrebat. Se așteaptă: {names}.',
    soon: 'Ai întrebat. Se așteaptă răspunsul.',
    allowed: 'Acceptat. Îl poți da acum.',
    refused: 'Nu e acceptat. Gândește-te la altul.',
    question: '{name} întreabă: merge „{word}”?',
    yes: 'Acceptă',
    no: 'Nu accepta',
    agreed: 'L-ai acceptat. Se așteaptă: {names}.',
  },

  hand: {
    raise: 'Ridică mâna',
    raised: 'Spionul-șef îți vede mâna.',
    seen: {
      one: '{names} a ridicat mâna: e permis indiciul?',
      few: '{names} au ridicat mâna: e permis indiciul?',
      other: '{names} au ridicat mâna: e permis indiciul?',
    },
  },

  ownUp: {
    button: 'Recunoaște greșeala',
    heading: 'Indiciul tău era nepermis?',
    teams:
      'Îți anulezi propriul „{word}”? Tura voastră se încheie pe loc, iar celălalt spion-șef poate acoperi un agent de-al lui.',
    together: 'Îți anulezi propriul „{word}”? Tura se încheie și se mai acoperă un agent al adversarului.',
    duet: 'Declari nepermis propriul „{word}”? Se aruncă un jeton din rezervă. Partenerul ghicește oricum.',
    yes: 'Era nepermis',
  },
} as const satisfies Translation<TableParts['asking']['play'], 'ro'>;
