/** Reactions: what the buttons are called, and what is read out. */
export const reactions = {
  title: 'Reager',
  sign: {
    clap: 'Klap',
    laugh: 'Grin',
    party: 'Jubel',
    gasp: 'Gisp',
    groan: 'Støn',
  },
  said: {
    clap: '{name} klapper.',
    laugh: '{name} griner.',
    party: '{name} jubler.',
    gasp: '{name} gisper.',
    groan: '{name} stønner.',
  },
} as const;
