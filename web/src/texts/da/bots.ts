/** Bots: adding one to a seat, and its dialog. */
export const bots = {
  /** Short names for bots, in the order of use. */
  names: 'Ravn, Falk, Frost, Skygge, Kobolt, Odder, Storm, Muldvarp',
  title: 'En bot til denne plads',
  instead: 'En bot i stedet for {name}',
  note: 'Den ser det, en spiller på pladsen ville se – og ikke andet.',
  insteadNote: '{name} ser på fra nu af og kan sætte sig igen når som helst.',
  name: 'Bottens navn',
  level: 'Sådan spiller den',
  levels: { careful: 'Forsigtig', normal: 'Almindelig', bold: 'Dristig' },
  levelNotes: {
    careful: 'Sikre ledetråde til et ord eller to; stopper, når den er i tvivl.',
    normal: 'Afvejer held og risiko som en god makker.',
    bold: 'Store tal og modige gæt, på godt og ondt.',
  },
  /** The same for Spyfall. */
  spyfallNotes: {
    careful: 'Anklager først, når den er næsten sikker; som spion venter den.',
    normal: 'Tager chancen, når den ser god ud.',
    bold: 'Spørger direkte og er hurtig til at anklage.',
  },
  add: 'Sæt botten til bords',
  pause: 'Sæt botten på pause',
  resume: 'Lad den spille videre',
  paused: 'Den er på pause og venter på dig.',
  sit: 'Jeg spiller i stedet',
  remove: 'Send botten væk',
} as const;
