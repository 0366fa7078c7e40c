/** The settings dialog. */
export const settings = {
  title: 'Setări',
  languageNote: 'Se schimbă doar pagina. Cărțile rămân în limba lor.',
  theme: 'Aspect',
  themes: { system: 'Ca pe dispozitiv', light: 'Luminos', dark: 'Întunecat' },
  sound: 'Sunet',
  sounds: { on: 'Pornit', off: 'Oprit' },
  /** On a TV, which has no other control. */
  tvSound: 'Apasă pentru sunet și ecran complet',
  motion: 'Animații',
  motions: { system: 'Ca pe dispozitiv', less: 'Reduse' },
} as const;
