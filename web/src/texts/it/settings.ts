/** The settings dialog. */
export const settings = {
  title: 'Impostazioni',
  languageNote: 'Cambia solo la pagina. Le carte restano nella loro lingua.',
  theme: 'Aspetto',
  themes: { system: 'Come sul dispositivo', light: 'Chiaro', dark: 'Scuro' },
  sound: 'Suoni',
  sounds: { on: 'Accesi', off: 'Spenti' },
  /** On a TV, which has no other control. */
  tvSound: 'Premi per audio e schermo intero',
  motion: 'Animazioni',
  motions: { system: 'Come sul dispositivo', less: 'Ridotte' },
} as const;
