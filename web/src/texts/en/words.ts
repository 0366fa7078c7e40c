/** Texts that the word games share: cards, clues and referee in `play`; and their refusals. */
import type { RefusalCode } from '@safehouse/protocol/codes.ts';

export const play = {
  nobody: 'nobody yet',

  board: {
    label: 'Cards on the table',
    /** Keyboard hint; shown below the cards while the keyboard is used. */
    keys: 'Arrows move. Enter marks. T: touch button. B: cards.',
    keysLook: 'Arrows move. B: back to the cards.',
    /** For screen readers, after the word. */
    marked: 'marked by {names}',
    chosen: 'chosen',
  },

  guess: {
    touch: 'Touch {word}',
    touchNone: 'Touch a card',
    markFirst: 'Mark a card first: tap it.',
    stop: 'Stop here',
  },

  key: {
    hide: 'Hide the key',
    show: 'Show the key',
    /** Before its owner has opened it for the first time. */
    sealed: 'You’re the spymaster. See the key when nobody’s looking.',
    sealedSide: 'Your side of the key lies covered. See it when nobody’s looking.',
    open: 'See the key',
  },

  clue: {
    word: 'One word',
    number: 'How many',
    fewer: 'One fewer',
    more: 'One more',
    unlimited: 'unlimited',
    give: 'Give the clue',
    empty: 'Write a word first.',
    anyway: 'Give it anyway',
    sure: 'Give it anyway? They may strike it out.',
    legal: 'The referee has nothing against it.',
    doubtful: 'Doubtful.',
    illegal: 'Illegal.',
    none: 'No clue yet',
    allowed: 'allowed',
  },

  judge: {
    heading: 'Is this clue legal?',
    object: 'Object',
    allow: 'Allow it',
    no: 'Not now',
    says: 'Advice:',
  },

  log: {
    heading: 'Clues so far',
    open: 'Clues',
    empty: 'No clue has been given yet.',
    running: 'guessing now',
  },

  stamp: {
    clue: 'Clue',
    over: 'Turn over',
    assassin: 'Assassin',
    won: 'Case closed',
    lost: 'Cover blown',
  },
} as const;

export const refusals = {
  'not-your-role': 'That’s your teammate’s job. Leave it to them.',
  'clue-first': 'Wait for the clue.',
  'guess-first': 'Make at least one guess before you stop.',
  'clue-one-word': 'A clue is one word. Shorten it, or ask first.',
  'clue-is-codename': 'That word is on the table. Think of another.',
  'clue-illegal': 'The referee calls it illegal, and at this table its word binds. Think of another, or ask first.',
  'asked-already': 'That was asked already. Wait for the answer, or give a clue.',
  'nothing-asked': 'There’s nothing to answer any more. Play on.',
  'card-covered': 'That card is already covered. Pick another.',
  'not-your-agent': 'Pick one of your own agents.',
  'not-the-opponents-agent': 'Pick one of the other team’s agents.',
  'cover-first': 'Cover an agent first.',
  'known-bystander': 'Your side has tried that one: it isn’t an agent for you. Pick another.',
  'partner-gives': 'It’s your partner’s turn to give a clue. Wait for it.',
  'partner-was-faster': 'Your partner was faster. Guess from their clue first; yours is kept for your next turn.',
  'guess-now': 'It’s your guess now. Your clue comes after it.',
  'partner-guesses': 'Your partner is guessing now. Wait for the end of the turn.',
  'all-yours-found': 'All agents on your face are found. Your partner gives the clues from now on.',
  'no-more-clues': 'There are no more clues in sudden death.',
  'nothing-to-guess': 'You’ve found all that your partner could show you. The rest is up to them.',
  'no-stopping-now': 'There’s nothing to stop in sudden death: touch a card, or leave it to your partner.',
  'guessed-already': 'A card was touched on that clue, so it stands. Object earlier next time.',
  'not-over-yet': 'Tell it after the game.',
  'not-your-clue': 'That was your partner’s clue. Let them tell.',
  'no-clue-to-object-to': 'There’s no clue to object to.',
  'clue-was-allowed': 'That clue was allowed. The game goes on.',
  'clue-already-illegal': 'That clue has already been struck out.',
  'not-yours-to-judge': 'The other team’s spymaster judges this clue.',
  'nothing-to-cover': 'There’s nothing to cover now. Play on.',
  'no-hourglass': 'This game has no hourglass. The host can choose one in the lobby.',
  'hourglass-running': 'The hourglass is running already. Wait until it’s empty.',
} as const satisfies Partial<Record<RefusalCode, string>>;
