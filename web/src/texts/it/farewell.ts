/** Why the connection to a table ended. */
export const farewell = {
  title: 'Qui le nostre strade si dividono',
  takenOverTitle: 'Questo tavolo è aperto in un’altra scheda',
  takenOver: 'Il tuo posto si è spostato lì. Puoi continuare dove vuoi, ma in una scheda alla volta.',
  useHere: 'Continua qui',
  again: 'Ricollegati',
} as const;
