/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Sari la conținut',
  close: 'Închide',
  cancel: 'Renunță',
  toHome: 'Înapoi la început',
  notFoundTitle: 'Ascunzătoarea e goală',
  notFound: 'La adresa asta nu e nicio pagină.',
  failedTitle: 'Din dosar lipsește o filă',
  failed: 'Partea asta de pagină nu s-a încărcat. Verifică-ți conexiunea și mai încearcă o dată.',
  tryAgain: 'Mai încearcă',
  /** To whoever taps again before the answer has come. */
  waiting: 'Trimis. Răspunsul nu a sosit încă.',
  team: { red: 'Roșu', blue: 'Albastru', west: 'Vest', east: 'Est' },
  identity: { red: 'Agent roșu', blue: 'Agent albastru', bystander: 'Trecător', assassin: 'Asasin' },
  seat: {
    red: { spymaster: 'Spion-șef roșu', operative: 'Om de teren roșu' },
    blue: { spymaster: 'Spion-șef albastru', operative: 'Om de teren albastru' },
    both: { operative: 'Om de teren comun' },
    west: { partner: 'Partener în Vest' },
    east: { partner: 'Partener în Est' },
    table: { player: 'Loc la masă' },
  },
  seats: {
    red: { spymaster: 'Spion-șef roșu', operative: 'Oameni de teren roșii' },
    blue: { spymaster: 'Spion-șef albastru', operative: 'Oameni de teren albaștri' },
    both: { operative: 'Om de teren comun' },
    west: { partner: 'Parteneri în Vest' },
    east: { partner: 'Parteneri în Est' },
    table: { player: 'Masa rotundă' },
  },
} as const;
