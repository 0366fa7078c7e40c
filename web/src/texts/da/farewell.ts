/** Why the connection to a table ended. */
export const farewell = {
  title: 'Her skilles vores veje',
  takenOverTitle: 'Bordet er åbent i en anden fane',
  takenOver: 'Din plads er flyttet med derover. Du kan spille videre begge steder, bare ét ad gangen.',
  useHere: 'Spil videre her',
  again: 'Forbind igen',
} as const;
