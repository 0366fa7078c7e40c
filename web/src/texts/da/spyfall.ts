/** Spyfall: the table in play. */
export const spyfall = {
  title: 'Spyfall',
} as const;
