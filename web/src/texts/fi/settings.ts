/** The settings dialog. */
export const settings = {
  title: 'Asetukset',
  languageNote: 'Vain sivun kieli vaihtuu. Korttien kieli ei muutu.',
  theme: 'Ulkoasu',
  themes: { system: 'Laitteen mukaan', light: 'Vaalea', dark: 'Tumma' },
  sound: 'Äänet',
  sounds: { on: 'Päällä', off: 'Pois' },
  /** On a TV, which has no other control. */
  tvSound: 'Paina: äänet ja koko näyttö',
  motion: 'Animaatiot',
  motions: { system: 'Laitteen mukaan', less: 'Vähemmän' },
} as const;
