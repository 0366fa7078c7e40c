/** The codes of campaigns. Each text says what to do next. */
export const refusals = {
  'no-such-campaign': 'Qui quella campagna non c’è. Chiedi alla tua squadra il link intero.',
  'no-such-city': 'Questa città non è sulla mappa. Scegline un’altra.',
  'city-closed': 'Questa città è ancora chiusa. Prima conquistatene una vicina.',
  'note-changed': 'Intanto qualcun altro ha cambiato questi appunti. Leggili, poi salva di nuovo i tuoi.',
} as const;
