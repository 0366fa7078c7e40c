/** The lesson of Duet. */
export const lessonDuet = {
  /**
   * Twelve words. Yours: agents on your face. Theirs: agents on your partner's face; theirs2 is an assassin on yours.
   * `both` is an agent on both faces, `black` an assassin on yours, `trap` one on your partner's.
   */
  cards: {
    yours1: 'KORONA',
    yours2: 'PALOTA',
    yours3: 'TÜKÖR',
    theirs1: 'MÉZ',
    theirs2: 'TOJÁS',
    both: 'HÍD',
    black: 'GYÉMÁNT',
    trap: 'FARKAS',
    idle1: 'FELHŐ',
    idle2: 'CSIZMA',
    idle3: 'VONAT',
    idle4: 'OLLÓ',
  },
  /** `good` fits yours1 and yours2, `risky` yours1 and black, `theirs` fits theirs1 and theirs2. */
  clues: { good: 'KIRÁLY', risky: 'ÉKSZER', theirs: 'REGGELI' },
  say: {
    intro:
      'Ugyanazokat a szavakat látjátok a társaddal, de a kulcsnak két oldala van. Ez a tiéd: a zöld ügynökeidet a társadnak kell megtalálnia.',
    give: 'Vezesd hát a társadat ide: {one} és {other}. Ezt kerüld el: {black}. A fekete bérgyilkos, és akkor mindketten vesztettetek. Melyik utalást adod?',
    lost: 'Erről: {clue}, a társadnak ez is eszébe jutott: {black}. A te oldaladon fekete, szóval vesztettetek volna. Vond vissza, és válassz újra.',
    found: 'A társad mindkettőt megtalálta. A kör egy lapkába került, és több időtök nincs, mint ahány lapkátok.',
    guess:
      'Most a társad mondja: {clue} {n}, és te tippelsz. Hogy egy kártya micsoda, csak az ő oldala dönti el, és azt nem látod. Koppints egy szóra, amelyik illik rá.',
    touch:
      'A te oldaladon ez járókelő: {word}. Nem baj: a te oldalad a társad tippjeire való, nem a tieidre. Tippelj rá.',
    choose: 'Az ő oldalán ügynök! Még egy szó illik erre: {clue}. Most már te döntesz: jelöld meg, és tippelj.',
    missedIdle:
      'Az ő oldalán járókelő: erre időlapka kerül: {word}, és vége a körnek. A saját színeid semmit sem mondanak a te tippjeidről. Tedd vissza, és az utalásra figyelj.',
    missedLucky:
      'Mindkét oldalon ügynök: szerencséd volt! De {clue} nem erre utalt: {word}, és a szerencse nem terv. Tedd vissza, és az utalásra figyelj.',
    missedBlack:
      '{word}: a társad oldalán bérgyilkos, és mindketten vesztettetek. A saját oldalad nem figyelmeztethetett. Tedd vissza, és az utalásra figyelj.',
    done: '{word}: nálad fekete, a társadnál ügynök. Az utalásnak hittél, nem a saját színeidnek, és ez a Négyszemközt titka. Találjatok meg együtt tizenötöt, mielőtt elfogynak a lapkák.',
  },
  note: {
    wrong: 'Illik ez: {word} ehhez: {clue}? Ne a színeidet nézd. Próbálj egy másikat.',
    later: 'Illik rá, bár nálad fekete. Jegyezd meg, és előbb tippelj a másikra.',
  },
} as const;
