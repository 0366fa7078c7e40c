/** The settings dialog. */
export const settings = {
  title: 'Settings',
  languageNote: 'Only the page changes. The cards keep their own language.',
  theme: 'Appearance',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  sounds: { on: 'On', off: 'Off' },
  /** On a TV, which has no other control. */
  tvSound: 'Press for sound and full screen',
  motion: 'Motion',
  motions: { system: 'Match system', less: 'Reduced' },
} as const;
