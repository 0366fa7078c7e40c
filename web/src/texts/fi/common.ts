/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Siirry sisältöön',
  close: 'Sulje',
  cancel: 'Peruuta',
  language: 'Kieli',
  toHome: 'Etusivulle',
  notFoundTitle: 'Kätkö on tyhjä',
  notFound: 'Tässä osoitteessa ei ole sivua.',
  failedTitle: 'Kansio on kadonnut',
  failed: 'Tämä osa sivusta ei latautunut. Tarkista yhteys ja yritä uudelleen.',
  tryAgain: 'Yritä uudelleen',
  /** After a second tap, while the answer is pending. */
  waiting: 'Lähetetty. Vastausta ei ole vielä tullut.',
  team: { red: 'Punaiset', blue: 'Siniset', west: 'Länsi', east: 'Itä' },
  identity: { red: 'Punainen agentti', blue: 'Sininen agentti', bystander: 'Sivullinen', assassin: 'Salamurhaaja' },
} as const;
