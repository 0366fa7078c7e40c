/** The page /tv, which asks a TV for the code of a table. */
export const tvEntry = {
  title: 'Put a table on this screen',
  note: 'Type the five characters of the table’s code.',
  code: 'Code of the table',
  phone: 'Playing on this device? Join here.',
} as const;
