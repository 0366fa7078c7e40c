/** Reactions: what the buttons are called, and what is read out. */
export const reactions = {
  title: 'Reagisci',
  sign: {
    clap: 'Applauso',
    laugh: 'Risata',
    party: 'Esultanza',
    gasp: 'Sussulto',
    groan: 'Lamento',
  },
  said: {
    clap: '{name} applaude.',
    laugh: '{name} ride.',
    party: '{name} esulta.',
    gasp: '{name} sussulta.',
    groan: '{name} si lamenta.',
  },
} as const;
