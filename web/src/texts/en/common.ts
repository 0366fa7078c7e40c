/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  language: 'Language',
  toHome: 'Home',
  notFoundTitle: 'A dead drop with nothing in it',
  notFound: 'There’s no page at this address.',
  failedTitle: 'That file is missing',
  failed: 'This part of the page didn’t load. Check your connection and try again.',
  tryAgain: 'Try again',
  /** After a second tap, while the answer is pending. */
  waiting: 'Sent. Waiting for the answer.',
  team: { red: 'Red', blue: 'Blue', west: 'West', east: 'East' },
  identity: { red: 'Red agent', blue: 'Blue agent', bystander: 'Bystander', assassin: 'Assassin' },
} as const;
