/** The table around any game: connection, chat, people. */
export const table = {
  title: 'Table',
  somebody: 'somebody',
  tagged: '{name} ({tag})',
} as const;
