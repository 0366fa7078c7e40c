/** Spyfall's setup: seats, options and locations. */
export const spyfallSetup = {
  seats: {
    taken: '{n} posti occupati su {most}',
    needed: { one: 'Ne manca ancora {n}.', many: 'Ne mancano ancora {n}.', other: 'Ne mancano ancora {n}.' },
    enough: 'Bastano per giocare.',
    full: 'Il tavolo è al completo.',
    /** For people with their own screen at a table that plays on one phone. */
    onePhone: 'Carte, orologio e voti sono su un solo telefono. Qui puoi guardare.',
  },
  rounds: 'Manche',
  roundsOf: { one: '{n} manche', many: '{n} di manche', other: '{n} manche' },
  roundsNote: 'Cinque vanno bene per la prima serata.',
  time: 'Tempo per una manche',
  timeNote: 'Di solito otto minuti. Chi è alle prime armi ne gradisce da 12 a 15.',
  noClock: 'Senza orologio',
  roles: 'Ruoli',
  roleWays: { played: 'Recitati', ignored: 'Ignorati' },
  roleNotes: {
    played: 'Si chiede e si risponde nei panni del proprio ruolo.',
    ignored: 'Sono sulle carte, ma nessuno ci bada.',
  },
  way: 'Domande',
  ways: { spoken: 'A voce', free: 'Solo a voce', written: 'Per iscritto' },
  wayNotes: {
    spoken: 'Nella stessa stanza o in chiamata. Si parla, e si tocca la persona a cui si chiede.',
    free: 'Nella stessa stanza: carte, orologio e voti sono qui, il resto si dice. Non si tocca nessuno.',
    written: 'Domande e risposte si scrivono, e tutti le leggono.',
  },
  spokenOnly: 'Con un telefono per tutti si parla.',
  device: 'Schermi',
  devices: { own: 'Uno a testa', shared: 'Un telefono per tutti' },
  deviceNotes: {
    own: 'Ognuno gioca sul suo telefono.',
    shared: 'Passa di mano in mano per le carte, e per il resto sta in mezzo al tavolo.',
  },
  patience: 'Tempo d’attesa',
  patienceNote: 'Per quanto si aspetta chi perde la connessione, e quanto si parla prima del voto finale.',
  language: 'Lingua dei luoghi',
  locations: {
    title: 'Luoghi',
    choose: 'Scegli i luoghi',
    look: 'Guarda i luoghi',
    loading: 'Arrivano i luoghi…',
    count: '{on} in gioco su {all}',
    own: { one: '{n} vostro', many: '{n} di vostri', other: '{n} vostri' },
    /** `least` is how many locations the rounds need. */
    need: {
      one: 'Per {n} manche devono essere in gioco almeno {least}.',
      many: 'Per {n} di manche devono essere in gioco almeno {least}.',
      other: 'Per {n} manche devono essere in gioco almeno {least}.',
    },
    house: 'Quelli del covo',
    allOn: 'Tutti',
    allOff: 'Nessuno',
    standIn: 'Vale il vostro',
  },
} as const;
