/** The lesson of Spyfall: at the beach, with Vera as the spy, who takes it for an office. */
export const lessonSpyfall = {
  people: { you: 'Tu', milo: 'Milo', vera: 'Vera', ida: 'Ida' },
  role: 'Bagnino',
  locations: {
    beach: 'Spiaggia',
    office: 'Ufficio',
    school: 'Scuola',
    train: 'Treno notturno',
    hospital: 'Ospedale',
    circus: 'Circo',
  },
  talk: 'Che cosa si è detto',
  /** Who asks whom. */
  asks: '{by} → {to}',
  say: {
    card: 'Quattro persone, una manche. In tre siete nello stesso luogo; l’altra è la spia e non sa dove. Tocca la tua carta, e non farla vedere a nessuno.',
    shown:
      'Sei in questo luogo, e con te ci sono altri due. La spia ha solo la lista qui sotto. Trova la spia, ma non svelare il luogo.',
    answer: 'Milo ti fa una domanda. Mostra che conosci il luogo, ma non dirlo alla spia. Che cosa rispondi?',
    ask: 'Ora la domanda è tua. Non a Milo, che te ne ha appena fatta una. Chiedi a Vera:',
    listen: 'Mah. Ora Vera fa una domanda a Ida, e Ida a Milo. Ascolta che cosa dicono.',
    accuse: 'Qualcuno non ha idea di dove siete. Accusalo: l’orologio si ferma, e gli altri votano. Chi è?',
    against:
      'Uno degli altri vota contro, e bisogna essere tutti d’accordo, quindi la manche continua. Chi ha parlato di cose che qui non ci sono? In una manche vera avresti solo questo tentativo. Torna indietro e ascolta di nuovo.',
    done: 'Tutte le mani sono alzate, e Vera scopre la carta: è la spia! Se un giorno quella carta tocca a te: annuisci, resta sul vago, e quando hai capito il luogo ferma il gioco e dillo.',
  },
  note: {
    subtle: 'Bello: chi è lì annuisce, e la spia non impara niente.',
    open: 'Vero, ma ora lo sa anche la spia. Un po’ meno, la prossima volta.',
    vague: 'Prudente, ma ora sospettano di te. Meglio un piccolo dettaglio vero.',
  },
  question: 'Senza che cosa non vieni mai qui?',
  answers: {
    subtle: 'Senza il mio asciugamano.',
    open: 'Senza secchiello e paletta, per i castelli di sabbia.',
    vague: 'Mah, un po’ di tutto.',
  },
  questions: {
    way: 'Come sei arrivata qui?',
    smell: 'Che odore c’è qui?',
    noise: 'C’è rumore qui?',
  },
  replies: {
    way: 'In ascensore, come sempre. Le scale mi stancano.',
    smell: 'Di caffè, e di moquette nuova.',
    noise: 'Solo quando il capo esce da una riunione.',
  },
  veraAsks: 'Quanta gente oggi, vero?',
  idaAnswers: 'Aspetta che passi il gelataio.',
  idaAsks: 'Qui la porti, la cravatta?',
  miloAnswers: 'Non porto nemmeno le scarpe.',
} as const;
