/** The dialog that asks for the password to open a table. */
export const password = {
  title: 'La password, prego',
  note: 'Qui solo chi ha la password può aprire un tavolo. Per entrare in uno non serve.',
  label: 'La password',
  again: 'La password non è questa.',
  go: 'Continua',
} as const;
