/** Each game in three lines, for people who wait in the lobby; on a TV also how to join. */
export const howTo = {
  title: 'Come si gioca',
  join: 'Inquadralo col telefono, oppure apri {address} e scrivi il codice.',
  codenames: {
    know: 'Solo i capi spia sanno di chi è ogni carta.',
    say: 'L’indizio: una parola, e per quante carte vale.',
    win: 'Gli altri cercano i propri agenti. L’assassino chiude tutto.',
  },
  duet: {
    know: 'Ogni parte vede solo la sua metà della chiave.',
    say: 'A turno: uno dà un indizio, l’altro indovina.',
    win: 'Trovate in tempo i 15 agenti, e nessun assassino.',
  },
  spyfall: {
    know: 'Tutti conoscono il luogo, tranne la spia.',
    say: 'Fatevi domande. Non svelate il luogo.',
    win: 'Prendete la spia prima che indovini il luogo.',
  },
} as const;
