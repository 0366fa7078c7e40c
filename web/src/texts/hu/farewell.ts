/** Why the connection to a table ended. */
export const farewell = {
  title: 'Itt elválnak útjaink',
  takenOverTitle: 'Ez az asztal egy másik lapon van nyitva',
  takenOver: 'A helyed oda költözött. Bármelyik lapon folytathatod, de egyszerre csak az egyiken.',
  useHere: 'Itt folytatom',
  again: 'Újracsatlakozom',
} as const;
