/** English texts for looking up what a card means. */
export const gloss = {
  title: 'Word help',
  on: 'On',
  off: 'Off',
  note: 'Hold a card, right-click it or press ? to read what its word means. Only you see it.',
  key: '?: what the word means.',
  none: 'We have no note on this word.',
  failed: 'The note can’t be loaded right now.',
} as const;
