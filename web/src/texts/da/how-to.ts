/** Each game in three lines, for people who wait in the lobby; on a TV also how to join. */
export const howTo = {
  title: 'Sådan spiller man',
  join: 'Scan med telefonen, eller åbn {address}, og skriv bordets kode.',
  codenames: {
    know: 'Kun spionmestrene ved, hvem kortene tilhører.',
    say: 'Deres ledetråd: ét ord, og hvor mange kort det gælder.',
    win: 'De andre finder deres agenter. Lejemorderen slutter det hele.',
  },
  duet: {
    know: 'Hver side ser kun sin egen halvdel af nøglen.',
    say: 'Skiftes: den ene giver en ledetråd, den anden gætter.',
    win: 'Find alle 15 agenter i tide, og ingen lejemorder.',
  },
  spyfall: {
    know: 'Alle kender stedet, undtagen spionen.',
    say: 'Spørg hinanden. Røb ikke stedet.',
    win: 'Fang spionen, før spionen gætter stedet.',
  },
} as const;
