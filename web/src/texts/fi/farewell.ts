/** Why the connection to a table ended. */
export const farewell = {
  title: 'Tässä tiemme eroavat',
  takenOverTitle: 'Pöytä on auki toisessa välilehdessä',
  takenOver: 'Paikkasi siirtyi sinne. Voit jatkaa kummassa tahansa, yhdessä kerrallaan.',
  useHere: 'Jatka täällä',
  again: 'Yhdistä uudelleen',
} as const;
