/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Sari la conținut',
  close: 'Închide',
  cancel: 'Renunță',
  language: 'Limba',
  toHome: 'Pagina principală',
  notFoundTitle: 'Ascunzătoarea e goală',
  notFound: 'La adresa asta nu e nicio pagină.',
  failedTitle: 'Din dosar lipsește o filă',
  failed: 'Partea asta de pagină nu s-a încărcat. Verifică-ți conexiunea și mai încearcă o dată.',
  tryAgain: 'Mai încearcă',
  /** After a second tap, while the answer is pending. */
  waiting: 'Trimis. Răspunsul nu a sosit încă.',
  team: { red: 'Roșu', blue: 'Albastru', west: 'Vest', east: 'Est' },
  identity: { red: 'Agent roșu', blue: 'Agent albastru', bystander: 'Trecător', assassin: 'Asasin' },
} as const;
