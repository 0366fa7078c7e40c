/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  toHome: 'To the start',
  notFoundTitle: 'A dead drop with nothing in it',
  notFound: 'There is no page at this address.',
  failedTitle: 'That file is missing',
  failed: 'This part of the page did not load. Check your connection and try again.',
  tryAgain: 'Try again',
  /** To whoever taps again before the answer has come. */
  waiting: 'Sent. The answer is still to come.',
  team: { red: 'Red', blue: 'Blue', west: 'West', east: 'East' },
  identity: { red: 'Red agent', blue: 'Blue agent', bystander: 'Bystander', assassin: 'Assassin' },
  seat: {
    red: { spymaster: 'Red spymaster', operative: 'Red operative' },
    blue: { spymaster: 'Blue spymaster', operative: 'Blue operative' },
    both: { operative: 'Operative for both' },
    west: { partner: 'West partner' },
    east: { partner: 'East partner' },
    table: { player: 'Seat at the table' },
  },
  seats: {
    red: { spymaster: 'Red spymaster', operative: 'Red operatives' },
    blue: { spymaster: 'Blue spymaster', operative: 'Blue operatives' },
    both: { operative: 'Operative for both' },
    west: { partner: 'West partners' },
    east: { partner: 'East partners' },
    table: { player: 'The round table' },
  },
} as const;
