/** Bots: adding one to a seat, and its dialog. */
export const bots = {
  /** Short names for bots, in the order of use. */
  names: 'Holló, Árnyék, Hiúz, Kobra, Opál, Bors, Dér, Sólyom',
  title: 'Robot erre a helyre',
  instead: 'Robot a helyére: {name}',
  note: 'Azt látja, amit ezen a helyen egy ember is látna, semmi mást.',
  insteadNote: '{name} mostantól néző, és bármikor visszaülhet.',
  name: 'A robot neve',
  level: 'Így játszik',
  levels: { careful: 'Óvatos', normal: 'Átlagos', bold: 'Merész' },
  levelNotes: {
    careful: 'Biztos utalások egy-két szóra; ha bizonytalan, megáll.',
    normal: 'Úgy mérlegel, mint egy jó játékostárs.',
    bold: 'Nagy számok, bátor tippek, lesz, ami lesz.',
  },
  /** The same for Spyfall. */
  spyfallNotes: {
    careful: 'Csak akkor vádol, ha szinte biztos benne; kémként kivár.',
    normal: 'Akkor kockáztat, ha jók az esélyei.',
    bold: 'Rákérdez, és az első gyanúra vádol.',
  },
  add: 'Leültetem',
  pause: 'Szüneteltetem',
  resume: 'Játsszon tovább',
  paused: 'Most szünetel, és rád vár.',
  sit: 'Én játszom helyette',
  remove: 'Elküldöm a robotot',
} as const;
