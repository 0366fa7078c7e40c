/** The lesson of Codenames. */
export const lessonCodenames = {
  /** Twelve words: four of ours, three of theirs, four bystanders, one assassin. */
  cards: {
    ours1: 'BOGRÁCS',
    ours2: 'PAPRIKA',
    ours3: 'ZONGORA',
    ours4: 'TROMBITA',
    theirs1: 'TIGRIS',
    theirs2: 'KASTÉLY',
    theirs3: 'CERUZA',
    idle1: 'ABLAK',
    idle2: 'CSIZMA',
    idle3: 'ORVOS',
    idle4: 'FELHŐ',
    assassin: 'RIASZTÓ',
  },
  /** `first` fits ours1 and ours2, `theirs` fits theirs1, `good` fits ours3 and ours4, `risky` ours4 and the assassin. */
  clues: { first: 'GULYÁS', theirs: 'CSÍK', good: 'ZENEKAR', risky: 'ZAJ' },
  say: {
    intro:
      'Jó estét, ügynök. Tizenkét szó hever az asztalon, és négy közülük a mi emberünk. A kémfőnököd tudja, melyik az. Te nem.',
    mark: 'A kémfőnököd ezt mondja: {clue} {n}. Vagyis két szónak köze van ehhez: {clue}. Koppints az egyikre.',
    touch:
      '{word}, ceruzával. Még nem történt semmi: a jelölés csak hangos gondolkodás. Biztos vagy benne? Akkor tippelj.',
    second: 'Ez a miénk, és folytatódik a kör. A szám kettő volt, tehát még egy szó illik rá. Jelöld meg, és tippelj.',
    risk: 'Megvan mind a kettő! A számnál mindig eggyel többször tippelhetsz. Megállsz, vagy kockáztatsz még egyet?',
    riskedOurs: 'A miénk, micsoda merészség! Éles játékban a tiéd maradna. De ez csak lecke: tedd vissza.',
    riskedIdle: 'Járókelő. A körödnek vége, de nagyobb baj nem történt. Tedd vissza.',
    riskedTheirs: 'Ez az övék volt. A körödnek vége, és elvégezted helyettük a munkát. Tedd vissza.',
    riskedAssassin:
      'A bérgyilkos. Ha éles játékban erre tippelsz, azonnal mindennek vége. Szerencsére ez csak gyakorlat: tedd vissza.',
    theirs:
      'Most a másik csapat jön: {clue} {n}, és megtalálják: {word}. Az győz, aki előbb találja meg az összes emberét.',
    clue: 'Cseréljünk helyet: most te vagy a kémfőnök, és látod a kulcsot. Még hiányzik: {one} és {other}. Melyik utalást adod?',
    lost: 'Erről: {clue}, nekik ez is eszükbe jutott: {word}. Az pedig a bérgyilkos. A legjobbakkal is megesik. Vond vissza, és válassz újra.',
    won: '{clue} {n}: megvan mind a kettő, és a bérgyilkosra senki sem gondolt. Győztetek. Egy szó, egy szám, és vigyázz a bérgyilkossal: ennyi az egész.',
  },
  note: {
    wrong: 'A jelölés nem kerül semmibe. De illik ez: {word} ehhez: {clue}? Próbálj egy másikat.',
    illegal:
      'Ez a szó ott van az asztalon: {word}. Ezért senki sem mondhatja ki. Az utalás mindig egy másik szó, válassz újra.',
  },
} as const;
