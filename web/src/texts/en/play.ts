/** Texts that all games share. */
export const play = {
  /** In the title of the tab. */
  yourTurn: 'Your turn',
  clock: {
    limit: 'Time left',
    pause: 'Pause',
    resume: 'Resume',
    extend: '+1 minute',
    paused: 'Paused',
    soon: '30 seconds left.',
    last: '10 seconds left.',
    /** Beside the digits, so that urgency does not rely on colour. */
    hurry: { soon: 'Hurry', last: 'Quick!', out: 'Time’s up' },
    controls: 'Clock',
  },

  tools: {
    chat: 'Talk',
    unread: { one: 'Talk, {n} new line', other: 'Talk, {n} new lines' },
    help: 'Help',
    rules: 'All rules',
  },

  /** While a bot is awaited. */
  bot: {
    thinking: '{name} is thinking…',
    guessing: '{name} is guessing…',
    paused: '{name} is paused. The host can let the bot play on.',
    puzzled: '{name} doesn’t know the word “{word}” and plays it safe.',
    /** Asks a bot in one's own place to make the next move. */
    decide: 'Let {name} decide',
    deciding: '{name} is deciding…',
    /** Duet: a bot gives the first clue. */
    begins: '{name} begins. Wait for the first clue.',
  },

  callOffButton: 'Call the game off',

  said: {
    allowed: 'The clue {word} was allowed.',
    calledOff: 'The game was called off.',
  },
} as const;
