/** Spyfall: the result of a game, the tip, and texts for the TV only. */
export const spyfallResult = {
  title: {
    won: '{name} vinder',
    shared: 'En delt sejr',
    brokenUp: 'Slut før tid',
  },
  /** The reason in one line. */
  how: {
    won: { one: 'Flest point til sidst: {n}.', other: 'Flest point til sidst: {n}.' },
    shared: { one: '{names}: {n}\u00a0point hver.', other: '{names}: {n}\u00a0point hver.' },
    brokenUp: 'I var ikke nok tilbage til at spille færdig. Sådan stod det.',
    /** After the line above, if anyone has points. */
    inFront: 'Forrest: {names}.',
    abandoned: 'Spillet blev afbrudt. Ingen vandt, og kortene fra den sidste runde bliver ikke vist.',
  },

  standing: {
    title: 'Stillingen',
    points: { one: '{n}\u00a0point', other: '{n}\u00a0point' },
    /** For screen readers: one round of a player. */
    round: { one: 'Runde {round}: {n}\u00a0point', other: 'Runde {round}: {n}\u00a0point' },
    missed: 'Runde {round}: ikke med',
    asSpy: 'som spion',
    winner: 'Vinder',
    /** The legend below it. */
    legend: 'De små felter: hver rundes point.',
    legendSpy: 'som spion',
    legendMissed: 'ikke med',
  },
  /** The player with the most points as the spy. */
  best: {
    one: 'Aftenens spion: {name}, {n}\u00a0point i det skjulte.',
    other: 'Aftenens spion: {name}, {n}\u00a0point i det skjulte.',
  },

  story: {
    round: 'Runde {round}',
    cards: 'Alle kort',
    none: 'Ingen runde blev spillet færdig.',
  },

  /** The tip, by how most rounds went. */
  next: {
    tooClear:
      'Spionerne fandt ud af, hvor de var. Spørg, så kun en, der er der, kan svare godt, og hold selve stedet udenfor.',
    tooSoon:
      'Spionerne gættede for tidligt. Lyt længere: To svar, der passer sammen, gør listen kortere end ti minutters grublen. Streg ud, hvad det ikke kan være.',
    innocent:
      'Uskyldige måtte betale. Før du rækker hånden op, så spørg dig selv, hvad de burde have vidst. Et vagt svar er ikke et forkert svar.',
    escaped:
      'Uret var spionernes bedste ven. Alle har én anklage i hver runde: Brug den, mens der endnu er tid til at tage fejl.',
    caught: 'Spionerne havde næsten ingen chance. Giv dem mere luft: Spil med flere steder eller med mindre tid.',
    caughtAll: 'Spionerne havde næsten ingen chance. Giv dem mere luft: Spil med mindre tid.',
    gone: 'Der manglede folk. Aftal at vente længere på dem, eller spil på én telefon.',
    roles:
      'Spionerne havde næsten ingen chance. Tal som jeres roller næste gang: Det er sværere at skelne en rolle fra en løgn.',
    own: 'Opfind jeres eget sted: der, hvor I mødtes, eller det, ingen vil tilbage til.',
  },

  share: {
    heading: 'Safehouse · Spyfall',
    won: { one: 'Vundet med {n}\u00a0point', other: 'Vundet med {n}\u00a0point' },
    shared: 'En delt sejr: {winners} af {players}',
    brokenUp: 'Slut før tid',
    rounds: { one: '{n}\u00a0runde', other: '{n}\u00a0runder' },
    players: { one: '{n}\u00a0spiller', other: '{n}\u00a0spillere' },
  },

  /** The headline above the table on the TV; other phases use the table's own texts. */
  tv: {
    story: 'Runde for runde',
    briefing: 'Se jeres kort',
    asks: '{name} spørger',
    /** For screen readers; the TV draws an arrow from {name} to {whom}. */
    asksWhom: '{name} spørger {whom}',
    free: 'Hvem er spionen?',
    /** Below the table; the headline says who asks. */
    answers: '{name} svarer og spørger så videre.',
    accuse: 'Alle må anklage én gang i runden.',
  },
} as const;
