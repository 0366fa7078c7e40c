/** Codenames Duet: the table in play. */
export const duet = {
  title: 'Codenames Duet',

  /** The now-line for each seat and phase. {name} is the partner: a name, or a side with several people. */
  now: {
    clue: {
      /** D6 */
      first: 'Anna ensimmäinen vihje, ellei {name} ole nopeampi.',
      /** D15 */
      give: 'Anna vihje: yksi sana ja numero. Sitten {name} arvaa.',
      /** D35, after the partner's clue and after the player's own. */
      either: 'Anna vihje, ellei {name} ehdi antaa vielä toista.',
      again: 'Anna vielä toinen vihje, ellei {name} ole nopeampi.',
      wait: '{name} etsii vihjettä. Mieti sillä välin omia agenttejasi.',
      /** D18 */
      partnerDone: 'Anna vihje: niitä annat enää vain sinä. Kaikki agentit, jotka {name} tuntee, on löydetty.',
      meDone: 'Kaikki sinun agenttisi on löydetty. Odota vihjettä: niitä antaa enää vain {name}.',
    },
    guess: {
      first: 'Merkitse, mikä sopii vihjeeseen, ja kosketa sitten korttia. Arvaa ainakin kerran.',
      /** D36 */
      zero: 'Nolla: kierrä kaukaa se, mihin vihje viittaa. Arvaa silti ainakin kerran.',
      /** D32 */
      illegal: 'Vääränlainen vihje maksoi aikamerkin. Arvaa silti sen perusteella.',
      more: 'Agentti! Kosketa toista korttia, tai lopeta ja ota aikamerkki.',
      moreBy: '{name} löysi agentin: {word}. Kosketa toista korttia tai lopeta.',
      wait: '{name} arvaa vihjeesi perusteella. Pidä pokka.',
    },
    /** D21, D22 */
    sudden: {
      both: 'Äkkikuolema: kosketa agenttia tai odota, mitä {name} tekee. Yksi väärä kortti, ja häviätte.',
      me: 'Äkkikuolema: viimeiset agentit voit löytää vain sinä. Yksi väärä kortti, ja häviätte.',
      partner: 'Äkkikuolema: viimeiset agentit voi löytää vain {name}. Pidätä hengitystä.',
    },
    watch: {
      first: 'Ensimmäisen vihjeen saa antaa kumpi puoli tahansa.',
      either: 'Seuraavan vihjeen saa antaa kumpi puoli tahansa.',
      clue: { west: 'Länsi etsii vihjettä.', east: 'Itä etsii vihjettä.' },
      guess: { west: 'Länsi arvaa Idän vihjeen perusteella.', east: 'Itä arvaa Lännen vihjeen perusteella.' },
      sudden: 'Äkkikuolema: vihjeitä ei enää anneta. Yksi väärä kortti, ja peli on hävitty.',
    },
    empty: {
      west: 'Lännessä ei istu ketään. Jonkun on otettava se puoli.',
      east: 'Idässä ei istu ketään. Jonkun on otettava se puoli.',
    },
    over: 'Peli on ohi.',
  },

  /** What a card is on a face of the key; on the cards and in sentences. */
  kind: { agent: 'Agentti', assassin: 'Salamurhaaja', bystander: 'Sivullinen' },

  score: {
    agents: 'Agentit',
    found: '{found}/{all}',
    /** For screen readers. */
    foundAll: 'Agentteja löydetty: {found}, kaikkiaan {all}',
    turns: { one: '{n} vuoro jäljellä', other: '{n} vuoroa jäljellä' },
    sudden: 'Äkkikuolema',
    giving: { west: 'Länsi antaa vihjeen', east: 'Itä antaa vihjeen', both: 'Nopeampi antaa vihjeen' },
    guessing: { west: 'Länsi arvaa', east: 'Itä arvaa', both: 'Kumpikin saa arvata' },
  },

  /** D2, D13, D25, D32: tokens as objects on the table. */
  tokens: {
    supply: 'Aikavarasto',
    /** One token: the side that is up, or where it went. */
    bystander: 'sivullispuoli ylöspäin',
    check: 'taustapuoli ylöspäin',
    discarded: 'poistettu',
    /** The supply, for screen readers. */
    said: 'Aikamerkkejä varastossa: sivullispuoli ylöspäin {bystander}, taustapuoli ylöspäin {check}.',
    saidDiscarded: { one: '{n} aikamerkki poistettu.', other: '{n} aikamerkkiä poistettu.' },
    kept: { one: '{n} aikamerkki otettu', other: '{n} aikamerkkiä otettu' },
    none: 'Ei vielä otettuja aikamerkkejä',
  },

  /** For screen readers, after a card's word. */
  board: {
    found: 'löydetty: agentti',
    face: {
      agent: 'ratkaisusi: agentti',
      assassin: 'ratkaisusi: salamurhaaja',
      bystander: 'ratkaisusi: sivullinen',
    },
    mine: 'aikamerkki, nuoli sinuun päin: sinulle siinä ei ole agenttia',
    partner: 'aikamerkki, nuoli pelikumppaniin päin: hänelle siinä ei ole agenttia',
    west: 'aikamerkki, nuoli Länteen päin',
    east: 'aikamerkki, nuoli Itään päin',
    double: 'kaksi aikamerkkiä',
    covered: 'peitetty: sivullinen kummallekin puolelle',
    meant: 'vihjeesi koskee tätä',
    keysMeant: 'Nuolet: liiku. Enter: kirjaa, mitä vihjeesi koskee. B: kortit.',
  },

  clue: {
    zero: 'Nolla: siihen, mihin sana viittaa, ei pidä koskea. Yksi arvaus on silti pakollinen.',
    from: { west: 'Vihje Lännestä', east: 'Vihje Idästä' },
    illegal: 'vääränlainen',
    /** The private note: what a clue is for. */
    meant: 'Napauta agenttejasi, niin kirjaat, mitä vihje koskee. Sen näkee vain oma puolesi.',
    meantWords: 'Koskee: {words}. Tämän näkee vain oma puolesi.',
    meantOnly: 'Vihje koskee oman ratkaisusi agentteja. Valitse niistä.',
    meantHidden: 'Ratkaisusi on piilossa. Näytä se ensin.',
    kept: 'Tallessa seuraavaa vihjettäsi varten:',
  },

  judge: {
    sure: 'Todetaanko ”{word}” vääränlaiseksi? Aikavarastosta poistetaan yksi merkki. Arvaat silti vihjeen perusteella.',
    yes: 'Se on vääränlainen',
  },

  log: {
    ended: { stopped: 'jäi tähän, otti aikamerkin', missed: 'huti, kortille aikamerkki', game: 'viimeinen vuoro' },
    sudden: 'Äkkikuolema',
    meant: 'Tarkoitti: {words}',
  },

  side: {
    you: 'Oma puolesi',
    /** While guessing: the partner's face decides. */
    notThese: 'Oma ratkaisusi ei näytä näitä.',
    complete: 'Kaikki agentit löydetty',
  },

  /** In sudden death, in place of a clue. */
  suddenLeft: { one: '{n} agentti jäljellä. Ei yhtään virhettä.', other: '{n} agenttia jäljellä. Ei yhtään virhettä.' },

  /** Rubber stamps. */
  stamp: { struck: 'Vääränlainen', complete: 'Yhdeksän koossa', sudden: 'Äkkikuolema', won: 'Kaikki koossa' },

  /** Announced once, when it happens. */
  said: {
    begun: 'Uusi peli. Ensimmäisen vihjeen saa antaa kumpi puoli tahansa.',
    clue: {
      west: '{name} antaa vihjeen Lännestä: {word}, {number}.',
      east: '{name} antaa vihjeen Idästä: {word}, {number}.',
    },
    touched: {
      agent: '{name} kosketti korttia {word}: agentti.',
      bystander: '{name} kosketti korttia {word}: sivullinen.',
      assassin: '{name} kosketti korttia {word}: salamurhaaja.',
    },
    illegal: 'Vihje {word} on vääränlainen. Yksi aikamerkki poistetaan.',
    stopped: { west: 'Länsi lopettaa ja ottaa aikamerkin.', east: 'Itä lopettaa ja ottaa aikamerkin.' },
    /** D33: the penalty cost the last token. */
    stoppedEmpty: { west: 'Länsi lopettaa.', east: 'Itä lopettaa.' },
    laid: {
      west: 'Kortille tulee aikamerkki, nuoli Länteen päin.',
      east: 'Kortille tulee aikamerkki, nuoli Itään päin.',
    },
    laidTwo: {
      west: 'Kortille tulee kaksi aikamerkkiä, nuolet Länteen päin.',
      east: 'Kortille tulee kaksi aikamerkkiä, nuolet Itään päin.',
    },
    /** D18 */
    complete: {
      west: 'Kaikki Lännen ratkaisun agentit on löydetty. Vihjeitä antaa enää vain Itä.',
      east: 'Kaikki Idän ratkaisun agentit on löydetty. Vihjeitä antaa enää vain Länsi.',
    },
    /** In sudden death nobody gives clues. */
    completeLate: {
      west: 'Kaikki Lännen ratkaisun agentit on löydetty.',
      east: 'Kaikki Idän ratkaisun agentit on löydetty.',
    },
    left: { one: '{n} aikamerkki jäljellä.', other: '{n} aikamerkkiä jäljellä.' },
    turn: {
      west: 'Seuraavan vihjeen antaa Länsi.',
      east: 'Seuraavan vihjeen antaa Itä.',
      both: 'Seuraavan vihjeen saa antaa kumpi puoli tahansa.',
    },
    sudden: 'Äkkikuolema: vihjeitä ei enää anneta. Yksi väärä kortti, ja peli on hävitty.',
    ending: {
      contacted: 'Kaikki viisitoista agenttia on löydetty. Voititte.',
      late: 'Kaikki viisitoista agenttia on löydetty, viimeinen äkkikuolemassa. Voititte.',
      assassin: 'Salamurhaaja päättää pelin. Hävisitte.',
      bystander: 'Sivullinen äkkikuolemassa. Hävisitte.',
      tokens: 'Aikamerkit eivät riitä tähän. Hävisitte.',
    },
  },
} as const;
