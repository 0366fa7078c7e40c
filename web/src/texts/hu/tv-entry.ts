/** The page /tv, which asks a TV for the code of a table. */
export const tvEntry = {
  title: 'Egy asztal erre a képernyőre',
  note: 'Írd be az asztal öt karakteres kódját.',
  code: 'Az asztal kódja',
  phone: 'Ezen az eszközön játszanál? Itt csatlakozhatsz.',
} as const;
