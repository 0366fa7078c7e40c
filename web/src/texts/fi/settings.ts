/** The settings dialog. */
export const settings = {
  title: 'Asetukset',
  languageNote: 'Vain sivun kieli vaihtuu. Kortit pitävät omansa.',
  theme: 'Ulkoasu',
  themes: { system: 'Laitteen mukaan', light: 'Päivä', dark: 'Yö' },
  sound: 'Äänet',
  sounds: { on: 'Päällä', off: 'Pois' },
  motion: 'Liike',
  motions: { system: 'Laitteen mukaan', less: 'Ei liikettä' },
} as const;
