/** Tips for the first game with a bot. */
export const coach = {
  card: {
    one: '{clue} {n}: egy szó illik rá. Koppints rá.',
    other: '{clue} {n}: {n} szó illik rá. Koppints az egyikre.',
  },
  /** For zero and unlimited. */
  any: '{clue}: koppints egy szóra, amelyik illik rá.',
  touch: 'A jelölés csak ceruzavonás. Az igazi tipphez nyomd meg a lenti gombot.',
  stop: 'Talált! Állj meg itt, vagy kockáztass még egyet.',
  skip: 'Nem kérek több tanácsot',
} as const;
