/** Texts that all games share. */
export const play = {
  /** In the title of the tab. */
  yourTurn: 'Tocca a te',
  clock: {
    limit: 'Tempo rimasto',
    pause: 'Pausa',
    resume: 'Riprendi',
    extend: '+1 minuto',
    paused: 'In pausa',
    soon: 'Restano 30 secondi.',
    last: 'Restano 10 secondi.',
    /** Beside the digits, so that urgency does not rely on colour. */
    hurry: { soon: 'Forza', last: 'Presto!', out: 'Tempo' },
    controls: 'Orologio',
  },

  tools: {
    chat: 'Parla',
    unread: {
      one: 'Parla, {n} messaggio nuovo',
      many: 'Parla, {n} di messaggi nuovi',
      other: 'Parla, {n} messaggi nuovi',
    },
    help: 'Aiuto',
    rules: 'Tutte le regole',
  },

  /** While a bot is awaited. */
  bot: {
    thinking: '{name} ci pensa…',
    guessing: '{name} prova a indovinare…',
    paused: '{name} è in pausa. Chi ospita può far ripartire il bot.',
    puzzled: '{name} non conosce la parola «{word}» e va sul sicuro.',
    /** Asks a bot in one's own place to make the next move. */
    decide: 'Lascia decidere {name}',
    deciding: '{name} sta decidendo…',
    /** Duet: a bot gives the first clue. */
    begins: 'Comincia {name}. Aspetta il primo indizio.',
  },

  callOffButton: 'Interrompi la partita',

  said: {
    allowed: 'L’indizio {word} è stato ammesso.',
    calledOff: 'La partita è stata interrotta.',
  },
} as const;
