/** Who leads the table: someone stands in for the host, the host is back, the role passes. */
export const hosting = {
  away: '{host} er ikke på lige nu. {name} træder til imens.',
  awayYours: '{host} er ikke på lige nu. Du træder til: Du kan starte, holde pause og gå videre til næste spil.',
  back: '{host} er tilbage og er vært igen.',
  backYours: 'Du er vært igen.',
  now: '{name} er nu vært.',
  nowYours: 'Du er nu vært.',
  vacant: '{host} har forladt bordet. Den første, der sætter sig, bliver vært.',
} as const;
