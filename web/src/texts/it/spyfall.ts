/** Spyfall: the table in play. */
import { said, stamp, verdict } from './spyfall-told.ts';

export { refusals } from './refusals-spyfall.ts';

export const spyfall = {
  title: 'Spyfall',

  /** The now-line. It is the same for the spy and the others: a neighbour may read it. */
  now: {
    briefing: {
      dealer: 'Guarda la tua carta. Fai partire la manche quando tutti hanno visto la propria.',
      wait: 'Guarda la tua carta. La manche la fa partire {name}.',
      watch: 'Tutti guardano la propria carta. La manche la fa partire {name}.',
    },
    spoken: {
      ask: 'Tocca a te chiedere: tocca la persona a cui fai la domanda.',
      askBut: 'Tocca a te chiedere: tocca la persona. Non {name}, che ti ha appena fatto una domanda.',
      asking: 'Chiedi a {name} a voce alta e ascolta. Tocco sbagliato? Tocca un’altra persona.',
      asked: '{name} chiede a te. Rispondi a voce, poi tocca la persona a cui chiedi tu.',
      picks: '{name} sceglie a chi chiedere.',
      listen: '{by} chiede a {to}. Ascolta bene.',
    },
    written: {
      ask: 'Tocca a te chiedere: tocca la persona e scrivi la domanda.',
      askBut: 'Tocca a te chiedere: tocca la persona e scrivi. Non {name}, che ti ha appena fatto una domanda.',
      asking: '{name} ti sta scrivendo la risposta.',
      asked: '{name} chiede a te. Scrivi la risposta.',
      picks: '{name} sta scrivendo una domanda.',
      listen: '{by} ha chiesto a {to}. La risposta sta arrivando.',
    },
    free: {
      play: 'Chiedete e rispondete a turno, a voce. Accusa quando ne hai la certezza.',
      watch: 'Chiedono e rispondono a turno, a voce.',
    },
    accusation: {
      accuser: 'La tua accusa è contro {suspect}. Aspetta i voti degli altri.',
      suspect: '{by} accusa te. Gli altri votano; tu non dici niente.',
      vote: '{by} accusa {suspect}. Vota: a favore o contro?',
      voted: '{by} accusa {suspect}. Il tuo voto c’è; aspetta gli altri.',
      watch: '{by} accusa {suspect}. Gli altri votano.',
    },
    naming: {
      me: 'Indovina il luogo: dove sono tutti quanti?',
      wait: 'La spia è {name}, e sta per provare a indovinare il luogo.',
    },
    suspicions: {
      dealer: 'Basta domande. Parlatene, poi apri il voto finale.',
      wait: 'Basta domande. Parlatene; il voto finale lo apre {name}.',
      watch: 'Basta domande. Ora ne parlano; il voto finale lo apre {name}.',
    },
    ballot: {
      me: 'Di’ di chi sospetti.',
      wait: '{name} dice di chi sospetta. Poi verrà il tuo turno.',
      done: '{name} dice di chi sospetta. Tu hai già parlato.',
      watch: '{name} dice di chi sospetta.',
    },
    verdict: {
      goOn: 'La manche è finita. Andate avanti quando tutti hanno letto.',
      few: 'La manche è finita. Per la prossima servono tre persone presenti.',
      watch: 'La manche è finita. Chi gioca va avanti quando vuole.',
    },
    newcomer: 'Questa manche va avanti senza di te. La carta arriva nella prossima.',
    over: 'La partita è finita.',
  },

  round: 'Manche {round} di {rounds}',

  clock: {
    /** Before the dealer starts the clock. */
    waiting: 'Non partito',
    /** Beside the digits while a vote or the spy's guess stops the clock. */
    vote: 'Fermo',
    talk: 'Al voto',
    note: 'Quando il tempo scade si parla dei sospetti, e poi votano tutti.',
    talkNote: 'Quando questo tempo scade, il voto finale si apre da solo.',
    voteNote: 'Riparte da solo, con il tempo che resta.',
  },

  card: {
    title: 'La tua carta',
    look: 'Guarda la tua carta',
    hide: 'Nascondi la tua carta',
    hint: 'Tieni premuto per guardarla. Un tocco la mostra per sei secondi.',
    /** On a large card, which covers the screen after the deal. */
    show: 'Tieni premuto per guardare',
    tap: 'Un tocco la mostra per sei secondi.',
    first: 'Prima guarda la tua carta.',
    gotIt: 'Ho capito',
    location: 'Dove',
    role: 'Chi',
    /** The spy's card, in the same layout. */
    nowhere: 'Scoprilo!',
    spy: 'La spia sei tu',
    /** S6: below the role, at a table that ignores roles. Both texts are about equally long. */
    ignored: 'Non serve recitarlo.',
    ignoredSpy: 'Tienitelo per te.',
  },

  locations: {
    title: 'Luoghi',
    note: 'Cancella quelli da escludere. Lo vedi solo tu.',
    crossed: 'cancellato',
    played: 'già giocato',
  },

  ring: {
    title: 'Intorno al tavolo',
    /** Keyboard hint; shown below the ring while the keyboard is used. */
    keys: 'Frecce: spostati. Invio: chiedi. T: pulsante principale. B: persone.',
    asks: 'chiede',
    asked: 'risponde',
    chosen: 'scelta fatta',
    barred: 'ti ha appena fatto una domanda',
    dealer: 'Mazziere',
    accused: 'ha già accusato',
    /** At their own card. */
    looked: 'ha guardato',
    gone: 'assente',
    points: { one: '{n} punto', many: '{n} di punti', other: '{n} punti' },
    newcomers: 'Dalla prossima manche: {names}',
  },

  talk: {
    last: 'Ultima domanda',
    earlier: 'Domande precedenti',
    title: 'Domande',
    line: '{by} chiede a {to}:',
    answer: '{name} risponde:',
    awaited: 'La risposta sta arrivando.',
    none: 'Nessuna risposta.',
    empty: 'Nessuno ha ancora chiesto niente.',
  },

  write: {
    question: 'Domanda per {name}',
    questionNone: 'Domanda',
    whom: 'Prima tocca la persona a cui chiedi.',
    ask: 'Chiedi',
    answer: 'Risposta a {name}',
    send: 'Rispondi',
    empty: 'Prima scrivi qualcosa.',
    left: { one: 'Resta {n} carattere', many: 'Restano {n} di caratteri', other: 'Restano {n} caratteri' },
  },

  dock: {
    start: 'Via alla manche',
    answered: 'Ho risposto',
    accuse: 'Accusa',
    /** Every player has it, so that it does not give the spy away. */
    stop: 'La spia sono io',
    callTime: 'Basta domande',
    open: 'Apri il voto finale',
  },

  scores: {
    title: 'Punti',
    newcomer: 'dalla prossima manche',
    left: 'non c’è più',
  },

  verdict,
  stamp,
  said,
} as const;
