/** Italian texts for a bot's opinion of a finished game. */
export const review = {
  title: 'Il parere di un bot',
  note: 'Tra parentesi: quanto era probabile che la scegliessero. Un bot conosce le parole in modo diverso dalle persone.',
  thinking: 'Ci pensa…',
  /** How likely something is, in brackets after a word. */
  chance: {
    sure: 'quasi certo',
    likely: 'probabile',
    maybe: 'possibile',
    hardly: 'improbabile',
  },
  chanced: '{what} ({chance})',
  meant: 'Era pensato per: {list}.',
  fits: 'Si adatta meglio a: {list}.',
  also: 'Fa pensare anche a: {list}.',
  zero: 'Lo zero mette in guardia soprattutto da: {list}.',
  unknown: 'Il bot non conosce {word} e non può giudicare l’indizio.',
  danger: {
    opponent: 'Il pericolo era {word}: un agente dell’altra squadra.',
    bystander: 'Il pericolo era {word}.',
    assassin: 'Il pericolo era {word}: l’assassino.',
  },
  safe: 'Nessuna carta sbagliata era vicina.',
  /** {n} is the number of words. */
  better: {
    one: '{clue} avrebbe portato a {words}.',
    many: '{clue} avrebbe unito {words}.',
    other: '{clue} avrebbe unito {words}.',
  },
  noBetter: 'Il bot non conosce un indizio migliore.',
  guess: 'Come si presentava {word}?',
  looked: 'Dal posto di chi doveva indovinare: {list}.',
  same: 'Anche il bot avrebbe scelto questa carta.',
  instead: 'Il bot avrebbe scelto prima {word}.',
  stop: 'Il bot si sarebbe fermato qui.',
  spoken: 'Giocata a voce: il bot sa solo chi ha chiesto, accusato e votato.',
  telling: '«{text}» ({name}): dopo, il luogo era {chance}.',
  knowable: 'Da «{text}» ({name}) una spia avrebbe potuto fare il nome del luogo.',
  unknowable: 'Niente di ciò che è stato scritto tradiva con certezza il luogo.',
  places: 'Tutto insieme si adatta a: {list}.',
  evasive: '«{text}» ({name}) si poteva dire ovunque.',
  elsewhere: '«{text}» ({name}) sta meglio in un altro luogo.',
  suspects: 'Chi conosceva il luogo avrebbe sospettato di: {list}.',
  /** A round that was played aloud: only what people tapped. */
  course: {
    doubted: '{name} aveva ragione su {spy}. Contro: {against}.',
    spared: '{name} ha accusato {suspect}, che conosceva il luogo. Contro: {against}.',
    minutes: {
      one: 'La spia ha fermato la manche dopo {n} minuto.',
      many: 'La spia ha fermato la manche dopo {n} di minuti.',
      other: 'La spia ha fermato la manche dopo {n} minuti.',
    },
    atOnce: 'La spia ha fermato la manche nel primo minuto.',
    places: {
      one: 'Restava possibile {n} luogo.',
      many: 'Restavano possibili {n} di luoghi.',
      other: 'Restavano possibili {n} luoghi.',
    },
    right: 'Nell’ultimo voto la spia è stata indicata da {names}.',
    nobody: 'Nell’ultimo voto nessuno ha fatto il nome della spia.',
    split: {
      one: 'L’ultimo voto è andato a {n} persona.',
      many: 'L’ultimo voto si è diviso tra {n} di persone.',
      other: 'L’ultimo voto si è diviso tra {n} persone.',
    },
    asked: {
      one: 'Alla spia è toccata {n} domanda su {all}.',
      many: 'Alla spia sono toccate {n} di domande su {all}.',
      other: 'Alla spia sono toccate {n} domande su {all}.',
    },
    unasked: 'Nessuno ha chiesto niente alla spia.',
  },
} as const;
