/** Bots: adding one to a seat, and its dialog. */
export const bots = {
  /** Short names for bots, in the order of use. */
  names: 'Corvo, Volpe, Ombra, Lince, Onice, Pepe, Brina, Falco',
  title: 'Un bot per questo posto',
  instead: 'Un bot al posto di {name}',
  note: 'Vede quello che vedrebbe una persona a questo posto, e nient’altro.',
  insteadNote: '{name} passa tra il pubblico e può tornare a sedersi quando vuole.',
  name: 'Il suo nome',
  level: 'Come gioca',
  levels: { careful: 'Prudente', normal: 'Normale', bold: 'Audace' },
  levelNotes: {
    careful: 'Indizi sicuri per una parola o due; nel dubbio si ferma.',
    normal: 'Pesa fortuna e rischio, da buon compagno di gioco.',
    bold: 'Numeri grossi e tentativi arditi, nel bene e nel male.',
  },
  /** The same for Spyfall. */
  spyfallNotes: {
    careful: 'Accusa solo se è quasi certo; da spia prende tempo.',
    normal: 'Rischia quando ha buone probabilità.',
    bold: 'Domande mirate e accuse al primo sospetto.',
  },
  add: 'Aggiungi il bot',
  pause: 'Metti in pausa il bot',
  resume: 'Fallo giocare ancora',
  paused: 'È in pausa e aspetta te.',
  sit: 'Gioco io al suo posto',
  remove: 'Manda via il bot',
} as const;
