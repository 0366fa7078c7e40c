/** Spyfall on one shared phone. A name is alone or the subject, so that no language has to inflect it. */
export const onePhone = {
  title: 'Spyfall on one phone',

  /** The lobby: who plays. */
  lobby: {
    title: 'Who plays?',
    note: 'Three to eight names, in the order you sit round the table.',
    name: 'Name',
    next: 'Next name',
    add: 'Add',
    full: 'Eight people can play, and they’re all here.',
    up: 'Move up: {name}',
    down: 'Move down: {name}',
    top: 'That’s the first seat.',
    bottom: 'That’s the last seat.',
    rename: 'Rename: {name}',
    save: 'Save',
    remove: 'Take off the list: {name}',
    removed: 'Off the list: {name}.',
    undo: 'Undo',
    twins: 'Some of you have the same name. A number tells you apart.',
    /** A seated person who is not on this phone. */
    elsewhere: 'On another screen',
    watch: 'Let them watch',
    gathering: 'Setting out the chairs…',
  },

  /** Passing the phone. */
  pass: {
    to: 'The phone goes to',
    note: 'Nobody else looks at the screen.',
    iAm: 'I’m {name}',
    notMe: 'That isn’t me',
    back: 'One back: {name}',
    count: 'Card {n} of {all}',
  },

  card: {
    title: 'Your card, {name}',
    fetching: 'Turning it over…',
    passOn: 'Hide it and pass on',
    done: 'Hide it',
    unreached: 'The server didn’t answer. Try again.',
    none: 'You have no card in this round. You play from the next one on.',
  },

  /** Everyone has seen their card. */
  ready: '{name} deals. Put the phone in the middle, and start the clock.',

  /** The phone is on the table, and one tap records who is asked. */
  ask: {
    first: '{name} asks first. Tap who is asked.',
    next: '{name} asks. Tap who is asked.',
    answer: '{name} answers, then asks. Tap who is asked next.',
    wrong: 'Someone else was asked',
    wrongNow: '{name} asks. Tap who is really asked.',
    keep: 'It was right',
    people: 'Around the table',
    self: 'Nobody asks themselves. Tap someone else.',
    barred: 'They’ve just asked: nobody asks straight back. Tap someone else.',
  },

  /** The bar at the bottom. */
  tools: {
    accuse: 'Accuse',
    stop: 'I’m the spy',
    again: 'My card',
    locations: 'Locations',
  },

  again: {
    title: 'Who wants to look?',
    note: 'Take the phone to yourself first.',
  },

  accuse: {
    title: 'Accuse someone',
    note: 'It stops the clock. Everyone can do it once in a round.',
    who: 'Who accuses?',
    choose: 'Choose both first.',
    yes: 'Stop the clock',
  },

  stop: {
    title: 'Stop the game',
    note: 'Only the spy can. The clock stops, and the spy names a location.',
    who: 'Who is the spy?',
    choose: 'Choose a name first.',
    yes: 'I’m the spy: {name}',
    /** For a player who is not the spy. Others may read it. */
    no: 'Nothing has happened, and the clock runs on. If you aren’t sure, look at your card again.',
    goOn: 'Play on',
  },

  vote: {
    now: '{by} says: {suspect} is the spy. Raise your hands.',
    missing: { one: '{n} hand is still missing.', other: '{n} hands are still missing.' },
    count: 'Count the hands',
  },

  naming: '{name} is the spy, and names a location.',

  talk: 'Time’s up. Talk it over; then {name} opens the vote.',

  ballot: {
    now: '{name}, who do you suspect? Say it out loud.',
    voices: 'Said so far',
    /** Who names whom. */
    voice: '{name}: {suspect}',
  },

  verdict: 'Round over. Read it to each other, then play on.',

  people: {
    title: 'People and points',
    home: 'Goes home',
    /** For screen readers; it must begin with the visible text. */
    homeOf: 'Goes home: {name}',
    note: 'The seat is given up. If that’s the spy, the round is void.',
    yes: 'Give up the seat: {name}',
  },

  /** At most 90 words each. */
  help: {
    briefing:
      'The phone goes round. The person holding it presses the card and looks at it alone, then hides it and passes the phone on. One card says spy; all the others name the same location, each with a role there. When everyone has seen theirs, the phone is put in the middle and the dealer starts the clock.',
    asking:
      'Ask each other out loud, one question at a time, and tap who is asked: then the phone knows whose turn it is. Nobody asks straight back. Anyone can accuse someone once in a round, and the spy can stop the game to name the location. To see a card again, take the phone to yourself.',
    accusation:
      'Someone is accused, and the clock is stopped. Everyone but the suspect raises a hand. Put each hand down here, for or against, and count them. If all are for it, the card is turned up and the round is over. One against, and the round goes on. No talking.',
    naming:
      'The spy has stopped the game. The spy chooses the location from the list, then presses the button below it. Right: 4 points for the spy. Wrong: a point for everyone else.',
    suspicions:
      'Time’s up. Talk about who you suspect, as long as you like. Then the dealer opens the last vote. The spy loses only if all the others name the spy.',
    ballot:
      'The last vote goes round in seat order, from the dealer on. Each says a name out loud, chooses it here and presses the button. It can’t be taken back. The spy loses only if all the others name the spy.',
    verdict:
      'The round is over and all cards are open. A spy who wins has 2 points, and 2 more for naming the location or for an innocent blamed by all. If the others win, each has 1, and 1 more goes to the person who accused the spy. In the next round the phone goes round again.',
  },

  /** A player who is not on this phone. */
  ownScreen: '{name} plays on another screen. Wait for it.',

  /** For people who open the link of a table that plays on one phone. */
  watch: {
    note: 'This table plays on one phone: cards, clock and votes are there. Here you can watch.',
    lost: 'Is this that phone? Then it has forgotten the names, as happens when a browser’s data is cleared. Call the game off, and put the names down again.',
  },
} as const;
