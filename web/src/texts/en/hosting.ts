/** Who leads the table: someone stands in for the host, the host is back, the role passes. */
export const hosting = {
  away: '{host} is away. {name} is standing in until they’re back.',
  awayYours: '{host} is away. You’re standing in: you can start, pause and go on to the next game.',
  back: '{host} is back and is the host again.',
  backYours: 'You’re the host again.',
  now: '{name} is the host now.',
  nowYours: 'You’re the host now.',
  vacant: '{host} has left. The first person to sit down becomes the host.',
} as const;
