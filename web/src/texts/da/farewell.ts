/** What a table says besides its screens: why the connection ended, and who leads now. */
export const farewell = {
  title: 'Her skilles vores veje',
  takenOverTitle: 'Bordet er åbent i en anden fane',
  takenOver: 'Din plads er flyttet med derover. Du kan spille videre begge steder, bare ét ad gangen.',
  useHere: 'Spil videre her',
  again: 'Forbind igen',
} as const;

export const hosting = {
  away: '{host} er ikke på lige nu. {name} træder til imens.',
  awayYours: '{host} er ikke på lige nu. Du træder til: Du kan starte, holde pause og gå videre til næste spil.',
  back: '{host} er tilbage og er vært igen.',
  backYours: 'Du er vært igen.',
  now: '{name} er nu vært.',
  nowYours: 'Du er nu vært.',
  vacant: '{host} har forladt bordet. Den første, der sætter sig, bliver vært.',
} as const;
