/** Bots: adding one to a seat, and its dialog. */
export const bots = {
  /** Short names for bots, in the order of use. */
  names: 'Korppi, Varjo, Ilves, Halla, Tuisku, Kettu, Pippuri, Huurre',
  title: 'Botti tälle paikalle',
  instead: 'Botti tuuraa: {name}',
  note: 'Se näkee saman kuin ihminen tällä paikalla, eikä mitään muuta.',
  insteadNote: '{name} jää katsomaan ja voi istua takaisin milloin vain.',
  name: 'Botin nimi',
  level: 'Pelitapa',
  levels: { careful: 'Varovainen', normal: 'Tavallinen', bold: 'Rohkea' },
  levelNotes: {
    careful: 'Varmoja vihjeitä parille sanalle; lopettaa, jos epäilyttää.',
    normal: 'Punnitsee onnea ja riskiä kuin hyvä pelikaveri.',
    bold: 'Isoja numeroita ja hurjia arvauksia, kävi miten kävi.',
  },
  /** The same for Spyfall. */
  spyfallNotes: {
    careful: 'Syyttää vasta, kun on melkein varma; vakoojana odottaa.',
    normal: 'Ottaa riskin, kun tilanne näyttää hyvältä.',
    bold: 'Kysyy suoraan ja syyttää herkästi.',
  },
  add: 'Lisää botti',
  pause: 'Botti tauolle',
  resume: 'Botti jatkaa',
  paused: 'Botti on tauolla ja odottaa sinua.',
  sit: 'Pelaan sen tilalla',
  remove: 'Lähetä botti pois',
} as const;
