/** Texts that all games share. */
export const play = {
  /** In the title of the tab. */
  yourTurn: 'E rândul tău',
  clock: {
    limit: 'Timp rămas',
    pause: 'Pauză',
    resume: 'Continuă',
    extend: '+1 minut',
    paused: 'Pauză',
    soon: 'Mai sunt 30 de secunde.',
    last: 'Mai sunt 10 secunde.',
    /** Beside the digits, so that urgency does not rely on colour. */
    hurry: { soon: 'Hai', last: 'Repede!', out: 'Gata timpul' },
    controls: 'Ceas',
  },

  tools: {
    chat: 'Chat',
    unread: {
      one: 'Chat, {n} mesaj nou',
      few: 'Chat, {n} mesaje noi',
      other: 'Chat, {n} de mesaje noi',
    },
    help: 'Ajutor',
    rules: 'Toate regulile',
  },

  /** While a bot is awaited. */
  bot: {
    thinking: '{name} se gândește…',
    guessing: '{name} ghicește…',
    paused: '{name} e în pauză. Gazda poate porni botul din nou.',
    puzzled: '{name} nu știe cuvântul „{word}” și joacă la sigur.',
    /** Asks a bot in one's own place to make the next move. */
    decide: 'Să decidă {name}',
    deciding: '{name} decide…',
    /** Duet: a bot gives the first clue. */
    begins: 'Începe {name}. Așteaptă primul indiciu.',
  },

  callOffButton: 'Întrerupe partida',

  said: {
    allowed: 'Indiciul {word} a fost acceptat.',
    calledOff: 'Partida a fost întreruptă.',
  },
} as const;
