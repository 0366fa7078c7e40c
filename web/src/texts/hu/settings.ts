/** The settings dialog. */
export const settings = {
  title: 'Beállítások',
  languageNote: 'Csak a felület nyelve változik. A kártyáké marad.',
  theme: 'Megjelenés',
  themes: { system: 'Az eszköz szerint', light: 'Világos', dark: 'Sötét' },
  sound: 'Hang',
  sounds: { on: 'Be', off: 'Ki' },
  motion: 'Animációk',
  motions: { system: 'Az eszköz szerint', less: 'Kevesebb mozgás' },
} as const;
