/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Siirry sisältöön',
  close: 'Sulje',
  cancel: 'Peruuta',
  toHome: 'Alkuun',
  notFoundTitle: 'Kätkö on tyhjä',
  notFound: 'Tässä osoitteessa ei ole sivua.',
  failedTitle: 'Kansio on kadonnut',
  failed: 'Tämä osa sivusta ei latautunut. Tarkista yhteys ja yritä uudelleen.',
  tryAgain: 'Yritä uudelleen',
  /** To whoever taps again before the answer has come. */
  waiting: 'Lähetetty. Vastausta ei ole vielä tullut.',
  team: { red: 'Punaiset', blue: 'Siniset', west: 'Länsi', east: 'Itä' },
  identity: { red: 'Punainen agentti', blue: 'Sininen agentti', bystander: 'Sivullinen', assassin: 'Salamurhaaja' },
  seat: {
    red: { spymaster: 'Punaisten vakoojamestari', operative: 'Punaisten vakooja' },
    blue: { spymaster: 'Sinisten vakoojamestari', operative: 'Sinisten vakooja' },
    both: { operative: 'Yhteinen vakooja' },
    west: { partner: 'Lännen pelaaja' },
    east: { partner: 'Idän pelaaja' },
    table: { player: 'Paikka pöydässä' },
  },
  seats: {
    red: { spymaster: 'Punaisten vakoojamestari', operative: 'Punaisten vakoojat' },
    blue: { spymaster: 'Sinisten vakoojamestari', operative: 'Sinisten vakoojat' },
    both: { operative: 'Yhteinen vakooja' },
    west: { partner: 'Lännen pelaajat' },
    east: { partner: 'Idän pelaajat' },
    table: { player: 'Pyöreä pöytä' },
  },
} as const;
