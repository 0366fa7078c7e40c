/** The page /tv, which asks a TV for the code of a table. */
export const tvEntry = {
  title: 'Pöytä tälle näytölle',
  note: 'Näppäile pöydän viisimerkkinen koodi.',
  code: 'Pöydän koodi',
  phone: 'Pelaatko tällä laitteella? Liity tästä.',
} as const;
