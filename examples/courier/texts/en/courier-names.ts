/** What every page says about Courier. */
export const courierNames = {
  game: {
    name: 'Courier',
    about: 'One of you knows which locker holds the parcel, and may only say where it isn’t.',
    facts: '2 to 6 people · 5 minutes',
    note: 'Find the parcel together. Two to six people.',
  },
  seat: { courier: 'Courier', searcher: 'Searcher' },
  seats: { courier: 'Courier', searcher: 'Searchers' },
  dossier: 'The station',
} as const;
