/** Danish texts for the end of games: for results and TVs of any game in `play`, and of Codenames in `codenames`. */
import { result, share } from './codenames-result.ts';

export { replay } from './replay.ts';

export const play = {
  callOff: {
    title: 'Vil du afbryde spillet?',
    note: 'Spillet slutter her uden en vinder. Det hemmelige forbliver hemmeligt.',
    yes: 'Afbryd',
    no: 'Spil videre',
  },
  result: {
    abandoned: 'Afbrudt',
    abandonedNote: 'Spillet blev stoppet før tid. Ingen vandt, og nøglen forbliver forseglet.',
    key: 'Hele nøglen',
    story: 'Det skete der',
    best: 'Spillets bedste ledetråd: {word} fra {name}. Fundne agenter: {found}.',
    /** {n} is 3 or more. */
    bold: 'Modigste gæt: {word} af {name}, gæt nummer {n} på én ledetråd.',
    close: {
      one: 'Det var tæt på: {team} manglede kun {n}\u00a0agent.',
      other: 'Det var tæt på: {team} manglede kun {n}\u00a0agenter.',
    },
    youWon: 'I vandt',
    youLost: 'I tabte',
    series: 'Aftenen indtil nu: {score}',
    /** In a series, for people who play together. */
    wonLost: '{won} vundet, {lost} tabt',
    /** A bot's opinion of a clue or a round. */
    askBot: 'Spørg en bot',
    hideBot: 'Skjul bottens mening',
    next: 'Prøv det her næste gang',
    fair: 'Gik det ærligt til?',
    fairNote:
      'Før spillet viste huset et fingeraftryk af det tal, alt blev delt ud efter. Nu viser det selve tallet. Passer fingeraftrykket, er der ikke pillet ved noget undervejs.',
    commitment: 'Fingeraftrykket, vist fra start',
    seed: 'Tallet, vist til sidst',
    check: 'Tjek selv',
    fits: 'Det passer: SHA-256 af tallet giver fingeraftrykket.',
    fitsNot: 'Det passer ikke. Stol ikke på de kort, der blev delt ud.',
    proof: 'Alle data bag spillet',
    shareTitle: 'Fortæl det videre',
    share: 'Kopiér teksten',
    shared: 'Kopieret.',
    shareFailed: 'Det lykkedes ikke at kopiere. Markér teksten, og kopiér den selv.',
    shareNote: 'Den nævner ingen ord, så den røber ingenting.',
    again: 'Spil igen',
    rotate: 'Byt roller',
    toLobby: 'Til lobbyen',
    waiting: 'Vi venter på {name}: Værten starter næste spil.',
    imIn: 'Jeg er med',
    in: 'Med på et spil mere: {names}',
  },

  share: {
    abandoned: 'Afbrudt',
    clues: { one: '{n}\u00a0ledetråd', other: '{n}\u00a0ledetråde' },
  },

  tv: {
    clueBy: 'Fra {name}',
    next: 'Nu kan {name} starte et nyt spil eller gå tilbage til lobbyen.',
  },
} as const;

export const codenames = { result, share } as const;
