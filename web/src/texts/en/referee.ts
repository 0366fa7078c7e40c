/** The dialog for the referee options (L12–L15, L17). */
export const referee = {
  title: 'The referee',
  lead: 'It looks at every clue. It knows the open words on the table, and never the key.',
  mode: 'How much its ruling counts',
  modes: {
    advise: 'It gives its opinion while you type, and to the people who can object. People decide.',
    strict:
      'A clue it calls illegal can’t be given, unless everyone who judges it allows it. Where it’s in doubt, people decide.',
    off: 'It isn’t asked. You judge among yourselves.',
  },
  rules: 'House rules',
  names: {
    names: 'Names of several words',
    acronyms: 'Abbreviations',
    apart: 'Compounds written apart',
    rhymes: 'All rhymes',
  },
  notes: {
    names: 'Leonardo da Vinci counts as one word. Made-up names never do.',
    acronyms: 'FBI or DNA can be a clue. Radar and laser always can.',
    apart: 'Ice cream and X-ray count as one word.',
    rhymes: 'A rhyme is fine even if its meaning has nothing to do with it. Only you can judge that.',
  },
} as const;
