/** For games that are streamed: the code of a table is covered, and shown for a moment. */
export const streaming = {
  show: 'Show for 10 seconds',
  hide: 'Hide code and QR on all screens',
  unhide: 'Show code and QR again',
} as const;
