/** The settings dialog. */
export const settings = {
  title: 'Indstillinger',
  languageNote: 'Kun siden skifter sprog. Kortene beholder deres.',
  theme: 'Udseende',
  themes: { system: 'Følg enheden', light: 'Lyst', dark: 'Mørkt' },
  sound: 'Lyd',
  sounds: { on: 'Til', off: 'Fra' },
  /** On a TV, which has no other control. */
  tvSound: 'Tryk for lyd og fuld skærm',
  motion: 'Animationer',
  motions: { system: 'Følg enheden', less: 'Færre' },
} as const;
