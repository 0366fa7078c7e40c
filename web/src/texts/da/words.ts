/** Texts that the word games share: cards, clues and referee in `play`; and their refusals. */
export const play = {
  nobody: 'ingen endnu',

  board: {
    label: 'Kortene på bordet',
    /** Keyboard hint; shown below the cards while the keyboard is used. */
    keys: 'Piletaster: flyt. Enter: markér. T: vendeknap. B: kort.',
    keysLook: 'Piletaster: flyt. B: tilbage til kortene.',
    /** For screen readers, after the word. */
    marked: 'markeret af {names}',
    chosen: 'valgt',
  },

  guess: {
    touch: 'Vend {word}',
    touchNone: 'Vend et kort',
    markFirst: 'Markér et kort først: Tryk på det.',
    stop: 'Stop her',
  },

  key: {
    hide: 'Skjul nøglen',
    show: 'Vis nøglen',
    /** Before its owner has opened it for the first time. */
    sealed: 'Du er spionmester. Se nøglen, når ingen kigger med.',
    sealedSide: 'Din side af nøglen ligger skjult. Se den, når ingen kigger med.',
    open: 'Se nøglen',
  },

  clue: {
    word: 'Ét ord',
    number: 'Hvor mange',
    fewer: 'Én færre',
    more: 'Én mere',
    unlimited: 'uendeligt',
    give: 'Giv ledetråden',
    empty: 'Skriv et ord først.',
    anyway: 'Giv den alligevel',
    sure: 'Giv den alligevel? De andre kan underkende den.',
    legal: 'Dommeren siger god for den.',
    doubtful: 'Tvivlsom.',
    illegal: 'Ulovlig.',
    none: 'Ingen ledetråd endnu',
    allowed: 'godkendt',
  },

  judge: {
    heading: 'Er ledetråden lovlig?',
    object: 'Protestér',
    allow: 'Godkend',
    no: 'Ikke nu',
    says: 'Vurdering:',
  },

  log: {
    heading: 'Ledetråde indtil nu',
    open: 'Liste',
    empty: 'Der er ikke givet nogen ledetråd endnu.',
    running: 'gætter nu',
  },

  stamp: {
    clue: 'Ledetråd',
    over: 'Turen slut',
    assassin: 'Lejemorder',
    won: 'Mission fuldført',
    lost: 'Afsløret',
  },
} as const;

export const refusals = {
  'not-your-role': 'Det er ikke din opgave. Lad din holdkammerat om det.',
  'clue-first': 'Vent på ledetråden.',
  'guess-first': 'Gæt mindst én gang, før I stopper.',
  'clue-one-word': 'En ledetråd er ét ord. Gør den kortere, eller spørg først.',
  'clue-is-codename': 'Det ord ligger på bordet. Find på et andet.',
  'clue-illegal':
    'Dommeren kalder den ulovlig, og her har dommeren det sidste ord. Find på en anden, eller spørg først.',
  'asked-already': 'Det er der allerede spurgt om. Vent på svaret, eller giv en ledetråd.',
  'nothing-asked': 'Der er ikke mere at svare på. Spil videre.',
  'card-covered': 'Det kort er allerede dækket. Vælg et andet.',
  'not-your-agent': 'Vælg en af jeres egne agenter.',
  'not-the-opponents-agent': 'Vælg en af modstanderens agenter.',
  'cover-first': 'Dæk en agent først.',
  'known-bystander': 'Pilen på kortet peger mod dig: Det er ikke en agent, du skal finde. Vælg et andet.',
  'partner-gives': 'Det er din makkers tur til at give en ledetråd. Vent på den.',
  'partner-was-faster': 'Din makker var hurtigere. Gæt på den ledetråd først; din egen er gemt til din næste tur.',
  'guess-now': 'Nu er det dig, der gætter. Din ledetråd kommer bagefter.',
  'partner-guesses': 'Din makker gætter nu. Vent, til turen er slut.',
  'all-yours-found': 'Alle dine agenter er fundet. Fra nu af giver din makker ledetrådene.',
  'no-more-clues': 'Der er ingen flere ledetråde i sudden death. Brug dem, I har fået.',
  'nothing-to-guess': 'Du har fundet alt, hvad din makker kunne vise dig. Overlad resten til din makker.',
  'no-stopping-now': 'I sudden death er der intet at stoppe: Vend et kort, eller overlad det til din makker.',
  'guessed-already': 'Der er allerede gættet på den ledetråd, så den gælder. Protestér tidligere næste gang.',
  'not-over-yet': 'Fortæl det efter spillet.',
  'not-your-clue': 'Det var din makkers ledetråd. Lad din makker fortælle.',
  'no-clue-to-object-to': 'Der er ingen ledetråd at protestere mod.',
  'clue-was-allowed': 'Den ledetråd er godkendt. Spil videre.',
  'clue-already-illegal': 'Den ledetråd er allerede underkendt.',
  'not-yours-to-judge': 'Det andet holds spionmester dømmer denne ledetråd.',
  'nothing-to-cover': 'Der er intet at dække nu. Spil videre.',
  'no-hourglass': 'Her spilles uden timeglas. Værten kan vælge et i lobbyen.',
  'hourglass-running': 'Timeglasset løber allerede. Vent, til det er tomt.',
} as const;
