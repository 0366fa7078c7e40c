/** The settings dialog. */
export const settings = {
  title: 'Asetukset',
  languageNote: 'Vain sivun kieli vaihtuu. Korttien kieli ei muutu.',
  theme: 'Ulkoasu',
  themes: { system: 'Laitteen mukaan', light: 'Vaalea', dark: 'Tumma' },
  sound: 'Äänet',
  sounds: { on: 'Päällä', off: 'Pois' },
  motion: 'Animaatiot',
  motions: { system: 'Laitteen mukaan', less: 'Vähemmän' },
} as const;
