/** The settings dialog. */
export const settings = {
  title: 'Settings',
  languageNote: 'Only the page changes. The cards keep their own language.',
  theme: 'Appearance',
  themes: { system: 'Like the device', light: 'Day', dark: 'Night' },
  sound: 'Sound',
  sounds: { on: 'On', off: 'Off' },
  motion: 'Movement',
  motions: { system: 'Like the device', less: 'Still' },
} as const;
