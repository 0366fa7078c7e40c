/** What a table says besides its screens: why the connection ended, and who leads now. */
export const farewell = {
  title: 'Tässä tiemme eroavat',
  takenOverTitle: 'Pöytä on auki toisessa välilehdessä',
  takenOver: 'Paikkasi siirtyi sinne. Voit jatkaa kummassa tahansa, yhdessä kerrallaan.',
  useHere: 'Jatka täällä',
  again: 'Yhdistä uudelleen',
} as const;

export const hosting = {
  away: '{host} on poissa. {name} tuuraa sen aikaa.',
  awayYours: '{host} on poissa. Sinä tuuraat: voit aloittaa, pitää tauon ja siirtyä seuraavaan peliin.',
  back: '{host} palasi ja on taas vetäjä.',
  backYours: 'Olet taas vetäjä.',
  now: '{name} on nyt vetäjä.',
  nowYours: 'Olet nyt vetäjä.',
  vacant: '{host} lähti pöydästä. Vetäjäksi tulee se, joka istuutuu ensimmäisenä.',
} as const;
