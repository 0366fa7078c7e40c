/** The dialog that asks for the password to open a table. */
export const password = {
  title: 'Salasana, kiitos',
  note: 'Täällä pöytiä voivat avata vain ne, joilla on salasana. Mukaan pääsee ilman sitä.',
  label: 'Salasana',
  again: 'Salasana ei ole oikea.',
  go: 'Jatka',
} as const;
