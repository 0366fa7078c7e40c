/** Reactions: what the buttons are called, and what is read out. */
export const reactions = {
  title: 'Reacționează',
  sign: {
    clap: 'Aplauze',
    laugh: 'Râs',
    party: 'Urale',
    gasp: 'Uimire',
    groan: 'Oftat',
  },
  said: {
    clap: '{name} aplaudă.',
    laugh: '{name} râde.',
    party: '{name} aclamă.',
    gasp: '{name} tresare.',
    groan: '{name} oftează.',
  },
} as const;
