/** The codes of campaigns. Each text says what to do next. */
export const refusals = {
  'no-such-campaign': 'Nincs itt ilyen kampány. Kérd el a csapatodtól a teljes linket.',
  'no-such-city': 'Ez a város nincs a térképen. Válassz másikat.',
  'city-closed': 'Ez a város még zárva van. Előbb nyerjétek meg valamelyik szomszédját.',
  'note-changed': 'Közben valaki más átírta ezt a jegyzetet. Olvasd el az övét, aztán mentsd el újra a tiédet.',
} as const;
