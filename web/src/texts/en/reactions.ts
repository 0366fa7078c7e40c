/** Reactions: what the buttons are called, and what is read out. */
export const reactions = {
  title: 'React',
  sign: {
    clap: 'Applause',
    laugh: 'Laugh',
    party: 'Cheer',
    gasp: 'Gasp',
    groan: 'Groan',
  },
  said: {
    clap: '{name} claps.',
    laugh: '{name} laughs.',
    party: '{name} cheers.',
    gasp: '{name} gasps.',
    groan: '{name} groans.',
  },
} as const;
