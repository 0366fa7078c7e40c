/** Each game in three lines, for people who wait in the lobby; on a TV also how to join. */
export const howTo = {
  title: 'Näin pelataan',
  join: 'Skannaa tämä puhelimella tai avaa {address} ja kirjoita koodi.',
  codenames: {
    know: 'Vain vakoojamestarit tietävät, mikä kortti on kenenkin.',
    say: 'Vihje on yksi sana ja korttien määrä.',
    win: 'Muut etsivät agenttinsa. Salamurhaajaan peli päättyy.',
  },
  duet: {
    know: 'Kumpikin puoli näkee avaimesta vain omansa.',
    say: 'Vuorotellen: toinen antaa vihjeen, toinen arvaa.',
    win: 'Etsikää ajoissa kaikki 15 agenttia, ei salamurhaajaa.',
  },
  spyfall: {
    know: 'Kaikki tietävät paikan, paitsi vakooja.',
    say: 'Kyselkää toisiltanne. Älkää paljastako paikkaa.',
    win: 'Napatkaa vakooja, ennen kuin hän arvaa paikan.',
  },
} as const;
