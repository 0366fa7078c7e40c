/** Spyfall: sheets and votes, which load after the first board. Part of `spyfall`. */

const sheets = {
  cancel: 'Not now',
  /** Why a person cannot be chosen. */
  gone: 'gone',
  /** S22: the game waits for someone who is away. */
  missing: {
    wait: 'We’re waiting for {name} ({time}).',
    goOn: 'Go on without them',
    sure: 'Yes, without {name}',
  },

  /** What happened while the player was still choosing. */
  meanwhile: {
    accusation: 'Meanwhile, {name} accused {suspect}.',
    naming: 'Meanwhile, the spy stopped the game.',
    time: 'Meanwhile, time ran out.',
    over: 'Meanwhile, the round ended.',
    notSent: 'Nothing was sent.',
    look: 'Show me',
  },

  /** S7 */
  dealer: {
    change: 'Someone else deals',
    title: 'Who deals first?',
    note: 'The dealer starts the clock and asks the first question.',
    yes: '{name} deals',
  },

  /** S12 */
  accuse: {
    title: 'Accuse someone',
    note: 'The clock stops, and everyone but the suspect votes. If all are for it, the round is over. You can do this once in a round.',
    whom: 'Who do you suspect?',
    choose: 'Choose someone first.',
    none: 'Accuse',
    yes: 'Accuse {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} accuses {suspect}',
    rule: 'If everyone is for it, the card is turned up. One against, and the round goes on.',
    quiet: 'No talking during the vote.',
    back: 'Change it',
    yes: 'For',
    no: 'Against',
    sure: { yes: 'Vote: for', no: 'Vote: against' },
    mine: 'The vote is about you. The others decide.',
    done: { yes: 'You’ve voted for it.', no: 'You’ve voted against it.' },
    hands: 'Hands',
    hand: {
      yes: 'for',
      no: 'against',
      awaited: 'still to vote',
      suspect: 'accused',
      accuser: 'accuses: for',
      gone: 'gone',
    },
  },

  /** Accusations of this round that went to a vote. */
  hearing: {
    title: 'Accused in this round',
    dropped: '{name} accused {suspect}. Rejected.',
    carried: '{name} accused {suspect}. Unanimous.',
    yes: 'For: {names}.',
    no: 'Against: {names}.',
  },

  /** S15. The same for everyone, so that a glance reveals nothing. */
  stop: {
    title: 'Stop the game',
    note: 'Only the spy can: the card is shown to everyone, the clock stops, and the spy names a location. Right: the spy wins 4 points. Wrong: the others win.',
    yes: 'Show the spy card',
    not: 'Your card isn’t the spy’s. Nothing has happened, and nobody knows that you looked.',
  },

  /** S16 */
  naming: {
    title: 'Where are the others?',
    filter: 'Find a location',
    list: 'Choose one',
    found: { one: '{n} location', other: '{n} locations' },
    empty: 'No location fits. Write less.',
    played: 'played already',
    crossed: 'crossed out by you',
    choose: 'Choose a location first.',
    none: 'Name it',
    yes: 'Name it: {location}',
    spy: '{name} is the spy',
    wait: 'The game is stopped. {name} names a location now. Right: the spy wins. Wrong: everyone else wins.',
  },

  /** S17 */
  suspicions: {
    title: 'Who do you suspect?',
    spoken: 'Talk about who you suspect. Then everyone says a name, in seat order, the dealer first.',
    written: 'Tell each other who you suspect. Then everyone says a name, in seat order, the dealer first.',
    rule: 'The spy loses only if all others name the spy.',
    itself: 'It opens when the clock runs out.',
  },
  ballot: {
    title: 'The last vote',
    yes: 'I suspect {name}',
    none: 'Say a name',
    voices: 'Votes, in order',
    voice: 'suspects {name}',
    now: 'says a name now',
    later: 'comes later',
    choose: 'Tap someone at the table first.',
  },
} as const;

export const spyfall = { sheets } as const;
