/** Bots: adding one to a seat, and its dialog. */
export const bots = {
  /** Short names for bots, in the order of use. */
  names: 'Moss, Wren, Flint, Juno, Onyx, Pepper, Echo, Falcon',
  title: 'A bot for this seat',
  instead: 'A bot instead of {name}',
  note: 'It sees what someone in this seat would see, and nothing else.',
  insteadNote: '{name} watches from then on, and can sit down again at any time.',
  name: 'Its name',
  level: 'How it plays',
  levels: { careful: 'Careful', normal: 'Normal', bold: 'Bold' },
  levelNotes: {
    careful: 'Safe clues for a word or two; stops when in doubt.',
    normal: 'Weighs luck and risk like a good partner.',
    bold: 'Big numbers and brave guesses, for better or worse.',
  },
  /** The same for Spyfall. */
  spyfallNotes: {
    careful: 'Accuses only when almost sure; as the spy it bides its time.',
    normal: 'Takes a chance when the odds are good.',
    bold: 'Pointed questions, and quick to accuse.',
  },
  add: 'Add the bot',
  pause: 'Pause the bot',
  resume: 'Let it play on',
  paused: 'It’s paused, waiting for you.',
  sit: 'I play instead',
  remove: 'Send the bot away',
} as const;
