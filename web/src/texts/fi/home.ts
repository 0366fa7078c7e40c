/** The front page. */
export const home = {
  title: 'Vakoojien sanapelejä kaveriporukalle',
  headline: 'Safehouse',
  stamp: 'Huippuseurallinen',
  what: 'Vakoojien sanapelejä kaveriporukalle: jokainen omalla puhelimellaan, omalla kielellään. Tiliä ei tarvita.',
  open: {
    title: 'Avaa pöytä',
    note: 'Sinä olet vetäjä. Kaverit pääsevät sisään linkillä, koodilla tai QR-koodilla.',
    name: 'Nimesi',
    namePlaceholder: 'Peitenimikin käy',
    cards: 'Korttien kieli',
    button: 'Avaa pöytä',
    opening: 'Avataan…',
  },
  join: {
    title: 'Liity kavereiden seuraan',
    code: 'Koodi tai linkki',
    codeNote: 'Viisi kirjainta ja numeroa: kysy pöydän avaajalta.',
    button: 'Sisään',
    finding: 'Etsitään…',
    empty: 'Kirjoita viisimerkkinen koodi tai liitä linkki.',
    notACode: 'Tuo ei ole koodi eikä linkki. Koodissa on viisi kirjainta tai numeroa, vaikkapa K7QP3.',
  },
  needName: 'Kerro ensin nimesi: 1–20 merkkiä.',
  offline: 'Talosta ei vastata. Tarkista yhteys ja yritä uudelleen.',
  recent: 'Viimeisimmät pöydät',
  forget: 'Unohda pöytä {code}',
  codenames: 'Codenames',
  codenamesNote:
    'Kaksi kilpailevaa joukkuetta, 25 sanaa, yksi vihje kerrallaan. Vähintään 4 pelaajaa; kahdelle ja kolmelle on omat pelimuotonsa.',
  rules: 'Näin pelataan',
  credits: 'Kiitokset ja lisenssit',
} as const;
