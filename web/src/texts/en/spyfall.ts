/** Spyfall: the table in play. */
import { said, stamp, verdict } from './spyfall-told.ts';

export { refusals } from './refusals-spyfall.ts';

export const spyfall = {
  title: 'Spyfall',

  /** The now-line. It is the same for the spy and the others: a neighbour may read it. */
  now: {
    briefing: {
      dealer: 'Look at your card. Start the round when everyone has seen theirs.',
      wait: 'Look at your card. {name} starts the round.',
      watch: 'Everyone looks at their card. {name} starts the round.',
    },
    spoken: {
      ask: 'Your question: tap who you’re asking.',
      askBut: 'Your question: tap who you’re asking. Not {name}: they’ve just asked you.',
      asking: 'Ask {name} out loud, and listen. Wrong tap? Tap someone else.',
      asked: '{name} asks you. Answer out loud, then tap who you’re asking.',
      picks: '{name} is picking who to ask.',
      listen: '{by} asks {to}. Listen well.',
    },
    written: {
      ask: 'Your question: tap who you’re asking, and write it.',
      askBut: 'Your question: tap who you’re asking, and write it. Not {name}: they’ve just asked you.',
      asking: '{name} is writing an answer to you.',
      asked: '{name} asks you. Write your answer.',
      picks: '{name} is writing a question.',
      listen: '{by} has asked {to}. The answer is on its way.',
    },
    free: {
      play: 'Ask and answer in turn, out loud. Accuse when you’re sure.',
      watch: 'They ask and answer in turn, out loud.',
    },
    accusation: {
      accuser: 'You accuse {suspect}. Wait for the others’ votes.',
      suspect: '{by} accuses you. The others vote; you say nothing.',
      vote: '{by} accuses {suspect}. Vote: for or against?',
      voted: '{by} accuses {suspect}. Your vote is in; wait for the others.',
      watch: '{by} accuses {suspect}. The others vote.',
    },
    naming: {
      me: 'Name the location: where are they all?',
      wait: '{name} is the spy, and is about to name a location.',
    },
    suspicions: {
      dealer: 'No more questions. Talk it over, then open the last vote.',
      wait: 'No more questions. Talk it over; {name} opens the last vote.',
      watch: 'No more questions. They talk it over; {name} opens the last vote.',
    },
    ballot: {
      me: 'Say who you suspect.',
      wait: '{name} says who they suspect. Your turn comes.',
      done: '{name} says who they suspect. You’ve voted.',
      watch: '{name} says who they suspect.',
    },
    verdict: {
      goOn: 'The round is over. Go on when everyone has read this.',
      few: 'The round is over. The next one needs three players here.',
      watch: 'The round is over. The players go on when they like.',
    },
    newcomer: 'This round goes on without you. You get a card in the next.',
    over: 'The game is over.',
  },

  round: 'Round {round} of {rounds}',

  clock: {
    /** Before the dealer starts the clock. */
    waiting: 'Not started',
    /** Beside the digits while a vote or the spy's guess stops the clock. */
    vote: 'Stopped',
    talk: 'Vote in',
    note: 'When the time is up, suspicions are talked over and everyone votes.',
    talkNote: 'When this runs out, the last vote opens.',
    voteNote: 'It’ll resume with the time that’s left.',
  },

  card: {
    title: 'Your card',
    look: 'Look at your card',
    hide: 'Hide your card',
    hint: 'Hold it down to look. A tap shows it for six seconds.',
    /** On a large card, which covers the screen after the deal. */
    show: 'Press and hold to look',
    tap: 'A tap shows it for six seconds.',
    first: 'Look at your card first.',
    gotIt: 'Got it',
    location: 'Where',
    role: 'Who',
    /** The spy's card, in the same layout. */
    nowhere: 'Find out!',
    spy: 'You’re the spy',
    /** S6: below the role, at a table that ignores roles. Both texts are about equally long. */
    ignored: 'You need not play it.',
    ignoredSpy: 'Keep it to yourself.',
  },

  locations: {
    title: 'Locations',
    note: 'Cross out what it can’t be. Only you see that.',
    crossed: 'crossed out',
    played: 'played',
  },

  ring: {
    title: 'Around the table',
    /** Keyboard hint; shown below the ring while the keyboard is used. */
    keys: 'Arrows move. Enter asks. T: main button. B: players.',
    asks: 'asks',
    asked: 'is asked',
    chosen: 'chosen',
    barred: 'just asked you',
    dealer: 'Dealer',
    accused: 'has accused',
    /** At their own card. */
    looked: 'has looked',
    gone: 'gone',
    points: { one: '{n} point', other: '{n} points' },
    newcomers: 'From the next round: {names}',
  },

  talk: {
    last: 'Latest question',
    earlier: 'Earlier questions',
    title: 'Questions',
    line: '{by} asks {to}:',
    answer: '{name} answers:',
    awaited: 'The answer is on its way.',
    none: 'There was no answer.',
    empty: 'Nobody has asked yet.',
  },

  write: {
    question: 'Question for {name}',
    questionNone: 'Question',
    whom: 'Tap who you’re asking first.',
    ask: 'Ask',
    answer: 'Answer to {name}',
    send: 'Answer',
    empty: 'Write something first.',
    left: { one: '{n} character left', other: '{n} characters left' },
  },

  dock: {
    start: 'Start the round',
    answered: 'I have answered',
    accuse: 'Accuse',
    /** Every player has it, so that it does not give the spy away. */
    stop: 'I’m the spy',
    callTime: 'End the questions',
    open: 'Open the last vote',
  },

  scores: {
    title: 'Points',
    newcomer: 'from the next round',
    left: 'has left',
  },

  verdict,
  stamp,
  said,
} as const;
