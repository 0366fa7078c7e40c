/** The page /tv, which asks a TV for the code of a table. */
export const tvEntry = {
  title: 'Un tavolo su questo schermo',
  note: 'Scrivi i cinque caratteri del codice del tavolo.',
  code: 'Codice del tavolo',
  phone: 'Giochi su questo dispositivo? Entra da qui.',
} as const;
