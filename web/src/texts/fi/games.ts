/** What every page says about the games: each game has an entry, and the names of its seats. */

/**
 * `about` and `facts` are for the front page and invitations, `note` for the choice in the lobby, `quick` for a game with
 * bots in one tap.
 */
export const games = {
  codenames: {
    name: 'Codenames',
    about: 'Kaksi joukkuetta etsii omia agenttejaan 25 sanan takaa, yksi vihje kerrallaan.',
    facts: '2 tai enemmän, paras 4–8 · 20 minuuttia',
    note: 'Kaksi joukkuetta kisaa keskenään.',
    quick: 'Botti antaa vihjeet, sinä etsit agentit.',
  },
  duet: {
    name: 'Codenames Duet',
    short: 'Duet',
    about: 'Pelaatte kaikki yhdessä: kaksi ratkaisua, viisitoista agenttia ja niukasti aikaa löytää heidät.',
    facts: '2 tai enemmän · 20 minuuttia',
    note: 'Kaksi puolta pelaa yhdessä. Vähintään kaksi pelaajaa.',
    quick: 'Kahdestaan aikaa vastaan: sinä ja botti annatte vihjeitä vuorotellen.',
  },
  spyfall: {
    name: 'Spyfall',
    about: 'Kaikki tietävät, missä ollaan, paitsi vakooja. Kyselkää ja löytäkää vakooja, ennen kuin hän arvaa paikan.',
    facts: '3–8 pelaajaa · 8 minuuttia kierros',
    note: 'Yksi teistä on vakooja. Kolmesta kahdeksaan pelaajaa.',
    quick: 'Kolme bottia ja sinä, kirjoittaen. Yksi teistä on vakooja.',
  },
} as const;

/** One seat, by team and role. */
export const seat = {
  red: { spymaster: 'Punaisten vakoojamestari', operative: 'Punaisten vakooja' },
  blue: { spymaster: 'Sinisten vakoojamestari', operative: 'Sinisten vakooja' },
  both: { operative: 'Yhteinen vakooja' },
  west: { partner: 'Lännen pelaaja' },
  east: { partner: 'Idän pelaaja' },
  table: { player: 'Paikka pöydässä' },
} as const;

/** All seats of a team and role. */
export const seats = {
  red: { spymaster: 'Punaisten vakoojamestari', operative: 'Punaisten vakoojat' },
  blue: { spymaster: 'Sinisten vakoojamestari', operative: 'Sinisten vakoojat' },
  both: { operative: 'Yhteinen vakooja' },
  west: { partner: 'Lännen pelaajat' },
  east: { partner: 'Idän pelaajat' },
  table: { player: 'Pyöreä pöytä' },
} as const;

/** A team's folder in the lobby. */
export const dossiers = {
  red: 'Punainen kansio',
  blue: 'Sininen kansio',
  both: 'Yhteinen kansio',
  west: 'Lännen kansio',
  east: 'Idän kansio',
} as const;

/** The seats of one role in a team's folder. */
export const roles = { spymaster: 'Vakoojamestari', operative: 'Vakoojat', partner: 'Pelaajat' } as const;

/** What each role does. */
export const roleNotes = {
  spymaster: 'Näkee ratkaisun ja antaa vihjeet.',
  operative: 'Arvaavat sanat.',
  partner: 'Näkee ratkaisun yhden puolen, antaa vihjeitä ja arvaa.',
} as const;
