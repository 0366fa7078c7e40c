/** What every page says about Courier. */
export const courierNames = {
  game: {
    name: 'Kurér',
    about: 'En af jer ved, hvilket skab pakken ligger i, men må kun sige, hvor den ikke er.',
    facts: '2 til 6 spillere · 5 minutter',
    note: 'Find pakken sammen. To til seks spillere.',
  },
  seat: { courier: 'Kurér', searcher: 'Agent' },
  seats: { courier: 'Kurér', searcher: 'Agenter' },
  dossier: 'Stationen',
} as const;
