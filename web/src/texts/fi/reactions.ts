/** Reactions: what the buttons are called, and what is read out. */
export const reactions = {
  title: 'Reagoi',
  sign: {
    clap: 'Taputus',
    laugh: 'Nauru',
    party: 'Hurraa',
    gasp: 'Henkäys',
    groan: 'Huokaus',
  },
  said: {
    clap: '{name} taputtaa.',
    laugh: '{name} nauraa.',
    party: '{name} hurraa.',
    gasp: '{name} henkäisee.',
    groan: '{name} huokaisee.',
  },
} as const;
