/** Who leads the table: someone stands in for the host, the host is back, the role passes. */
export const hosting = {
  away: '{host} on poissa. {name} tuuraa sen aikaa.',
  awayYours: '{host} on poissa. Sinä tuuraat: voit aloittaa, pitää tauon ja siirtyä seuraavaan peliin.',
  back: '{host} palasi ja on taas vetäjä.',
  backYours: 'Olet taas vetäjä.',
  now: '{name} on nyt vetäjä.',
  nowYours: 'Olet nyt vetäjä.',
  vacant: '{host} lähti pöydästä. Vetäjäksi tulee se, joka istuutuu ensimmäisenä.',
} as const;
