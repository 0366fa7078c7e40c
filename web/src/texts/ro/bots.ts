/** Bots: adding one to a seat, and its dialog. */
export const bots = {
  /** Short names for bots, in the order of use. */
  names: 'Corb, Umbră, Linx, Onix, Piper, Brumă, Șoim, Viscol',
  title: 'Un bot pe locul ăsta',
  instead: 'Un bot în loc de {name}',
  note: 'Vede ce ar vedea un om pe locul ăsta și nimic altceva.',
  insteadNote: '{name} trece pe margine și poate reveni oricând.',
  name: 'Numele botului',
  level: 'Cum joacă',
  levels: { careful: 'Prudent', normal: 'Echilibrat', bold: 'Îndrăzneț' },
  levelNotes: {
    careful: 'Indicii sigure pentru un cuvânt-două; la îndoială se oprește.',
    normal: 'Cântărește norocul și riscul ca un partener bun.',
    bold: 'Numere mari și încercări curajoase, cu bune și cu rele.',
  },
  /** The same for Spyfall. */
  spyfallNotes: {
    careful: 'Acuză doar când e aproape sigur; ca spion așteaptă.',
    normal: 'Riscă atunci când are șanse bune.',
    bold: 'Întreabă direct și acuză la prima bănuială.',
  },
  add: 'Adaugă botul',
  pause: 'Pune botul pe pauză',
  resume: 'Lasă-l să joace mai departe',
  paused: 'E în pauză și te așteaptă.',
  sit: 'Joc eu în locul lui',
  remove: 'Trimite botul acasă',
} as const;
