/** Reactions: what the buttons are called, and what is read out. */
export const reactions = {
  title: 'Reagálj',
  sign: {
    clap: 'Taps',
    laugh: 'Nevetés',
    party: 'Éljenzés',
    gasp: 'Döbbenet',
    groan: 'Sóhaj',
  },
  said: {
    clap: '{name} tapsol.',
    laugh: '{name} nevet.',
    party: '{name} éljenez.',
    gasp: '{name} eldöbben.',
    groan: '{name} felsóhajt.',
  },
} as const;
