/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Spring til indholdet',
  close: 'Luk',
  cancel: 'Fortryd',
  toHome: 'Til forsiden',
  notFoundTitle: 'Gemmestedet er tomt',
  notFound: 'Der er ingen side på denne adresse.',
  failedTitle: 'Mappen mangler',
  failed: 'Noget af siden blev ikke hentet. Tjek din forbindelse, og prøv igen.',
  tryAgain: 'Prøv igen',
  /** To whoever taps again before the answer has come. */
  waiting: 'Sendt. Svaret er ikke kommet endnu.',
  team: { red: 'Rød', blue: 'Blå', west: 'Vest', east: 'Øst' },
  identity: {
    red: 'Rød agent',
    blue: 'Blå agent',
    bystander: 'Uskyldig forbipasserende',
    assassin: 'Lejemorder',
  },
  seat: {
    red: { spymaster: 'Rød spionmester', operative: 'Rød spion' },
    blue: { spymaster: 'Blå spionmester', operative: 'Blå spion' },
    both: { operative: 'Spion for begge' },
    west: { partner: 'Makker i Vest' },
    east: { partner: 'Makker i Øst' },
    table: { player: 'Plads ved bordet' },
  },
  seats: {
    red: { spymaster: 'Rød spionmester', operative: 'Røde spioner' },
    blue: { spymaster: 'Blå spionmester', operative: 'Blå spioner' },
    both: { operative: 'Spion for begge' },
    west: { partner: 'Makkere i Vest' },
    east: { partner: 'Makkere i Øst' },
    table: { player: 'Det runde bord' },
  },
} as const;
