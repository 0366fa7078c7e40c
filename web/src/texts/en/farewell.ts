/** Why the connection to a table ended. */
export const farewell = {
  title: 'This is where we part',
  takenOverTitle: 'This table is open in another tab',
  takenOver: 'Your seat moved there. You can carry on in either, one at a time.',
  useHere: 'Use it here',
  again: 'Connect again',
} as const;
