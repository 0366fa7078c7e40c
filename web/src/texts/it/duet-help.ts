/** Help for each phase and seat of Duet (at most 90 words each), and its full rules in our own words. */
export const duetHelp = {
  now: {
    first:
      'Le parole sono le stesse per tutti, ma ogni parte vede solo il suo lato della chiave. I tuoi agenti verdi sono quelli che il tuo partner deve trovare. Dai una parola e un numero che portino a più agenti, lontano dai tuoi assassini neri. Può cominciare chiunque: il primo indizio è di chi fa prima. Tocca i tuoi agenti per annotare a chi pensi: lo vede solo la tua parte del tavolo.',
    give: 'Trova una parola che porti a più agenti verdi del tuo lato, e di’ quanti sono. Sta’ alla larga dai tuoi tre assassini: se il tuo partner ne contatta uno, avete perso. Che cosa c’è dietro una carta, per chi tenta lo dice solo il tuo lato. Mentre scrivi, l’arbitro ti avvisa se qualcosa non va. Tocca i tuoi agenti per annotare a chi pensi: lo vede solo la tua parte del tavolo. Se si avvicina qualcuno, nascondi il tuo lato.',
    wait: 'Il tuo partner cerca una parola. I suoi agenti non sono i tuoi: dei tuoi nove, sul suo lato tre sono agenti, cinque passanti e uno è un assassino. Cerca coppie tra i tuoi agenti, e ripassa gli indizi già dati.',
    partnerDone:
      'Hai trovato tutto quello che il tuo partner poteva mostrarti: da ora gli indizi li dai solo tu. Ogni turno costa un segnalino, come prima. Punta agli agenti rimasti sul tuo lato; il tuo partner può ancora servirsi di tutti i tuoi vecchi indizi.',
    meDone:
      'Il tuo partner ha trovato tutti e nove gli agenti del tuo lato. Non dai più indizi: da ora fai solo tentativi, con quelli del tuo partner. Gli agenti che mancano sono sul suo lato.',
    guess:
      'Trova le carte a cui porta l’indizio del tuo partner. Tocca una carta per segnarla; il pulsante «Contatta» la gira davvero. Che cosa c’è sotto lo dice il lato del tuo partner; il tuo non ne dice niente. Un agente: continua, finché hai coraggio. Un passante: sulla carta va un segnalino con la freccia verso di te, e il turno è finito. Un assassino: avete perso. Un tentativo è d’obbligo; poi puoi fermarti e prendere un segnalino.',
    judge:
      'Trova le carte a cui porta l’indizio del tuo partner: agenti sul suo lato, che tu non vedi. Il tuo lato non dice niente dei tuoi tentativi. Tocca una carta per segnarla, poi premi «Contatta». Un agente: continua, se vuoi. Un passante: turno finito. Un assassino: avete perso. Se l’indizio viola una regola, puoi contestarlo prima del primo tentativo: si scarta un segnalino, ma tenti lo stesso.',
    partnerGuess:
      'Il tuo partner tenta con il tuo indizio, e che cos’è ogni carta lo dice il tuo lato. Vedi che cosa segna, ma non puoi aiutare: niente parole, niente occhiate, niente sospiri. Un passante chiude il turno e lascia un segnalino sulla carta; può ancora essere un agente che devi trovare tu.',
    sudden:
      'I segnalini sono finiti. Niente più indizi, niente piani in comune. Contatta le carte che sono agenti sul lato del tuo partner; usa tutti gli indizi già dati. Ogni carta sbagliata fa perdere la partita, anche un passante. Se l’altra parte ha ancora agenti da trovare, può tentare anche lei, in qualsiasi ordine. Con il quindicesimo agente si vince.',
    suddenWait:
      'I segnalini sono finiti, e sul lato del tuo partner hai già trovato tutto. Gli ultimi agenti sono sul tuo lato, e può trovarli solo il tuo partner. Niente indizi, niente cenni. Una carta sbagliata e avete perso; con il quindicesimo agente si vince.',
    watch:
      'Due parti giocano insieme. Ognuna vede il suo lato della chiave e dà indizi per i suoi agenti; tu non vedi né l’uno né l’altro. I segnalini tondi sono il tempo: un turno ne costa almeno uno. Bisogna trovare quindici agenti prima che finiscano. Se sai qualcosa, tienitelo per te.',
    over: 'Ora i due lati della chiave sono scoperti. Ripassate gli indizi: quasi ogni partita si decide su una carta sola. Chi ospita può iniziare la prossima, con le stesse persone e carte nuove.',
  },

  rules: {
    title: 'Le regole di Nome in codice Duetto',
    lead: 'Due parti, un tavolo e una chiave con due lati. Si vince o si perde insieme. Ecco tutto, a parole nostre.',
    example:
      'Sul tuo lato BISCOTTO è un assassino. Il tuo partner dice COLAZIONE 2. Tu contatti BISCOTTO lo stesso: sul lato del tuo partner è un agente, e conta solo quel lato.',
    table: {
      title: 'Il tavolo',
      D1: 'Si gioca insieme, in due o divisi in due parti di quante persone si vuole, Ovest ed Est. Ogni parte vede solo il suo lato della chiave.',
      D2: 'Sul tavolo ci sono venticinque parole, tutte diverse, in cinque file da cinque. In mezzo si nascondono quindici agenti, e c’è una riserva di segnalini tempo: nove nella partita normale, dieci o undici per averla più facile.',
      D3: 'Ogni lato della chiave mostra nove agenti verdi, tre assassini neri e tredici passanti.',
      D4: 'I due lati si sovrappongono. Dei tuoi nove agenti, per il tuo partner tre sono agenti, uno è un assassino e cinque sono passanti. Dei tuoi tre assassini, uno è un agente, uno un assassino e uno un passante. Dei tuoi tredici passanti, cinque sono agenti e uno è un assassino. Ragionarci sopra è permesso.',
      D5: 'La chiave si estrae a sorte, e ogni chiave fatta così ha le stesse probabilità.',
    },
    turn: {
      title: 'Il turno',
      D6: 'Il primo indizio può darlo chiunque: comincia chi fa prima.',
      D7: 'Un indizio è una parola e un numero, nient’altro. I tentativi li fa l’altra parte.',
      D36: 'Il numero può essere zero: si giri al largo da ciò che la parola suggerisce. Un tentativo resta d’obbligo.',
      D8: 'Il tentativo è contattare una carta, e che cosa c’è dietro lo dice solo il lato di chi ha dato l’indizio.',
      D9: 'Un agente: la carta si copre per entrambe le parti, e si può continuare.',
      D10: 'Un assassino: la partita è finita, e avete perso tutti.',
      D11: 'Un passante: sulla carta va un segnalino con la freccia verso chi ha tentato, e il turno è finito. La carta resta in gioco: per l’altra parte può ancora essere un agente da trovare.',
      D12: 'I tentativi giusti non hanno un massimo, qualunque fosse il numero.',
      D13: 'Un tentativo è d’obbligo. Dopo uno giusto ci si può fermare e prendere un segnalino dalla riserva, con la spunta in su.',
      D14: 'Ogni turno costa quindi almeno un segnalino, e la riserva dice quanti turni restano.',
      D15: 'Il prossimo indizio lo dà chi ha appena tentato.',
      D16: 'Un tentativo può seguire qualunque indizio passato. Gli indizi, e ciò che si è tentato con ognuno, restano visibili a tutti.',
      D17: 'Una carta con la freccia verso la vostra parte per voi è chiusa, ma per l’altra parte no. Se è un passante anche per loro, prende un secondo segnalino ed è fuori gioco. Se è un agente, si copre, e il segnalino resta lì.',
      D18: 'Quando su un lato sono stati trovati tutti e nove gli agenti, lo si dice a tutti. Da allora gli indizi li dà solo l’altra parte.',
      D19: 'Di un lato non si dice altro: né quanti agenti restano, né che cos’era sull’altro lato una carta trovata, né se era proprio quella voluta.',
    },
    end: {
      title: 'La fine',
      D20: 'Con il quindicesimo agente si vince all’istante. Il turno costa comunque un segnalino.',
      D21: 'Se la riserva è vuota e mancano ancora agenti, scatta la morte improvvisa: niente più indizi. Chi ha ancora agenti da trovare può tentare, anche entrambe le parti e in qualsiasi ordine, una carta alla volta e senza mettersi d’accordo.',
      D22: 'In morte improvvisa ogni carta sbagliata fa perdere, anche un passante. Con l’ultimo agente si vince.',
      D23: 'Una vittoria con nove segnalini ha un punteggio: tre punti per ogni segnalino rimasto, uno per ogni segnalino preso con la spunta in su, uno in meno se si vince in morte improvvisa. Più di cinque è un buon risultato, nove o dieci è eccellente; oltre, vi aspetta la mappa delle missioni. Una missione non ha punteggio: contano solo i segnalini rimasti.',
    },
    map: {
      title: 'La mappa delle missioni',
      D24: 'La campagna di una squadra comincia a Praga, con la partita normale. Se l’avete appena vinta con nove segnalini, potete partire con Praga già conquistata. Ogni città conquistata apre quelle a cui è collegata.',
      D25: 'Una città ha due numeri: i segnalini della riserva, e quanti di questi hanno il passante in su. Sono gli errori che potete permettervi; gli altri hanno la spunta in su. Dove i regolamenti non danno numeri, sono nostri.',
      D26: 'Fermarsi costa un segnalino con la spunta in su. Se non ce ne sono, se ne prende uno con il passante in su e lo si gira.',
      D27: 'Un passante costa un segnalino con il passante in su. Se non ce ne sono, ne costa due con la spunta in su, che sulla carta contano come uno.',
      D28: 'Se la riserva non basta a pagare un turno, avete perso subito.',
      D29: 'Se un turno prende l’ultimo segnalino, scatta come sempre la morte improvvisa.',
      D31: 'Vittorie, sconfitte e appunti restano sulla mappa della squadra, e ogni città aperta si può rigiocare.',
    },
    illegal: {
      title: 'Indizi non validi',
      L: 'Per gli indizi vale ciò che vale in Nome in codice: una parola sola, che parla di significati e non è né una forma né una parte di una parola ancora scoperta. Le sigle valgono solo se siete d’accordo.',
      D32: 'Un indizio non valido costa un segnalino, che si scarta: chi tenta contesta, o chi l’ha dato ammette l’errore. Poi si tenta come se fosse stato valido.',
      D33: 'Il segnalino scartato ha la spunta in su, se ce n’è uno. Se era l’ultimo, il turno si gioca lo stesso: fermarsi porta alla morte improvvisa, un passante fa perdere.',
      D34: 'Chi deve tentare può contestare l’indizio, o ammetterlo espressamente, fino al primo tentativo.',
    },
    more: {
      title: 'Altro',
      D35: 'Ordine flessibile, se al tavolo piace: una parte può dare due indizi di fila; poi tocca all’altra.',
      D37: 'Se siete più di due, ogni parte può parlarne per conto suo, dove l’altra non legge. Chiunque di quella parte può dare l’indizio, e chiunque può contattare una carta.',
      D38: 'Il mazzo classico e il mazzo Duetto di una lingua si possono mescolare.',
    },
  },
} as const;
