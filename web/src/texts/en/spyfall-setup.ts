/** Spyfall's setup: seats, options and locations. */
export const spyfallSetup = {
  seats: {
    taken: '{n} of {most} seats taken',
    needed: { one: '{n} more is needed.', other: '{n} more are needed.' },
    enough: 'That’s enough to play.',
    full: 'The table is full.',
    /** For people with their own screen at a table that plays on one phone. */
    onePhone: 'The cards, the clock and the votes are on one phone. You can watch here.',
  },
  rounds: 'Rounds',
  roundsOf: { one: '{n} round', other: '{n} rounds' },
  roundsNote: 'Five is good for a first evening.',
  time: 'Time for a round',
  timeNote: 'Eight minutes is usual. Beginners like 12 to 15.',
  noClock: 'No clock',
  roles: 'Roles',
  roleWays: { played: 'Played', ignored: 'Ignored' },
  roleNotes: {
    played: 'You ask and answer in character.',
    ignored: 'They’re on the cards, but you can ignore them.',
  },
  way: 'Questions',
  ways: { spoken: 'Spoken', free: 'Just talk', written: 'Written' },
  wayNotes: {
    spoken: 'In one room or on a call. You talk, and tap who is asked.',
    free: 'In one room: cards, clock and votes are here, the rest is talk. Nobody taps who is asked.',
    written: 'Questions and answers are typed, and all can read them.',
  },
  spokenOnly: 'With one phone for all, you talk.',
  device: 'Screens',
  devices: { own: 'One each', shared: 'One phone for all' },
  deviceNotes: {
    own: 'Everyone plays on their own phone.',
    shared: 'It goes from hand to hand for the cards, and lies on the table for the rest.',
  },
  patience: 'Waiting time',
  patienceNote: 'How long to wait for someone who drops out, and how long to talk before the last vote.',
  language: 'Language of the locations',
  locations: {
    title: 'Locations',
    choose: 'Choose locations',
    look: 'See the locations',
    loading: 'Fetching the locations…',
    count: '{on} of {all} in play',
    own: { one: '{n} of your own', other: '{n} of your own' },
    /** `least` is how many locations the rounds need. */
    need: {
      one: 'For {n} round, at least {least} must be in play.',
      other: 'For {n} rounds, at least {least} must be in play.',
    },
    house: 'Built in',
    allOn: 'All on',
    allOff: 'All off',
    standIn: 'Yours stands in',
  },
} as const;
