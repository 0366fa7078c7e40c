/** Each game in three lines, for people who wait in the lobby; on a TV also how to join. */
export const howTo = {
  title: 'Cum se joacă',
  join: 'Scanează cu telefonul sau deschide {address} și scrie codul.',
  codenames: {
    know: 'Doar spionii-șefi știu a cui e fiecare carte.',
    say: 'Indiciul: un cuvânt și la câte cărți se referă.',
    win: 'Ceilalți își caută agenții. Asasinul încheie jocul.',
  },
  duet: {
    know: 'Fiecare parte vede doar jumătatea ei de cheie.',
    say: 'Pe rând: unul dă un indiciu, celălalt ghicește.',
    win: 'Găsiți la timp toți cei 15 agenți și niciun asasin.',
  },
  spyfall: {
    know: 'Toți știu locul, în afară de spion.',
    say: 'Puneți-vă întrebări. Nu dați locul de gol.',
    win: 'Prindeți spionul înainte să ghicească locul.',
  },
} as const;
