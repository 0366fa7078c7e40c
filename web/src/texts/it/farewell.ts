/** What a table says besides its screens: why the connection ended, and who leads now. */
export const farewell = {
  title: 'Qui le nostre strade si dividono',
  takenOverTitle: 'Questo tavolo è aperto in un’altra scheda',
  takenOver: 'Il tuo posto si è spostato lì. Puoi continuare dove vuoi, ma in una scheda alla volta.',
  useHere: 'Continua qui',
  again: 'Ricollegati',
} as const;

export const hosting = {
  away: '{host} non è in linea. Nel frattempo ci pensa {name}.',
  awayYours:
    '{host} non è in linea. Nel frattempo ci pensi tu: puoi avviare, mettere in pausa e passare alla partita successiva.',
  back: 'Ecco di nuovo {host}, che torna a fare da host.',
  backYours: 'L’host sei di nuovo tu.',
  now: 'Ora l’host è {name}.',
  nowYours: 'Ora l’host sei tu.',
  vacant: '{host} ha lasciato il tavolo. Chi si siede per primo diventa host.',
} as const;
