/** The dialog that asks for the password to open a table. */
export const password = {
  title: 'Password, please',
  note: 'Only people with the password can open tables here. You don’t need it to join one.',
  label: 'Password',
  again: 'That isn’t the password.',
  go: 'Continue',
} as const;
