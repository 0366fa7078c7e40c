/** Spyfall's setup: seats, options and locations. */
export const spyfallSetup = {
  seats: {
    taken: 'Locuri ocupate: {n} din {most}',
    needed: {
      one: 'Mai trebuie {n} jucător.',
      few: 'Mai trebuie {n} jucători.',
      other: 'Mai trebuie {n} de jucători.',
    },
    enough: 'Sunteți destui ca să jucați.',
    full: 'Masa e plină.',
    /** For people with their own screen at a table that plays on one phone. */
    onePhone: 'Cărțile, ceasul și voturile sunt pe un singur telefon. Aici te poți uita.',
  },
  rounds: 'Runde',
  roundsOf: { one: '{n} rundă', few: '{n} runde', other: '{n} de runde' },
  roundsNote: 'Cinci sunt numai bune pentru prima seară.',
  time: 'Timp pe rundă',
  timeNote: 'De obicei, opt minute. La început prind bine 12–15.',
  noClock: 'Fără ceas',
  roles: 'Roluri',
  roleWays: { played: 'Jucate', ignored: 'Ignorate' },
  roleNotes: {
    played: 'Întrebați și răspundeți din rol.',
    ignored: 'Sunt pe cărți, dar nu le bagă nimeni în seamă.',
  },
  way: 'Întrebări',
  ways: { spoken: 'Cu voce tare', free: 'Doar vorbit', written: 'În scris' },
  wayNotes: {
    spoken: 'În aceeași cameră sau într-un apel. Vorbiți și atingeți numele celui întrebat.',
    free: 'În aceeași cameră: cărțile, ceasul și voturile sunt aici, restul se vorbește. Nu atinge nimeni niciun nume.',
    written: 'Întrebările și răspunsurile se scriu și le citește toată lumea.',
  },
  spokenOnly: 'Cu un singur telefon pentru toți, se vorbește.',
  device: 'Ecrane',
  devices: { own: 'Câte unul', shared: 'Un singur telefon' },
  deviceNotes: {
    own: 'Fiecare joacă pe telefonul lui.',
    shared: 'Pentru cărți trece din mână în mână; în rest, stă pe masă.',
  },
  patience: 'Timp de așteptare',
  patienceNote: 'Atât așteptați pe cineva care a pierdut conexiunea și atât discutați înainte de votul final.',
  language: 'Limba locațiilor',
  locations: {
    title: 'Locații',
    choose: 'Alege locațiile',
    look: 'Vezi locațiile',
    loading: 'Se aduc locațiile…',
    count: 'În joc: {on} din {all}',
    own: { one: '{n} de-a voastră', few: '{n} de-ale voastre', other: '{n} de-ale voastre' },
    /** `least` is how many locations the rounds need. */
    need: {
      one: 'Pentru {n} rundă trebuie să fie în joc cel puțin {least}.',
      few: 'Pentru {n} runde trebuie să fie în joc cel puțin {least}.',
      other: 'Pentru {n} de runde trebuie să fie în joc cel puțin {least}.',
    },
    house: 'Ale casei',
    allOn: 'Toate în joc',
    allOff: 'Niciuna în joc',
    standIn: 'O înlocuiește a voastră',
  },
} as const;
