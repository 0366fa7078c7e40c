/** Spyfall on one shared phone. A name is alone or the subject, so that no language has to inflect it. */
export const onePhone = {
  title: 'Spyfall på én telefon',

  /** The lobby: who plays. */
  lobby: {
    title: 'Hvem spiller?',
    note: 'Tre til otte navne i den rækkefølge, I sidder rundt om bordet.',
    name: 'Navn',
    next: 'Næste navn',
    add: 'Tilføj',
    full: 'Otte kan spille, og de er her alle sammen.',
    up: 'Flyt op: {name}',
    down: 'Flyt ned: {name}',
    top: 'Det er den første plads.',
    bottom: 'Det er den sidste plads.',
    rename: 'Omdøb: {name}',
    save: 'Gem',
    remove: 'Tag af listen: {name}',
    removed: 'Taget af listen: {name}.',
    undo: 'Fortryd',
    twins: 'Nogle af jer hedder det samme. Et tal viser, hvem der er hvem.',
    /** A seated person who is not on this phone. */
    elsewhere: 'På en anden skærm',
    watch: 'Lad dem kigge med',
    gathering: 'Stiller stolene frem\u00a0…',
  },

  /** Passing the phone. */
  pass: {
    to: 'Telefonen går videre til',
    note: 'Ingen andre kigger på skærmen.',
    iAm: 'Jeg er {name}',
    notMe: 'Det er ikke mig',
    back: 'Tilbage til {name}',
    count: 'Kort {n} af {all}',
  },

  card: {
    title: 'Dit kort, {name}',
    fetching: 'Viser kortet\u00a0…',
    passOn: 'Skjul, og giv videre',
    done: 'Skjul det',
    unreached: 'Serveren svarede ikke. Prøv igen.',
    none: 'Du har ikke noget kort i denne runde. Du er med fra den næste.',
  },

  /** Everyone has seen their card. */
  ready: '{name} er kortgiver. Læg telefonen midt på bordet, og start uret.',

  /** The phone is on the table, and one tap records who is asked. */
  ask: {
    first: '{name} spørger først. Tryk på den, der bliver spurgt.',
    next: '{name} spørger. Tryk på den, der bliver spurgt.',
    answer: '{name} svarer og spørger så. Tryk på den, der så bliver spurgt.',
    wrong: 'En anden blev spurgt',
    wrongNow: '{name} spørger. Tryk på den, der faktisk bliver spurgt.',
    keep: 'Det var rigtigt',
    people: 'Rundt om bordet',
    self: 'Ingen spørger sig selv. Tryk på en anden.',
    barred: 'Den person har lige spurgt: Man spørger ikke tilbage. Tryk på en anden.',
  },

  /** The bar at the bottom. */
  tools: {
    accuse: 'Anklag',
    stop: 'Jeg er spionen',
    again: 'Mit kort',
    locations: 'Steder',
  },

  again: {
    title: 'Hvem vil se sit kort?',
    note: 'Tag først telefonen hen til dig selv.',
  },

  accuse: {
    title: 'Anklag nogen',
    note: 'Det stopper uret. Alle kan gøre det én gang i hver runde.',
    who: 'Hvem anklager?',
    choose: 'Vælg begge to først.',
    yes: 'Stop uret',
  },

  stop: {
    title: 'Stop spillet',
    note: 'Det kan kun spionen. Uret stopper, og spionen gætter et sted.',
    who: 'Hvem er spionen?',
    choose: 'Vælg et navn først.',
    yes: 'Jeg er spionen: {name}',
    /** For a player who is not the spy. Others may read it. */
    no: 'Der er ikke sket noget, og uret går videre. Er du i tvivl, så se dit kort igen.',
    goOn: 'Spil videre',
  },

  vote: {
    now: '{by} siger: {suspect} er spionen. Ræk hånden op.',
    missing: { one: '{n}\u00a0hånd mangler endnu.', other: '{n}\u00a0hænder mangler endnu.' },
    count: 'Tæl hænderne',
  },

  naming: '{name} er spionen og gætter et sted.',

  talk: 'Tiden er gået. Tal om det; så åbner {name} afstemningen.',

  ballot: {
    now: '{name}, hvem mistænker du? Sig det højt.',
    voices: 'Sagt indtil nu',
    /** Who names whom. */
    voice: '{name}: {suspect}',
  },

  verdict: 'Runden er slut. Læs det højt for hinanden, og spil videre.',

  people: {
    title: 'Spillere og point',
    home: 'Går hjem',
    /** For screen readers; it must begin with the visible text. */
    homeOf: 'Går hjem: {name}',
    note: 'Pladsen bliver fri. Er det spionen, tæller runden ikke.',
    yes: 'Giv pladsen fri: {name}',
  },

  /** At most 90 words each. */
  help: {
    briefing:
      'Telefonen går rundt. Den, der har den, trykker på kortet og ser det alene, skjuler det og giver telefonen videre. På ét kort står der spion; alle de andre viser det samme sted, hvert kort med sin rolle. Når alle har set deres, lægges telefonen midt på bordet, og kortgiveren starter uret.',
    asking:
      'Spørg hinanden højt, ét spørgsmål ad gangen, og tryk på den, der bliver spurgt: Så ved telefonen, hvis tur det er. Man spørger ikke tilbage. Alle må anklage nogen én gang i hver runde, og spionen må stoppe spillet for at gætte stedet. Vil du se dit kort igen, så tag telefonen hen til dig selv.',
    accusation:
      'En er anklaget, og uret står stille. Alle undtagen den anklagede rækker hånden op. Notér hver hånd her, for eller imod, og tæl dem. Er alle for, bliver kortet vendt, og runden er slut. Er bare én imod, går runden videre. Ingen snak imens.',
    naming:
      'Spionen har stoppet spillet. Spionen vælger stedet på listen og trykker så på knappen under den. Rigtigt: 4 point til spionen. Forkert: et point til alle de andre.',
    suspicions:
      'Tiden er gået. Tal om, hvem I mistænker, så længe I vil. Så åbner kortgiveren den sidste afstemning. Spionen taber kun, hvis alle de andre peger på spionen.',
    ballot:
      'Den sidste afstemning går rundt i den rækkefølge, I sidder, og kortgiveren begynder. Hver siger et navn højt, vælger det her og trykker på knappen. Det kan ikke tages tilbage. Spionen taber kun, hvis alle de andre peger på spionen.',
    verdict:
      'Runden er slut, og alle kort ligger åbent. En spion, der vinder, får 2 point og 2 mere for at gætte stedet, eller hvis alle dømte en uskyldig. Vinder de andre, får de 1 hver, og den, der anklagede spionen, får 1 mere. I næste runde går telefonen rundt igen.',
  },

  /** A player who is not on this phone. */
  ownScreen: '{name} spiller på en anden skærm. Vent lidt.',

  /** For people who open the link of a table that plays on one phone. */
  watch: {
    note: 'Dette bord spiller på én telefon: Kort, ur og afstemninger er dér. Her kan du kigge med.',
    lost: 'Er det her den telefon? Så har den glemt navnene; det sker, når browserens data bliver slettet. Afbryd spillet, og skriv navnene ind igen.',
  },
} as const;
