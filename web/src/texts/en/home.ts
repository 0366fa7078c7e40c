/** The front page. */
export const home = {
  title: 'Safehouse',
} as const;
