/** The referee's opinion of a clue. Part of `play`. */
export const play = {
  /** The reason of the referee; `maybe` if it is not sure. */
  referee: {
    why: {
      empty: 'Scrie întâi un cuvânt.',
      'several-words': 'Un indiciu e un singur cuvânt.',
      letter: 'Un indiciu ține de înțeles, nu de litere sau de locul pe masă.',
      foreign: 'Cuvântul nu e din limba cărților.',
      unknown: 'Arbitrul nu cunoaște cuvântul ăsta.',
      same: 'E chiar {codename}.',
      form: 'E o formă a cuvântului {codename}.',
      contains: 'Conține {codename}.',
      part: 'E o parte din {codename}.',
      'part-form': 'Vine dintr-o parte a cuvântului {codename}.',
      'part-inside': 'Are o parte comună cu {codename}.',
      near: 'S-ar putea să fie prea aproape de {codename}.',
      invented: 'Pare un cuvânt compus inventat pe loc.',
      spelling: 'E {codename}, scris altfel.',
      name: 'Arbitrul nu cunoaște numele ăsta.',
      abbreviation: 'Aici, abrevierile nu trec drept cuvinte.',
      apart: 'Arbitrul nu-l știe ca pe un singur cuvânt.',
    },
    maybe: {
      'several-words': 'Are mai multe cuvinte. Jucătorii pot face o excepție.',
      form: 'S-ar putea să fie o formă a cuvântului {codename}.',
      contains: 'S-ar putea să conțină {codename}.',
      part: 'S-ar putea să fie o parte din {codename}.',
      'part-form': 'S-ar putea să vină dintr-o parte a cuvântului {codename}.',
      'part-inside': 'S-ar putea să aibă o parte comună cu {codename}.',
      spelling: 'S-ar putea să fie {codename}, scris altfel.',
    },
    unclear: 'S-ar putea să încalce o regulă.',
    /** The referee has limited data for this language. */
    limited: 'În limba asta, arbitrul e mai puțin sigur.',
    /** For a binding verdict. */
    bound: 'La masa asta, cuvântul arbitrului e lege. Gândește-te la altul sau întreabă întâi.',
    struckBy: 'Respins de {name}.',
  },
} as const;
