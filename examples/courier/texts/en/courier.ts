/** Courier: the screens, the setup, the rules, and its refusals. */
export const courier = {
  lockers: 'Lockers',
  ruledOut: 'Not here',
  content: { parcel: 'The parcel', watched: 'Watched', empty: 'Empty' },
  triesLeft: 'Tries left: {tries}',
  yourTurn: { courier: 'Rule out a row or a column.', searcher: 'Choose a locker, then open it.' },
  theirTurn: { courier: 'The courier rules out a row or a column.', searcher: 'The searchers open a locker.' },
  endings: {
    found: 'You have the parcel!',
    caught: 'That locker was watched. You’re caught.',
    late: 'The train has left without you.',
  },
  ruleOut: 'The parcel isn’t in …',
  lines: {
    0: 'the top row',
    1: 'the middle row',
    2: 'the bottom row',
    3: 'the left column',
    4: 'the middle column',
    5: 'the right column',
  },
  open: 'Open',
  openIt: 'Open “{word}”',
  chooseFirst: 'Choose a locker first.',
  rotate: 'Someone else is the courier.',
  setup: { tries: 'Tries', triesOf: { 3: 'Three', 2: 'Two, for experts' } },
  rules: {
    title: 'The rules',
    K1: 'Two to six people play together: one courier, and one to five searchers.',
    K2: 'Nine lockers stand in three rows of three. One holds the parcel, and another one is watched.',
    K3: 'Only the courier knows which they are.',
    K4: 'In each turn the courier rules out a row or a column without the parcel. No line can be ruled out twice.',
    K5: 'Then a searcher opens a locker that is still closed.',
    K6: 'If the parcel is in it, you win. If it’s watched, you lose.',
    K7: 'If it’s empty, the next turn begins. When your tries are used up, you lose.',
    K8: 'The searchers can talk it over. The courier says nothing.',
  },
} as const;

export const refusals = {
  'courier-first': 'The courier rules out a line first.',
  'searchers-now': 'The searchers open a locker now.',
  'courier-rules-out': 'Only the courier rules out lines.',
  'searchers-open': 'Only the searchers open lockers.',
  'parcel-is-there': 'The parcel is in that line.',
  'ruled-out-already': 'That line is ruled out already.',
  'locker-is-open': 'That locker is open already.',
} as const;
