/** The referee's opinion of a clue. Part of `play`. */
export const play = {
  /** The reason of the referee; `maybe` if it is not sure. */
  referee: {
    why: {
      empty: 'Kirjoita ensin sana.',
      'several-words': 'Vihje on yksi sana.',
      letter: 'Vihje koskee merkitystä, ei kirjaimia eikä paikkaa pöydällä.',
      foreign: 'Sana ei ole korttien kieltä.',
      unknown: 'Tuomari ei tunne tätä sanaa.',
      same: 'Se on itse sana {codename}.',
      form: 'Se on muodostettu sanasta {codename}.',
      contains: 'Sen sisällä on {codename}.',
      part: 'Se on osa sanaa {codename}.',
      'part-form': 'Se on muodostettu sanan {codename} osasta.',
      'part-inside': 'Siinä on sama osa kuin sanassa {codename}.',
      near: 'Se saattaa olla liian lähellä sanaa {codename}.',
      invented: 'Se näyttää omasta päästä keksityltä yhdyssanalta.',
      spelling: 'Se on sanan {codename} toinen kirjoitusasu.',
      name: 'Tuomari ei tunne tätä nimeä.',
      abbreviation: 'Lyhennettä ei täällä lasketa sanaksi.',
      apart: 'Tuomari ei tunne sitä yhtenä sanana.',
    },
    maybe: {
      'several-words': 'Siinä on useampi kuin yksi sana. Pelaajat voivat tehdä poikkeuksen.',
      form: 'Se saattaa olla muodostettu sanasta {codename}.',
      contains: 'Sen sisällä saattaa olla {codename}.',
      part: 'Se saattaa olla osa sanaa {codename}.',
      'part-form': 'Se saattaa olla muodostettu sanan {codename} osasta.',
      'part-inside': 'Siinä saattaa olla sama osa kuin sanassa {codename}.',
      spelling: 'Se saattaa olla sanan {codename} toinen kirjoitusasu.',
    },
    unclear: 'Se saattaa rikkoa sääntöjä.',
    /** The referee has limited data for this language. */
    limited: 'Tällä kielellä tuomari on epävarmempi.',
    /** For a binding verdict. */
    bound: 'Tässä pöydässä tuomarin sana pitää. Keksi toinen tai kysy ensin.',
    struckBy: '{name} hylkäsi vihjeen.',
  },
} as const;
