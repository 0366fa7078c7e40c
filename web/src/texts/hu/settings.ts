/** The settings dialog. */
export const settings = {
  title: 'Beállítások',
  languageNote: 'Csak a felület nyelve változik. A kártyáké marad.',
  theme: 'Megjelenés',
  themes: { system: 'Mint az eszközön', light: 'Nappal', dark: 'Éjszaka' },
  sound: 'Hang',
  sounds: { on: 'Be', off: 'Ki' },
  motion: 'Mozgás',
  motions: { system: 'Mint az eszközön', less: 'Nyugalom' },
} as const;
