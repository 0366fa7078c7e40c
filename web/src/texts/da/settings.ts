/** The settings dialog. */
export const settings = {
  title: 'Indstillinger',
  languageNote: 'Kun siden skifter sprog. Kortene beholder deres.',
  theme: 'Udseende',
  themes: { system: 'Følg enheden', light: 'Lyst', dark: 'Mørkt' },
  sound: 'Lyd',
  sounds: { on: 'Til', off: 'Fra' },
  motion: 'Animationer',
  motions: { system: 'Følg enheden', less: 'Færre' },
} as const;
