/** The lobby: before a game. */
export const lobby = {
  title: 'Lobby',
} as const;
