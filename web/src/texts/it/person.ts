/** What can be done about a person at the table, and by the host about the table itself. */
export const person = {
  rename: 'Nome',
  renameSave: 'Rinomina',
  moveTo: 'Cambia posto',
  watching: 'Pubblico',
  handOver: 'Cedi il tavolo',
  handOverNote: 'Tu resti, ma da qui in poi non decidi più tu.',
  remove: 'Allontana dal tavolo',
  removeTitle: 'Allontanare {name}?',
  removeNote: 'Perde il posto e non può più tornare a questo tavolo.',
  removeYes: 'Allontana {name}',
  leave: 'Lascia il tavolo',
  leaveTitle: 'Lasciare il tavolo?',
  leaveNote: 'Il tuo posto si libera. Con il link torni quando vuoi.',
  leaveYes: 'Lascia',
  forget: 'Lascia e porta via il nome',
  forgetNote:
    'Puoi portare via il tuo nome: sparisce da tutti gli schermi e dal covo. Quello che hai scritto agli altri resta, ma senza nome.',
  close: 'Elimina questo tavolo',
  closeTitle: 'Eliminare questo tavolo?',
  closeNote: 'Per tutti e subito: nomi, messaggi, partite e le parole portate qui. Non si torna indietro.',
  closeYes: 'Elimina per tutti',
} as const;
