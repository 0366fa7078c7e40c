/** The settings dialog. */
export const settings = {
  title: 'Indstillinger',
  languageNote: 'Kun siden skifter sprog. Kortene beholder deres.',
  theme: 'Udseende',
  themes: { system: 'Som enheden', light: 'Dag', dark: 'Nat' },
  sound: 'Lyd',
  sounds: { on: 'Til', off: 'Fra' },
  motion: 'Bevægelse',
  motions: { system: 'Som enheden', less: 'I ro' },
} as const;
