/** Asking whether a clue may be given, raising a hand, owning up. Part of `play`. */
import type { TableParts } from '../en/index.ts';
import type { Translation } from '../shape.ts';

export const play = {
  asking: {
    ask: 'Chiedi prima',
    several: 'È più di una parola. Premi di nuovo per darlo, oppure chiedi prima.',
    readers: 'Vedranno la parola, ma non il numero.',
    waiting: 'Hai chiesto. Si aspetta: {names}.',
    soon: 'Hai chiesto. Si aspetta la risposta.',
    allowed: 'Ammesso. Ora puoi darlo.',
    refused: 'Non ammesso. Pensane un altro.',
    question: '{name} chiede: va bene «{word}»?',
    yes: 'Ammetti',
    no: 'Non ammettere',
    agreed: 'Lo hai ammesso. Si aspetta: {names}.',
  },

  hand: {
    raise: 'Alza la mano',
    raised: 'Il tuo capo spia vede la tua mano.',
    seen: {
      one: '{names} ha alzato la mano: questo indizio è valido?',
      many: '{names} hanno alzato la mano: questo indizio è valido?',
      other: '{names} hanno alzato la mano: questo indizio è valido?',
    },
  },

  ownUp: {
    button: 'Ammetti l’errore',
    heading: 'Il tuo indizio non era valido?',
    teams:
      'Bocciare il tuo «{word}»? Il vostro turno finisce subito e l’altro capo spia può coprire uno dei suoi agenti.',
    together: 'Bocciare il tuo «{word}»? Il turno finisce e si copre un altro agente dell’avversario.',
    duet: 'Bocciare il tuo «{word}»? Si scarta un segnalino di riserva. L’altra parte tenta lo stesso.',
    yes: 'Non era valido',
  },
} as const satisfies Translation<TableParts['asking']['play'], 'it'>;
