/** Spyfall before it begins: what a table agrees on. */
export const spyfallSetup = {
  title: 'Spyfall',
} as const;
