/** What can be done about a person at the table, and by the host about the table itself. */
export const person = {
  rename: 'Nume',
  renameSave: 'Schimbă numele',
  moveTo: 'Schimbă locul',
  watching: 'Pe margine',
  handOver: 'Dă-i rolul de gazdă',
  handOverNote: 'Tu rămâi, dar de acum nu mai hotărăști tu.',
  remove: 'Dă afară de la masă',
  removeTitle: 'Afară cu {name}?',
  removeNote: 'Își pierde locul și nu se mai poate întoarce la masa asta.',
  removeYes: 'Afară cu {name}',
  leave: 'Pleacă de la masă',
  leaveTitle: 'Pleci de la masă?',
  leaveNote: 'Locul tău se eliberează. Linkul te aduce înapoi.',
  leaveYes: 'Plec',
  forget: 'Plec cu nume cu tot',
  forgetNote:
    'Îți poți lua numele cu tine: dispare de pe ecranele tuturor și din casă. Ce le-ai scris celorlalți rămâne, dar fără nume.',
  close: 'Șterge masa',
  closeTitle: 'Ștergi masa?',
  closeNote: 'Pentru toți și pe loc: nume, mesaje, partide și cuvintele aduse aici. Nu există cale de întoarcere.',
  closeYes: 'Șterge pentru toți',
} as const;
