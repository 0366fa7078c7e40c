/** The referee's opinion of a clue. Part of `play`. */
export const play = {
  /** The reason of the referee; `maybe` if it is not sure. */
  referee: {
    why: {
      empty: 'Write a word first.',
      'several-words': 'A clue is one word.',
      letter: 'A clue is about meaning, not about letters or places on the table.',
      foreign: 'It doesn’t belong to the language of the cards.',
      unknown: 'The referee doesn’t know this word.',
      same: 'It’s {codename} itself.',
      form: 'It’s a form of {codename}.',
      contains: 'It has {codename} inside.',
      part: 'It’s a part of {codename}.',
      'part-form': 'It comes from a part of {codename}.',
      'part-inside': 'It shares a part with {codename}.',
      near: 'It may be too close to {codename}.',
      invented: 'It looks like a compound made up for the occasion.',
      spelling: 'It’s {codename} in another spelling.',
      name: 'The referee doesn’t know this name.',
      abbreviation: 'Abbreviations don’t count as words here.',
      apart: 'The referee doesn’t know it as one word.',
    },
    maybe: {
      'several-words': 'It’s more than one word. People may make an exception.',
      form: 'It may be a form of {codename}.',
      contains: 'It may have {codename} inside.',
      part: 'It may be a part of {codename}.',
      'part-form': 'It may come from a part of {codename}.',
      'part-inside': 'It may share a part with {codename}.',
      spelling: 'It may be {codename} in another spelling.',
    },
    unclear: 'It may break a rule.',
    /** The referee has limited data for this language. */
    limited: 'In this language the referee is less sure here.',
    /** For a binding verdict. */
    bound: 'At this table its word binds. Think of another, or ask first.',
    /** Who struck a clue out; the reason follows. */
    struckBy: '{name} called it illegal.',
  },
} as const;
