/** What a table says besides its screens: why the connection ended, and who leads now. */
export const farewell = {
  title: 'Itt elválnak útjaink',
  takenOverTitle: 'Ez az asztal egy másik lapon van nyitva',
  takenOver: 'A helyed oda költözött. Bármelyik lapon folytathatod, de egyszerre csak az egyiken.',
  useHere: 'Itt folytatom',
  again: 'Újracsatlakozom',
} as const;

export const hosting = {
  away: '{host} most nincs itt. Addig {name} helyettesíti.',
  awayYours:
    '{host} most nincs itt. Addig te helyettesíted: elindíthatod és szüneteltetheted a játékot, és kezdhetsz újat.',
  back: '{host} visszajött, és újra ő a házigazda.',
  backYours: 'Újra te vagy a házigazda.',
  now: 'Mostantól {name} a házigazda.',
  nowYours: 'Mostantól te vagy a házigazda.',
  vacant: '{host} elhagyta az asztalt. Aki elsőként leül, az lesz a házigazda.',
} as const;
