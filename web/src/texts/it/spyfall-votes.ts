/** Spyfall: sheets and votes, which load after the first board. Part of `spyfall`. */

const sheets = {
  cancel: 'Non ora',
  /** Why a person cannot be chosen. */
  gone: 'assente',
  /** S22: the game waits for someone who is away. */
  missing: {
    wait: 'Aspettiamo {name} ({time}).',
    goOn: 'Avanti senza',
    sure: 'Sì, senza {name}',
  },

  /** What happened while the player was still choosing. */
  meanwhile: {
    accusation: 'Intanto {name} ha accusato {suspect}.',
    naming: 'Intanto la spia ha fermato il gioco.',
    time: 'Intanto il tempo è scaduto.',
    over: 'Intanto la manche è finita.',
    notSent: 'Non è partito niente.',
    look: 'Fammi vedere',
  },

  /** S7 */
  dealer: {
    change: 'Un altro mazziere',
    title: 'Chi dà le carte per primo?',
    note: 'Chi fa da mazziere fa partire l’orologio e fa la prima domanda.',
    yes: 'Dà le carte {name}',
  },

  /** S12 */
  accuse: {
    title: 'Accusa qualcuno',
    note: 'L’orologio si ferma e votano tutti, tranne chi è sotto accusa. Se sono tutti a favore, la manche finisce. Puoi farlo una volta per manche.',
    whom: 'Di chi sospetti?',
    choose: 'Prima scegli qualcuno.',
    none: 'Accusa',
    yes: 'Accusa {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} accusa {suspect}',
    rule: 'Se tutti sono a favore, la carta si scopre. Basta un voto contro, e la manche continua.',
    quiet: 'Durante il voto non si parla.',
    back: 'Cambia',
    yes: 'A favore',
    no: 'Contro',
    sure: { yes: 'Vota a favore', no: 'Vota contro' },
    mine: 'Il voto è su di te. Decidono gli altri.',
    done: { yes: 'Hai votato a favore.', no: 'Hai votato contro.' },
    hands: 'Mani alzate',
    hand: {
      yes: 'a favore',
      no: 'contro',
      awaited: 'deve ancora votare',
      suspect: 'sotto accusa',
      accuser: 'accusa: a favore',
      gone: 'assente',
    },
  },

  /** Accusations of this round that went to a vote. */
  hearing: {
    title: 'Le accuse di questa manche',
    dropped: '{name} ha accusato {suspect}. Accusa respinta.',
    carried: '{name} ha accusato {suspect}. Tutti a favore.',
    yes: 'A favore: {names}.',
    no: 'Contro: {names}.',
  },

  /** S15. The same for everyone, so that a glance reveals nothing. */
  stop: {
    title: 'Ferma il gioco',
    note: 'Può farlo solo la spia: la carta si mostra a tutti, l’orologio si ferma, e la spia prova a indovinare il luogo. Giusto: 4 punti alla spia. Sbagliato: vincono gli altri.',
    yes: 'Mostra la carta',
    not: 'La tua carta non è quella della spia. Non è successo niente, e nessuno sa che hai guardato qui.',
  },

  /** S16 */
  naming: {
    title: 'Dove sono gli altri?',
    filter: 'Cerca un luogo',
    list: 'Scegline uno',
    found: { one: '{n} luogo', many: '{n} di luoghi', other: '{n} luoghi' },
    empty: 'Nessun luogo corrisponde. Scrivi di meno.',
    played: 'già giocato',
    crossed: 'cancellato da te',
    choose: 'Prima scegli un luogo.',
    none: 'Indovina il luogo',
    yes: 'È qui: {location}',
    spy: 'La spia è {name}',
    wait: 'Il gioco è fermo. Ora {name} prova a indovinare il luogo. Giusto: vince la spia. Sbagliato: vincono tutti gli altri.',
  },

  /** S17 */
  suspicions: {
    title: 'Di chi sospettate?',
    spoken: 'Parlate di chi sospettate. Poi ognuno dice un nome, nell’ordine dei posti; comincia chi fa da mazziere.',
    written:
      'Scrivetevi di chi sospettate. Poi ognuno dice un nome, nell’ordine dei posti; comincia chi fa da mazziere.',
    rule: 'La spia perde solo se tutti gli altri fanno il suo nome.',
    itself: 'Il voto si apre da solo quando il tempo finisce.',
  },
  ballot: {
    title: 'Il voto finale',
    yes: 'Sospetto di {name}',
    none: 'Di’ un nome',
    voices: 'I voti, in ordine',
    voice: 'sospetta di {name}',
    now: 'dice un nome adesso',
    later: 'più tardi',
    choose: 'Prima tocca qualcuno al tavolo.',
  },
} as const;

export const spyfall = { sheets } as const;
