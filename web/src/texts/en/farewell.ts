/** What a table says besides its screens: why the connection ended, and who leads now. */
export const farewell = {
  title: 'This is where we part',
  takenOverTitle: 'This table is open in another tab',
  takenOver: 'Your seat moved there. You can carry on in either, one at a time.',
  useHere: 'Use it here',
  again: 'Connect again',
} as const;

export const hosting = {
  away: '{host} is away. {name} is standing in until they’re back.',
  awayYours: '{host} is away. You’re standing in: you can start, pause and go on to the next game.',
  back: '{host} is back and is the host again.',
  backYours: 'You’re the host again.',
  now: '{name} is the host now.',
  nowYours: 'You’re the host now.',
  vacant: '{host} has left. The first person to sit down becomes the host.',
} as const;
