/** Each game in three lines, for people who wait in the lobby; on a TV also how to join. */
export const howTo = {
  title: 'Így játsszátok',
  join: 'Olvasd be a telefonoddal, vagy nyisd meg: {address}, és írd be a kódot.',
  codenames: {
    know: 'Csak a kémfőnökök tudják, melyik kártya kié.',
    say: 'Az utalás egy szó, és hogy hány kártyára illik.',
    win: 'A többiek keresik az ügynökeiket. A bérgyilkos mindennek véget vet.',
  },
  duet: {
    know: 'Mindkét oldal csak a kulcs saját felét látja.',
    say: 'Felváltva: az egyik utal, a másik tippel.',
    win: 'Mind a 15 ügynököt, időben, bérgyilkos nélkül.',
  },
  spyfall: {
    know: 'Mindenki tudja, hol vagytok, csak a kém nem.',
    say: 'Kérdezgessétek egymást. A helyet ne áruljátok el.',
    win: 'Kapjátok el a kémet, mielőtt kitalálja a helyet.',
  },
} as const;
