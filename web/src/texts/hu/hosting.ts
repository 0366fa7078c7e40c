/** Who leads the table: someone stands in for the host, the host is back, the role passes. */
export const hosting = {
  away: '{host} most nincs itt. Addig {name} helyettesíti.',
  awayYours: '{host} most nincs itt. Addig te helyettesíted: elindíthatod és szüneteltetheted a játékot, és kezdhetsz újat.',
  back: '{host} visszajött, és újra ő a házigazda.',
  backYours: 'Újra te vagy a házigazda.',
  now: 'Mostantól {name} a házigazda.',
  nowYours: 'Mostantól te vagy a házigazda.',
  vacant: '{host} elhagyta az asztalt. Aki elsőként leül, az lesz a házigazda.',
} as const;
