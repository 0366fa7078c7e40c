/** Help for each phase of Spyfall, at most 90 words each. It never depends on the card: others may read it. */
export const spyfallHelp = {
  now: {
    deal: 'Ognuno guarda la propria carta in segreto: un tocco per vederla, un altro per nasconderla. Una carta dice spia; tutte le altre hanno lo stesso luogo, ognuna con un ruolo. Quando tutti hanno visto la propria, fai partire l’orologio. La prima domanda è tua.',
    briefing:
      'Guarda la tua carta in segreto: un tocco per vederla, un altro per nasconderla. Se dice un luogo, lì ci sono tutti, tranne la spia. Se dice spia, scopri dove sono. L’orologio lo fa partire chi fa da mazziere.',
    ask: 'Fai una domanda a chi vuoi, a voce alta, e tocca quella persona. Va bene qualunque domanda, ma una sola. Chiedi in modo che chi è nel luogo si tradisca un po’, senza che la spia impari qualcosa. Non puoi chiedere a chi ti ha appena fatto una domanda. Tocco sbagliato? Tocca di nuovo.',
    answer:
      'La domanda era per te. Rispondi a voce, come vuoi. Fai capire che conosci il posto, senza nominarlo: la spia ascolta. Se la spia sei tu, resta sul vago e non esitare. Poi chiedi tu: tocca una persona, ma non quella che ti ha appena fatto la domanda.',
    askWritten:
      'Scegli a chi chiedere, scrivi una domanda e inviala. La leggono tutti. Va bene qualunque domanda, ma una sola. Chiedi in modo che chi è nel luogo si tradisca un po’, senza che la spia impari qualcosa. Non puoi chiedere a chi ti ha appena fatto una domanda.',
    answerWritten:
      'La domanda era per te. Scrivi una risposta, come vuoi; la leggono tutti. Fai capire che conosci il posto, senza nominarlo: la spia legge. Se la spia sei tu, resta sul vago e non esitare. Poi chiedi tu.',
    listen:
      'Ascolta ogni domanda e ogni risposta. Chi non sa dove siete? Cancella luoghi dalla tua lista: non lo vede nessuno. Una volta per manche puoi accusare qualcuno; l’orologio si ferma, e gli altri votano. La spia può fermare il gioco in ogni momento per indovinare il luogo.',
    free: 'Fatevi domande a voce; chi risponde fa la prossima. Chi non sa dove siete? Cancella luoghi dalla tua lista: non lo vede nessuno. Una volta per manche puoi accusare qualcuno; l’orologio si ferma, e gli altri votano. La spia può fermare il gioco in ogni momento per indovinare il luogo.',
    vote: 'C’è un’accusa, e l’orologio è fermo. Tutti alzano la mano davanti a tutti, tranne chi è sotto accusa: a favore o contro. Tocca la tua scelta, poi il pulsante sotto. Se sono tutti a favore, la carta si scopre e la manche è finita: se è la spia, punti a tutti gli altri; se no, punti alla spia. Un voto contro, e la manche continua. Non si parla.',
    voted:
      'La tua mano è alzata, e resta lì. Gli altri votano ancora; intanto non si parla. Se sono tutti a favore, la carta si scopre e la manche è finita. Un voto contro, e la manche continua con il tempo che restava.',
    suspect:
      'L’accusa è contro di te, quindi non voti. Tutti gli altri alzano la mano davanti a tutti. Se sono tutti a favore, la tua carta si scopre e la manche è finita. Un voto contro, e la manche continua con il tempo che restava. Fino ad allora non si parla.',
    name: 'Hai mostrato che la spia sei tu. Scegli il luogo dalla lista, poi premi il pulsante sotto. Se è giusto, prendi 4 punti. Se no, un punto a tutti gli altri. I luoghi già giocati non tornano.',
    naming:
      'La spia ha fermato il gioco e ora prova a indovinare il luogo. Se è il vostro, prende 4 punti. Se no, un punto a tutti gli altri. Non dire niente, e non far trapelare niente.',
    open: 'Il tempo è scaduto. Parlate di chi sospettate, quanto volete. Poi apri il voto finale: ognuno dice un nome, nell’ordine dei posti, e cominci tu. La spia perde solo se tutti gli altri fanno il suo nome.',
    suspicions:
      'Il tempo è scaduto. Parlate di chi sospettate. Chi fa da mazziere apre il voto finale e comincia; poi ognuno dice un nome, nell’ordine dei posti. La spia perde solo se tutti gli altri fanno il suo nome: cercate di mettervi d’accordo. Se la spia sei tu, fai cadere i sospetti altrove.',
    speak:
      'Tocca a te dire di chi sospetti. Scegli una persona, poi premi il pulsante sotto. Lo vedono tutti, e non si torna indietro. La spia perde solo se tutti gli altri fanno il suo nome.',
    ballot:
      'Il voto finale fa il giro nell’ordine dei posti, a partire da chi fa da mazziere. Ognuno dice apertamente di chi sospetta, e nessuno discute. La spia perde solo se tutti gli altri fanno il suo nome. In ogni altro caso vince; e se tutti incolpano la stessa persona innocente, vince ancora di più.',
    verdict:
      'La manche è finita e le carte sono tutte scoperte. Una spia che vince prende 2 punti, e altri 2 se ha indovinato il luogo o se tutti hanno incolpato chi non c’entrava. Se vincono gli altri, 1 punto a testa, e 1 in più a chi ha accusato la spia. La prossima manche la comincia chiunque giochi. Dà le carte la spia di questa.',
    newcomer:
      'Hai un posto, e giochi dalla prossima manche. Fino ad allora vedi quello che vedono tutti: chi chiede a chi, i voti, l’orologio e la lista dei luoghi. Non dire niente di quello che senti.',
    watch:
      'Una delle persone che giocano è la spia; tutte le altre hanno lo stesso luogo sulla carta. Si fanno domande per trovare la spia senza svelare il luogo. Tu non vedi carte fino alla fine della manche. Se sai qualcosa, tienitelo per te.',
    over: 'Tutte le manche sono giocate. Vince chi ha più punti; a pari punti si vince insieme. Chi ospita può iniziare la prossima partita con le stesse persone.',
  },
} as const;
