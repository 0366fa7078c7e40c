/**
 * The full rules of Spyfall in our own words. A point is keyed by its rule's number; with a letter it is our ruling.
 */
export const spyfallRules = {
  title: 'Rules of Spyfall',
  lead: 'Everyone is at the same place and knows which, except one. Ask each other until someone slips. Here is everything, in our own words.',
  example:
    'Everyone is at the beach, except Vera. Milo asks what people never come here without. A good answer is a towel: those at the beach nod, and the spy learns nothing. Vera says she never comes without the key to her office. Now they know.',
  table: {
    title: 'The table',
    S1: 'Three to eight people play. You agree beforehand how many rounds make a game; five is a good start.',
    S2: 'A round takes place at one location. Everyone is told which, and has a role of their own there. Only the spy is told neither.',
    S3: 'There’s exactly one spy in a round, and it’s just as likely to be you as anyone else.',
    S4: 'Which locations are in the game is open to everyone, all the time.',
    S5: 'A location comes up once in a game at most. Those that were played are struck off the list, for the spy as well.',
    S5a: 'You can leave locations out and write your own, with seven roles each. There has to be at least one location more than there are rounds.',
    S6: 'Agree beforehand whether you speak as your roles or pay no attention to them. They’re on the cards either way, and can be of any gender.',
    S7: 'Each round has a dealer, who plays like everyone else. The first one is drawn by lot, or you choose someone; then the spy of the last round deals.',
  },
  round: {
    title: 'Asking',
    S8: 'The dealer starts the clock, once all have looked at their cards. It runs for eight minutes, or what you agreed on. Beginners may like twelve to fifteen.',
    S8a: 'You can also play without a clock. Then the dealer ends the questions.',
    S9: 'The dealer asks anyone a question. It need not be about the location, and the answer may be anything at all. There’s no second question.',
    S10: 'The person who answered asks next: anyone but the person who just asked them.',
    S11: 'A round ends in one of three ways. All agree on an accusation, the spy stops the game, or the time runs out and there’s a last vote.',
  },
  accusation: {
    title: 'Accusing someone',
    S12: 'Any player may stop the clock and accuse someone, the spy too. You can do that once in a round.',
    S13: 'Everyone votes but the accused; the accuser counts as a vote for it. If all are for it, the round is over and the card of the accused is turned up. If anyone is against it, the round goes on, with the time that was left.',
    S13a: 'Hands are raised openly, and they count when all have voted.',
    S14: 'Nobody argues while a vote is on. That’s why nothing can be asked, answered or written here until it’s over.',
  },
  stop: {
    title: 'The spy stops the game',
    S15: 'While people ask, the spy can turn up the card and name a location. Not while an accusation is voted on, and not when the time is up.',
    S16: 'If it’s the right one, the spy wins. If it isn’t, the others win. Either way the round is over.',
  },
  time: {
    title: 'When the time is up',
    S17: 'Talk over who you suspect. Then everyone names a suspect, openly and in seat order. The dealer is first.',
    S17a: 'The dealer opens the last vote. If that takes too long, it opens automatically. Nobody can name themselves.',
    S18: 'If everyone else has named the spy, the spy loses. In any other case the spy wins.',
  },
  score: {
    title: 'Points',
    S19: 'A spy who wins gets two points. It’s four for stopping the game and naming the location, and four if all the others agreed on someone innocent.',
    S20: 'If the others win, each of them gets a point. If someone accused the spy before time was up, that person gets one more.',
    S21: 'After the last round, the player with the most points wins. If points are equal, the win is shared.',
  },
  people: {
    title: 'People come and go',
    S22: 'If you lose the connection, you keep your seat and your card. After a while that you agree on, nobody waits for you any more: votes are taken without them, and if it was their turn, someone else asks. When they’re back, they play on.',
    S22a: 'If the spy is gone, the round is void: nobody gets a point, and it’s played again. The same goes if so many have got up that fewer than three are left.',
    S22b: 'If fewer than three still have a seat, the game is over with the points so far. If they’re only away, the next round waits for them.',
    S22c: 'People who come later play from the next round on. The points of someone who has left still count.',
    S22d: 'If the game waits for someone who is away, any player can decide to go on without them.',
  },
  ways: {
    title: 'Ways to play',
    spoken:
      'Out loud, in one room or on a call: you talk, and tap who is asked. The page keeps turns, clock, votes and points. If your finger slips, tap someone else: that works until the one you asked goes on.',
    free: 'Just talk, in one room: the cards, the clock, the votes and the points are here. You keep the turns yourselves, and nobody taps anything.',
    written:
      'In writing: questions and answers are typed, and everyone reads them here in order. The chat is closed while you ask.',
    phone:
      'With one phone for everyone: it goes round, and each player looks at their own card. Then it lies on the table, with the clock. Everyone’s votes are entered on it. Nobody counts as gone.',
  },
} as const;
