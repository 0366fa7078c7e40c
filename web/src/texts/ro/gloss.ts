/** Romanian texts for looking up what a card means. */
export const gloss = {
  title: 'Ajutor la cuvinte',
  on: 'Pornit',
  off: 'Oprit',
  note: 'Ține apăsată o carte, dă clic dreapta pe ea sau apasă ? ca să afli ce înseamnă cuvântul. Doar tu vezi asta.',
  key: '?: ce înseamnă cuvântul.',
  none: 'Nu avem o explicație pentru acest cuvânt.',
  failed: 'Explicația nu poate fi încărcată acum.',
} as const;
