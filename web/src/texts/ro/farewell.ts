/** Why the connection to a table ended. */
export const farewell = {
  title: 'Aici ni se despart drumurile',
  takenOverTitle: 'Masa asta e deschisă în altă filă',
  takenOver: 'Locul tău s-a mutat acolo. Poți continua în oricare, dar pe rând.',
  useHere: 'Continuă aici',
  again: 'Reconectează-te',
} as const;
