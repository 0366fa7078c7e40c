/** The dialog that asks for the password to open a table. */
export const password = {
  title: 'Parola, te rugăm',
  note: 'Aici doar cine are parola poate deschide mese. Ca să te alături uneia nu ai nevoie de ea.',
  label: 'Parolă',
  again: 'Nu aceasta e parola.',
  go: 'Continuă',
} as const;
