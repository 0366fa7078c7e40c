/** Help for each phase and role (at most 90 words each), and the full rules of Codenames in our own words. */
export const help = {
  now: {
    spymasterClue:
      'Tu vedi chi si nasconde dietro ogni parola. Trova una parola che porti a più agenti tuoi e lontano dal resto, soprattutto dall’assassino, e di’ a quante carte pensi. Mentre scrivi, l’arbitro ti avvisa se qualcosa non va. 0 vuol dire: nessuno dei nostri c’entra. ∞ vuol dire: tentate quanto volete. Non dire altro. Se si avvicina qualcuno, nascondi la chiave.',
    spymasterPenalty:
      'L’indizio degli altri è stato bocciato. Puoi coprire uno dei tuoi agenti: tocca una carta tua, poi premi «Copri». Non è d’obbligo. Poi, o anche subito, dai il tuo indizio come sempre. Una volta dato, l’occasione è sfumata.',
    spymasterGuess:
      'I tuoi operativi sono al lavoro. Vedi che cosa segnano, ma non puoi aiutare: niente parole, niente occhiate, niente sospiri. Finché trovano agenti tuoi, hanno un tentativo in più del tuo numero. Intanto cerca il prossimo indizio.',
    spymasterJudge:
      'Gli altri stanno tentando con questo indizio. Se viola una regola, contestalo: il loro turno finisce subito e tu, prima del tuo indizio, puoi coprire uno dei tuoi agenti. Se va bene puoi ammetterlo: dopo, nessuno potrà più contestarlo. Se non fai niente, vale. L’arbitro consiglia soltanto; l’ultima parola è tua.',
    spymasterWait:
      'È il turno degli altri. Guarda quali dei tuoi agenti sono ancora da trovare e cerca una parola che ne unisca due o tre. Prima di innamorartene, pensa all’assassino.',
    spymasterOpponent:
      'Giocate contro un avversario senza giocatori. Dopo ogni turno della tua squadra copri uno dei suoi agenti: tocca la carta, poi premi «Copri». Quale, lo decidi tu. Prendi una carta che intralcia il tuo prossimo indizio.',
    operativeClue:
      'Il tuo capo spia cerca una parola che unisca più agenti vostri, e un numero che dica quanti sono. Intanto guardati attorno: quali parole stanno bene insieme? Gli indizi passati restano sempre a disposizione.',
    operativeGuess:
      'Tocca una carta per segnarla: lo vedono tutti, ma non si gira nulla. Toccala di nuovo per togliere il segno. Il pulsante «Contatta» gira davvero la carta scelta. Un agente vostro: continuate, se volete. Un passante o un agente degli altri: turno finito. L’assassino: partita persa. Un tentativo è d’obbligo; ne avete uno in più del numero.',
    operativeWait:
      'È il turno degli altri. Ogni loro contatto ti dice qualcosa: se coprono un vostro agente, ne avete uno in meno da cercare. Parlane in squadra e ripassate i vostri vecchi indizi.',
    operativeOpponent:
      'Adesso il tuo capo spia copre un agente dell’avversario. Quando saranno tutti coperti avrete perso, perciò ogni turno conta. Se l’ultimo indizio violava una regola, puoi ancora contestarlo: allora se ne copre uno in più.',
    watch:
      'Vedi quello che possono vedere tutti: le carte, gli indizi e ciò che è già coperto. Fino alla fine la chiave è solo dei capi spia. Se sai qualcosa, tienitelo per te.',
    over: 'Ora la chiave è scoperta. Ripassate gli indizi: quasi ogni partita si decide su una carta sola. Chi ospita può iniziare la prossima, con le stesse persone e carte nuove.',
  },

  rules: {
    title: 'Le regole di Nome in codice',
    lead: 'Due squadre, venticinque parole e due persone che sanno chi c’è dietro. Ecco tutto, a parole nostre.',
    contents: 'In questa pagina',
    ruling: 'scelta nostra',
    rulingNote:
      'Dove i regolamenti tacciono, abbiamo dovuto decidere noi: quei punti portano un segno. Le regole di casa vostra sono sempre benvenute, basta accordarsi prima della partita.',
    exampleTitle: 'Un esempio',
    example:
      'Il capo spia dice CAFFÈ 2. Gli operativi contattano MOKA: rosso, quindi continuano. Contattano TAZZINA: ancora rosso. Potrebbero tentare un’altra volta, ma non c’entra altro, quindi si fermano.',
    table: {
      title: 'Il tavolo',
      C1: 'Le squadre sono due, rossa e blu. Una partita normale vuole almeno quattro persone, due per squadra. Ogni squadra ha un capo spia; tutti gli altri sono operativi. Le due squadre possono anche non avere lo stesso numero di persone.',
      C2: 'Sul tavolo ci sono venticinque parole, tutte diverse, in cinque file da cinque.',
      C3: 'Una chiave segreta dice chi si nasconde dietro ogni parola: nove agenti della squadra che comincia, otto dell’altra, sette passanti che non c’entrano niente e un assassino. La chiave la vedono solo i due capi spia.',
      C4: 'La chiave si estrae a sorte, e così la squadra che comincia. Ogni disposizione ha le stesse probabilità.',
      C5: 'Si vede sempre quanti agenti restano da trovare a ogni squadra.',
    },
    turn: {
      title: 'Il turno',
      C6: 'Comincia la squadra con nove agenti. Poi ci si alterna.',
      C7: 'Il capo spia dà un indizio: una parola e il numero di carte a cui si riferisce. Nient’altro, nemmeno un sopracciglio alzato. Per questo qui un capo spia non può scrivere agli operativi.',
      C9: 'Gli operativi ne parlano. Possono segnare le carte quante volte vogliono. Il tentativo vale quando qualcuno di loro contatta una carta, chiunque sia.',
      C10: 'Un agente della propria squadra: la carta si copre del colore della squadra, e si può tentare ancora.',
      C11: 'Un passante: la carta si copre, e il turno è finito.',
      C12: 'Un agente dell’altra squadra: la carta si copre per gli altri, e il turno è finito.',
      C13: 'L’assassino: la partita finisce all’istante, e chi l’ha contattato ha perso.',
      C14: 'In ogni turno almeno un tentativo è d’obbligo. Dopo uno giusto ci si può fermare quando si vuole.',
      C15: 'Si ha un tentativo in più del numero detto. Serve a recuperare una carta mancata prima.',
      C18: 'Non è obbligatorio seguire l’ultimo indizio. Si può contattare qualunque carta non coperta, e gli indizi passati restano visibili a tutti.',
    },
    numbers: {
      title: 'Due numeri speciali',
      C16: 'Zero vuol dire che nessuno dei nostri c’entra con la parola. In questo caso i tentativi non hanno un massimo, ma uno resta d’obbligo.',
      C17: 'Anche con «senza limiti» i tentativi non hanno un massimo. Il prezzo: nessuno sa a quante carte si pensava.',
    },
    end: {
      title: 'La fine',
      C19: 'Una squadra vince quando tutti i suoi agenti sono coperti. Chi ha coperto l’ultimo non importa.',
      C20: 'Per la partita successiva basta un tocco: stesse persone, ruoli che girano, se volete, e nessuna delle parole appena giocate.',
    },
    illegal: {
      title: 'Indizi non validi',
      L1: 'Un indizio è una parola sola.',
      L2: 'Parla di ciò che le parole significano, non delle loro lettere, del loro suono o del loro posto sul tavolo. Lettere e cifre vanno bene, se vogliono dire qualcosa.',
      L4: 'Il numero dice quante carte intendi. Non è un secondo indizio.',
      L5: 'È nella lingua delle carte. Una parola straniera vale quando in quella lingua la si usa davvero.',
      L6: 'Non è una forma di una parola ancora scoperta: né la parola stessa, né la parola con un’altra desinenza, né un derivato, né un composto che la contiene.',
      L7: 'Non ha parti in comune con una parola composta ancora scoperta. Con CASSAFORTE sul tavolo sono fuori gioco «cassa», «forte», «cassapanca» e «roccaforte».',
      L8: 'Le lettere che per puro caso si trovano dentro una parola più lunga non sono una sua parte: «ape» va benissimo accanto a PAPERA.',
      L9: 'Una parola che nessuno sente più come composta non ha parti: «terra» va bene accanto a INGHILTERRA.',
      L10: 'Niente parole composte inventate sul momento.',
      L11: 'Se si scrive uguale, è la stessa parola; se suona uguale ma si scrive in un altro modo, è un’altra.',
      L12: 'I nomi di più parole, come New York, valgono come una sola, se siete d’accordo così. Altrimenti chiedi: chi giudica l’indizio può fare un’eccezione. I nomi inventati non valgono mai.',
      C8: 'Contano solo le parole ancora scoperte. Ciò che ora non vale può valere più tardi, quando una carta è coperta.',
      C21: 'Quando un indizio risulta non valido, il turno di chi l’ha dato finisce subito. Le carte già contattate restano coperte.',
      C22: 'L’altro capo spia può allora coprire uno dei propri agenti, prima di dare il suo indizio. Se era l’ultimo, la sua squadra ha vinto.',
      C23: 'Un indizio che nessuno contesta è valido, e l’ultima parola spetta all’altro capo spia. I suoi operativi possono alzare la mano, e chi ha dato l’indizio può ammettere l’errore. Si può contestare solo finché non arriva l’indizio successivo.',
      C24: 'Nel dubbio, i capi spia possono consultarsi prima, dove gli operativi non leggono. L’arbitro del covo guarda ogni indizio mentre lo si scrive: lui consiglia, le persone decidono.',
    },
    time: {
      title: 'Orologi',
      C25: 'Di per sé non ci sono limiti di tempo. Con la clessidra, chiunque può girarla se qualcuno la tira per le lunghe. Mette fretta, ma non chiude niente.',
      C26: 'In alternativa il tavolo può darsi tempi fissi, uno per l’indizio e uno per i tentativi. Se scade il primo, il turno finisce senza indizio; se scade il secondo, finisce come se la squadra si fosse fermata, anche senza tentativi. Chi ospita può mettere in pausa e dare altro tempo.',
    },
    together: {
      title: 'Insieme, da due in su',
      C27: 'Una sola squadra, con un capo spia e uno o più operativi, gioca contro un avversario senza giocatori. Cominciate voi e avete nove agenti; l’avversario ne ha otto.',
      C28: 'Dopo ogni vostro turno il capo spia gioca quello dell’avversario: si copre uno degli agenti avversari, e quale lo sceglie il capo spia.',
      C29: 'Perdete se contattate l’assassino, o quando tutti gli agenti avversari sono coperti, non importa da chi.',
      C30: 'Se vincete, il punteggio è il numero di agenti avversari ancora scoperti, da uno a otto.',
      C32: 'Gli operativi possono contestare un indizio. Il turno finisce e si copre un agente avversario in più; quale, lo sceglie il capo spia.',
    },
    three: {
      title: 'In tre',
      C31: 'In tre si può giocare insieme, come qui sopra. Se due vogliono sfidarsi, fanno i capi spia; la terza persona è l’unico operativo e tenta per la squadra di turno, ogni volta meglio che può.',
    },
  },
} as const;
