/** Who leads the table: someone stands in for the host, the host is back, the role passes. */
export const hosting = {
  away: '{host} non è in linea. Nel frattempo ci pensa {name}.',
  awayYours: '{host} non è in linea. Nel frattempo ci pensi tu: puoi avviare, mettere in pausa e passare alla partita successiva.',
  back: 'Ecco di nuovo {host}, che torna a fare da host.',
  backYours: 'L’host sei di nuovo tu.',
  now: 'Ora l’host è {name}.',
  nowYours: 'Ora l’host sei tu.',
  vacant: '{host} ha lasciato il tavolo. Chi si siede per primo diventa host.',
} as const;
