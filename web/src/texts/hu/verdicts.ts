/** The referee's opinion of a clue. Part of `play`. */
export const play = {
  /** The reason of the referee; `maybe` if it is not sure. */
  referee: {
    why: {
      empty: 'Előbb írj be egy szót.',
      'several-words': 'Az utalás egyetlen szó.',
      letter: 'Az utalás a jelentésről szól, nem a betűkről vagy a kártya helyéről.',
      foreign: 'Ez a szó nem a kártyák nyelvén van.',
      unknown: 'A bíró nem ismeri ezt a szót.',
      same: 'Ez maga a fedőnév: {codename}.',
      form: 'Ennek egy másik alakja: {codename}.',
      contains: 'Benne van ez a szó: {codename}.',
      part: 'Része ennek a szónak: {codename}.',
      'part-form': 'Ennek a szónak az egyik részéből ered: {codename}.',
      'part-inside': 'Közös része van ezzel: {codename}.',
      near: 'Talán túl közel áll ehhez: {codename}.',
      invented: 'Úgy fest, ez az összetett szó most született.',
      spelling: 'Ennek egy másik írásmódja: {codename}.',
      name: 'A bíró nem ismeri ezt a nevet.',
      abbreviation: 'A rövidítés itt nem számít szónak.',
      apart: 'A bíró nem ismeri egyetlen szóként.',
    },
    maybe: {
      'several-words': 'Több szóból áll. A játékosok kivételt tehetnek.',
      form: 'Talán ennek egy másik alakja: {codename}.',
      contains: 'Talán benne van ez a szó: {codename}.',
      part: 'Talán része ennek a szónak: {codename}.',
      'part-form': 'Talán ennek a szónak az egyik részéből ered: {codename}.',
      'part-inside': 'Talán közös része van ezzel: {codename}.',
      spelling: 'Talán ennek egy másik írásmódja: {codename}.',
    },
    unclear: 'Lehet, hogy szabályt sért.',
    /** The referee has limited data for this language. */
    limited: 'Ezen a nyelven a bíró bizonytalanabb.',
    /** For a binding verdict. */
    bound: 'Ennél az asztalnál a bíró szava dönt. Találj ki másikat, vagy kérdezd meg előbb.',
    struckBy: '{name} szerint szabálytalan.',
  },
} as const;
