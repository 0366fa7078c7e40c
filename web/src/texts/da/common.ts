/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Spring til indholdet',
  close: 'Luk',
  cancel: 'Annuller',
  language: 'Sprog',
  toHome: 'Til forsiden',
  notFoundTitle: 'Gemmestedet er tomt',
  notFound: 'Der er ingen side på denne adresse.',
  failedTitle: 'Mappen mangler',
  failed: 'Noget af siden blev ikke hentet. Tjek din forbindelse, og prøv igen.',
  tryAgain: 'Prøv igen',
  /** After a second tap, while the answer is pending. */
  waiting: 'Sendt. Svaret er ikke kommet endnu.',
  team: { red: 'Rød', blue: 'Blå', west: 'Vest', east: 'Øst' },
  identity: {
    red: 'Rød agent',
    blue: 'Blå agent',
    bystander: 'Uskyldig forbipasserende',
    assassin: 'Lejemorder',
  },
} as const;
