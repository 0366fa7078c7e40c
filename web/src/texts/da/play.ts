/** Texts that all games share. */
export const play = {
  /** In the title of the tab. */
  yourTurn: 'Din tur',
  clock: {
    limit: 'Tid tilbage',
    pause: 'Pause',
    resume: 'Fortsæt',
    extend: '+1\u00a0minut',
    paused: 'Pause',
    soon: '30\u00a0sekunder tilbage.',
    last: '10\u00a0sekunder tilbage.',
    /** Beside the digits, so that urgency does not rely on colour. */
    hurry: { soon: 'Fart på', last: 'Hurtigt!', out: 'Slut' },
    controls: 'Ur',
  },

  tools: {
    chat: 'Snak',
    unread: { one: 'Snak, {n} ny besked', other: 'Snak, {n} nye beskeder' },
    help: 'Hjælp',
    rules: 'Alle regler',
  },

  /** While a bot is awaited. */
  bot: {
    thinking: '{name} tænker\u00a0…',
    guessing: '{name} gætter\u00a0…',
    paused: '{name} er på pause. Værten kan lade botten spille videre.',
    puzzled: '{name} kender ikke ordet »{word}« og spiller sikkert.',
    /** Asks a bot in one's own place to make the next move. */
    decide: 'Lad {name} afgøre det',
    deciding: '{name} afgør det\u00a0…',
    /** Duet: a bot gives the first clue. */
    begins: '{name} begynder. Vent på den første ledetråd.',
  },

  callOffButton: 'Afbryd spillet',

  said: {
    allowed: 'Ledetråden {word} blev godkendt.',
    calledOff: 'Spillet blev afbrudt.',
  },
} as const;
