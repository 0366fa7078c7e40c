/** The front page. */
export const home = {
  title: 'Vakoojien sanapelejä kaveriporukalle',
  headline: 'Safehouse',
  stamp: 'Huippuseurallinen',
  what: 'Vakoojien sanapelejä kaveriporukalle: jokainen omalla puhelimellaan, omalla kielellään. Tiliä ei tarvita.',
  back: 'Takaisin peliisi',
  open: {
    title: 'Avaa pöytä',
    game: 'Peli',
    note: 'Sinä olet vetäjä. Kaverit pääsevät sisään linkillä, koodilla tai QR-koodilla.',
    name: 'Nimesi',
    namePlaceholder: 'Peitenimikin käy',
    cards: 'Korttien kieli',
    locations: 'Paikkojen kieli',
    button: 'Avaa pöytä',
    opening: 'Avataan…',
  },
  playNow: {
    title: 'Pelaa heti',
    starting: 'Jaetaan kortteja…',
    /** For the bots, in this order. */
    bots: 'Korppi, Varjo, Ilves',
    /** For people without a name. */
    you: 'Yksinäinen susi',
  },
  join: {
    title: 'Liity kavereiden seuraan',
    code: 'Koodi tai linkki',
    button: 'Sisään',
    finding: 'Etsitään…',
    empty: 'Kirjoita viisimerkkinen koodi tai liitä linkki.',
    notACode: 'Tuo ei ole koodi eikä linkki. Koodissa on viisi kirjainta tai numeroa, vaikkapa K7QP3.',
  },
  needName: 'Kerro ensin nimesi: 1–20 merkkiä.',
  offline: 'Palvelin ei vastaa. Tarkista yhteys ja yritä uudelleen.',
  /** While the browser has no network. */
  noNetwork: {
    title: 'Ei verkkoa.',
    note: 'Voit silti opetella pelejä ja lukea sääntöjä. Pöytä tarvitsee verkon.',
  },
  recent: 'Viimeisimmät pöydät',
  forget: 'Unohda pöytä {code}',
  rules: 'Näin pelataan',
  /** For screen readers; it must begin with the visible text. */
  rulesOf: 'Näin pelataan: {game}',
  campaigns: {
    title: 'Operaatiosi',
    forget: 'Unohda operaatio {name}',
    forgetTitle: 'Unohdetaanko {name}?',
    forgetNote: 'Kartta säilyy, mutta tämä selain hukkaa tien sinne. Takaisin pääset vain salaisella linkillä.',
    forgetYes: 'Unohda',
    new: 'Aloita operaatio',
    note: 'Maailmankartallinen Duet-tehtäviä joukkueellesi. Kartta säilyy, kunnes poistatte sen, ja sinne pääsee salaisella linkillä.',
    name: 'Operaation nimi',
    namePlaceholder: 'Yövuoro',
    needName: 'Anna operaatiolle nimi: 1–40 merkkiä.',
    button: 'Levitä kartta',
    opening: 'Levitetään…',
  },
  credits: 'Kiitokset ja lisenssit',
  privacy: 'Yksityisyys',
  saved: 'Avaa tallennettu peli',
} as const;
