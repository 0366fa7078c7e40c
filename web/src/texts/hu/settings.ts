/** The settings dialog. */
export const settings = {
  title: 'Beállítások',
  languageNote: 'Csak a felület nyelve változik. A kártyáké marad.',
  theme: 'Megjelenés',
  themes: { system: 'Az eszköz szerint', light: 'Világos', dark: 'Sötét' },
  sound: 'Hang',
  sounds: { on: 'Be', off: 'Ki' },
  /** On a TV, which has no other control. */
  tvSound: 'Nyomd meg: hang és teljes képernyő',
  motion: 'Animációk',
  motions: { system: 'Az eszköz szerint', less: 'Kevesebb mozgás' },
} as const;
