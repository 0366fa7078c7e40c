/**
 * The full rules of Spyfall in our own words. A point is keyed by its rule's number; with a letter it is our ruling.
 */
export const spyfallRules = {
  title: 'Le regole di Spyfall',
  lead: 'Siete tutti nello stesso posto e sapete quale, tranne una persona. Fatevi domande finché qualcuno si tradisce. Ecco tutto, a parole nostre.',
  example:
    'Sono tutti in spiaggia, tranne Vera. Milo chiede senza che cosa non si viene mai qui. Una buona risposta è l’asciugamano: chi è in spiaggia annuisce, e la spia non impara niente. Vera risponde che non viene mai senza le chiavi dell’ufficio. Ora lo sanno.',
  table: {
    title: 'Il tavolo',
    S1: 'Giocano da tre a otto persone. Quante manche fanno una partita lo decidete prima; cinque sono un buon inizio.',
    S2: 'Una manche si svolge in un solo luogo. Tutti sanno quale, e ognuno ha lì un suo ruolo. Solo la spia non sa né l’uno né l’altro.',
    S3: 'In ogni manche c’è esattamente una spia, e può capitare a chiunque con la stessa probabilità.',
    S4: 'Quali luoghi sono in gioco lo possono vedere tutti, in ogni momento.',
    S5: 'Un luogo esce al massimo una volta per partita. Quelli già giocati sono cancellati dalla lista, anche per la spia.',
    S5a: 'Potete escludere dei luoghi e scriverne di vostri, con sette ruoli ciascuno. Deve esserci almeno un luogo in più delle manche.',
    S6: 'Decidete prima se parlare nei panni dei ruoli o non badarci. Sulle carte ci sono comunque, e vanno bene per chiunque.',
    S7: 'In ogni manche una persona fa da mazziere e gioca come le altre. La prima volta si tira a sorte, o scegliete voi; poi dà le carte la spia della manche prima.',
  },
  round: {
    title: 'Le domande',
    S8: 'Chi fa da mazziere fa partire l’orologio, quando tutti hanno visto la propria carta. Dura otto minuti, o quanto avete deciso. Chi è alle prime armi può prenderne da dodici a quindici.',
    S8a: 'Si può giocare anche senza orologio. Allora le domande le chiude chi fa da mazziere.',
    S9: 'Chi fa da mazziere fa una domanda a chi vuole. Non deve riguardare per forza il luogo, e la risposta può essere qualunque cosa. Non si fanno seconde domande.',
    S10: 'Chi ha risposto fa la domanda dopo: a chiunque, tranne a chi ha appena chiesto.',
    S11: 'Una manche finisce in uno di tre modi: tutti sono d’accordo su un’accusa, la spia ferma il gioco, o il tempo scade e c’è il voto finale.',
  },
  accusation: {
    title: 'Accusare qualcuno',
    S12: 'Chiunque giochi può fermare l’orologio e accusare qualcuno, anche la spia. Si può fare una volta per manche.',
    S13: 'Votano tutti, tranne chi è sotto accusa; chi accusa è a favore. Se tutti sono a favore, la manche è finita e la carta di chi è sotto accusa si scopre. Se anche uno solo è contro, la manche continua con il tempo che restava.',
    S13a: 'Le mani si alzano davanti a tutti, e si contano quando tutti hanno votato.',
    S14: 'Durante un voto nessuno discute. Per questo qui non si può chiedere, rispondere o scrivere finché non è finito.',
  },
  stop: {
    title: 'La spia ferma il gioco',
    S15: 'Finché ci sono domande, la spia può scoprire la sua carta e provare a indovinare il luogo. Non mentre si vota un’accusa, e non a tempo scaduto.',
    S16: 'Se è quello giusto, vince la spia. Se no, vincono gli altri. In ogni caso la manche è finita.',
  },
  time: {
    title: 'Quando il tempo scade',
    S17: 'Parlate di chi sospettate. Poi ognuno fa un nome, apertamente e nell’ordine dei posti. Comincia chi fa da mazziere.',
    S17a: 'Il voto finale lo apre chi fa da mazziere. Se ci mette troppo, si apre da solo. Nessuno può fare il proprio nome.',
    S18: 'Se tutti gli altri hanno fatto il nome della spia, la spia perde. In ogni altro caso vince.',
  },
  score: {
    title: 'I punti',
    S19: 'Una spia che vince prende due punti. Diventano quattro se ha fermato il gioco e indovinato il luogo, e quattro se tutti gli altri hanno incolpato chi non c’entrava.',
    S20: 'Se vincono gli altri, un punto a testa. Chi ha accusato la spia, prima dello scadere del tempo, ne prende uno in più.',
    S21: 'Dopo l’ultima manche vince chi ha più punti. A pari punti si vince insieme.',
  },
  people: {
    title: 'Chi va e chi viene',
    S22: 'Chi perde la connessione conserva posto e carta. Dopo il tempo che avete deciso non si aspetta più: si vota lo stesso, e se toccava a quella persona, chiede un’altra. Chi torna riprende a giocare.',
    S22a: 'Se la spia non c’è più, la manche è annullata: nessuno prende punti, e si rigioca. Lo stesso vale se si sono alzati in tanti e restano meno di tre persone.',
    S22b: 'Se meno di tre persone hanno ancora un posto, la partita finisce con i punti fin qui. Se sono solo assenti, la prossima manche le aspetta.',
    S22c: 'Chi arriva dopo gioca dalla prossima manche. I punti di chi se n’è andato contano ancora.',
    S22d: 'Se il gioco aspetta qualcuno che è assente, chiunque giochi può decidere di andare avanti senza.',
  },
  ways: {
    title: 'Modi di giocare',
    spoken:
      'A voce, nella stessa stanza o in chiamata: parlate, e toccate la persona a cui si chiede. A turni, orologio, voti e punti pensa il covo. Se il dito scivola, toccate un’altra persona: si può finché chi deve rispondere non va avanti.',
    free: 'Solo a voce, nella stessa stanza: carte, orologio, voti e punti sono qui. Ai turni pensate voi, e non si tocca niente.',
    written:
      'Per iscritto: domande e risposte si scrivono, e tutti le leggono qui in ordine. Mentre fate domande, le chiacchiere sono chiuse.',
    phone:
      'Con un telefono per tutti: fa il giro, e ognuno guarda la sua carta. Poi sta sul tavolo, con l’orologio, e lì si segnano le mani e i voti di tutti. Nessuno conta come assente.',
  },
} as const;
