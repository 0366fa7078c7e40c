/** The dialog that asks for the password to open a table. */
export const password = {
  title: 'Adgangskode, tak',
  note: 'Her kan kun de, der har adgangskoden, åbne borde. Du skal ikke bruge den for at være med ved et.',
  label: 'Adgangskode',
  again: 'Det er ikke adgangskoden.',
  go: 'Fortsæt',
} as const;
