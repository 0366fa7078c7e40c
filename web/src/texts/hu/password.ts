/** The dialog that asks for the password to open a table. */
export const password = {
  title: 'A jelszót kérjük',
  note: 'Itt csak az nyithat asztalt, aki tudja a jelszót. A csatlakozáshoz nem kell.',
  label: 'Jelszó',
  again: 'Nem ez a jelszó.',
  go: 'Tovább',
} as const;
