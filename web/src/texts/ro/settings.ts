/** The settings dialog. */
export const settings = {
  title: 'Setări',
  languageNote: 'Se schimbă doar pagina. Cărțile rămân în limba lor.',
  theme: 'Aspect',
  themes: { system: 'Ca pe dispozitiv', light: 'Zi', dark: 'Noapte' },
  sound: 'Sunet',
  sounds: { on: 'Pornit', off: 'Oprit' },
  motion: 'Mișcare',
  motions: { system: 'Ca pe dispozitiv', less: 'Fără' },
} as const;
