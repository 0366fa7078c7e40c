/** Texts that all games share. */
export const play = {
  /** In the title of the tab. */
  yourTurn: 'Te jössz',
  clock: {
    limit: 'Hátralévő idő',
    pause: 'Szünet',
    resume: 'Folytatás',
    extend: '+1 perc',
    paused: 'Szünet',
    soon: 'Még 30 másodperc.',
    last: 'Még 10 másodperc.',
    /** Beside the digits, so that urgency does not rely on colour. */
    hurry: { soon: 'Siess', last: 'Gyorsan!', out: 'Lejárt' },
    controls: 'Óra',
  },

  tools: {
    chat: 'Csevegés',
    unread: { one: 'Csevegés, {n} új üzenet', other: 'Csevegés, {n} új üzenet' },
    help: 'Súgó',
    rules: 'Minden szabály',
  },

  /** While a bot is awaited. */
  bot: {
    thinking: '{name} gondolkodik…',
    guessing: '{name} tippel…',
    paused: '{name} szünetel. A házigazda tudja továbbindítani.',
    puzzled: '{name} nem ismeri ezt a szót: „{word}”. Biztosra megy.',
    /** Asks a bot in one's own place to make the next move. */
    decide: 'Döntsön {name}',
    deciding: '{name} dönt…',
    /** Duet: a bot gives the first clue. */
    begins: '{name} kezd. Várd az első utalást.',
  },

  callOffButton: 'Játék lefújása',

  said: {
    allowed: 'Elfogadott utalás: {word}.',
    calledOff: 'A játékot lefújták.',
  },
} as const;
