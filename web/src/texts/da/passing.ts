/** Spyfall on one device that is passed around. */
export const passing = {
  title: 'Spyfall',
} as const;
