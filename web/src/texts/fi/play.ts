/** Texts that all games share. */
export const play = {
  /** In the title of the tab. */
  yourTurn: 'Sinun vuorosi',
  clock: {
    limit: 'Aikaa jäljellä',
    pause: 'Pysäytä',
    resume: 'Jatka',
    extend: '+1 minuutti',
    paused: 'Tauolla',
    soon: '30 sekuntia jäljellä.',
    last: '10 sekuntia jäljellä.',
    /** Beside the digits, so that urgency does not rely on colour. */
    hurry: { soon: 'Kiire', last: 'Äkkiä!', out: 'Loppu' },
    controls: 'Kello',
  },

  tools: {
    chat: 'Juttele',
    unread: { one: 'Juttele, {n} uusi viesti', other: 'Juttele, {n} uutta viestiä' },
    help: 'Ohje',
    rules: 'Kaikki säännöt',
  },

  /** While a bot is awaited. */
  bot: {
    thinking: '{name} miettii…',
    guessing: '{name} arvaa…',
    paused: '{name} on tauolla. Vetäjä voi antaa botin jatkaa.',
    puzzled: '{name} ei tunne sanaa ”{word}” ja pelaa varman päälle.',
    /** Asks a bot in one's own place to make the next move. */
    decide: '{name} saa päättää',
    deciding: '{name} päättää…',
    /** Duet: a bot gives the first clue. */
    begins: '{name} aloittaa. Odota ensimmäistä vihjettä.',
  },

  callOffButton: 'Keskeytä peli',

  said: {
    allowed: 'Vihje {word} hyväksyttiin.',
    calledOff: 'Peli keskeytettiin.',
  },
} as const;
