/** The credits page. */
export const credits = {
  title: 'Credits',
} as const;
