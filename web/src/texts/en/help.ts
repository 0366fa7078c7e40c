/** Help for each phase and role (at most 90 words each), and the full rules of Codenames in our own words. */
export const help = {
  now: {
    spymasterClue:
      'You see who hides behind the words. Find one word that points at several of your agents and away from the rest, above all from the assassin, and say how many you mean. The referee tells you while you type what is wrong. 0 means: none of ours. ∞ means: guess as often as you like. Say nothing else. Hide the key when someone comes near.',
    spymasterPenalty:
      'The other side’s clue was struck out. You may cover one of your own agents: tap a card of yours, then press the cover button. You need not. After that, or instead, give your clue as usual. Once your clue is given, the offer is gone.',
    spymasterGuess:
      'Your operatives are at work. You see what they mark, and you may not help: no word, no look, no sigh. They may make one guess more than your number, as long as they hit your agents. Use the time to find your next clue.',
    spymasterJudge:
      'The other side is guessing from this clue. If it breaks a rule, object: their turn ends at once, and you may cover one of your own agents before your clue. If it’s fine, you may allow it, and nobody can object later. If you do nothing, it stands. You have the last word; the referee only advises.',
    spymasterWait:
      'The other side has its turn. Watch which of your agents are still out, and look for a word that joins two or three of them. Think of the assassin before you fall in love with it.',
    spymasterOpponent:
      'You play against an opponent without players. After each of your team’s turns, cover one of the opponent’s agents: tap it, then press the cover button. Which one is up to you. Take a card that stands in the way of your next clue.',
    operativeClue:
      'Your spymaster is looking for one word that joins several of your agents, and a number that says how many. Until then, look around the table: which words belong together? The clues so far stay open to you.',
    operativeGuess:
      'Tap a card to mark it: everyone sees that, but it isn’t a guess yet. Tap again to take the mark away. The touch button makes the guess. Your agent: go on if you like. A bystander or an agent of theirs: the turn is over. The assassin: the game is lost. You must guess at least once; you get one more guess than the number.',
    operativeWait:
      'The other side has its turn. Everything they touch tells you something: an agent they cover for you is one less to find. Talk with your team, and go through your own earlier clues again.',
    operativeOpponent:
      'Your spymaster covers one of the opponent’s agents now. When all of theirs are covered, you’ve lost, so every turn counts. If the last clue broke a rule, you can still object: then one more is covered.',
    watch:
      'You see what everyone may see: the cards, the clues, and what has been covered. The key is only for the spymasters until the end. If you know something, keep it to yourself.',
    over: 'The key is open now. Look through the clues again: most games turn on one card. The host can start the next game with the same people and fresh cards.',
  },

  rules: {
    title: 'Rules of Codenames',
    lead: 'Two sides, twenty-five words, and two people who know who hides behind them. Here is everything, in our own words.',
    contents: 'On this page',
    ruling: 'our ruling',
    rulingNote:
      'Where the rulebooks are silent we had to decide. Those points carry a mark. House rules of your own are always welcome: agree on them before the game.',
    exampleTitle: 'An example',
    example:
      'The spymaster says OCEAN 2. The operatives touch WHALE: red, so they go on. They touch ANCHOR: red again. They may guess once more, but nothing else fits, so they stop.',
    table: {
      title: 'The table',
      C1: 'There are two sides, red and blue. A normal game takes four people or more, at least two a side. Each side has one spymaster; everyone else on it is an operative. The sides need not be equal.',
      C2: 'Twenty-five different words lie on the table in five rows of five.',
      C3: 'A secret key says who hides behind each: nine agents of the side that begins, eight of the other, seven innocent bystanders, and one assassin. Only the two spymasters see the key.',
      C4: 'The key is drawn at random, and so is the side that begins. Every arrangement is equally likely.',
      C5: 'How many agents each side still has to find is on show all the time.',
    },
    turn: {
      title: 'A turn',
      C6: 'The side with nine agents begins. After that the sides take turns.',
      C7: 'The spymaster gives a clue: one word, and the number of cards it’s about. Nothing else, not even a raised eyebrow. That’s why a spymaster can’t write to the operatives here.',
      C9: 'The operatives talk it over. They can mark cards as often as they like. A guess counts when one of them touches a card, and any of them may.',
      C10: 'An agent of their own: the card is covered in their colour, and they may guess again.',
      C11: 'A bystander: the card is covered, and the turn is over.',
      C12: 'An agent of the other side: it’s covered for the other side, and the turn is over.',
      C13: 'The assassin: the game is over at once, and the side that touched it has lost.',
      C14: 'They must guess at least once every turn. After a right guess they may stop whenever they like.',
      C15: 'They get one more guess than the number. The extra guess is meant for a card they missed before.',
      C18: 'A guess need not follow the newest clue. Any card that isn’t covered may be touched, and all clues so far stay open to everyone.',
    },
    numbers: {
      title: 'Two special numbers',
      C16: 'Zero means that none of our words relate to it. Then there’s no limit on guesses, but they must make at least one.',
      C17: 'Unlimited means no limit either. The price: nobody knows how many cards were meant.',
    },
    end: {
      title: 'The end',
      C19: 'A side wins when all of its agents are covered. It doesn’t matter who covered the last one.',
      C20: 'The next game is one tap away, with the same people, roles passed on if you wish, and none of the words just played.',
    },
    illegal: {
      title: 'Illegal clues',
      L1: 'A clue is a single word.',
      L2: 'It speaks of what the words mean, not of their letters, their sound or their place on the table. Letters and figures are fine when they mean something.',
      L4: 'The number says how many cards you mean. It’s no second hint.',
      L5: 'It belongs to the language of the cards. A foreign word counts once people use it in that language.',
      L6: 'It isn’t a form of a word that’s still open: not the word itself, not another ending, nothing made from it, no compound with it inside.',
      L7: 'It shares no part with an open compound. With FIREMAN on the table, fire, man, firefly and manhole are all out.',
      L8: 'Letters that merely happen to stand inside a longer word are no part of it: ark is fine beside PARK.',
      L9: 'A word that nobody hears as a compound any more has no parts: land is fine beside ENGLAND.',
      L10: 'No compound made up for the occasion.',
      L11: 'Spelled alike is the same word; sounding alike but spelled otherwise is another one.',
      L12: 'Names of several words, such as New York, count as one if the table agreed on it. If not, ask: the people who judge the clue can make an exception. Made-up names never count.',
      C8: 'Only open words count. What is illegal now may be fine once a card is covered.',
      C21: 'When a clue is found illegal, the turn of the side that gave it ends at once. What was guessed stays.',
      C22: 'The other spymaster may then cover one of their own agents before giving the next clue. If it’s the last one, they’ve won.',
      C23: 'A clue nobody objects to is legal, and the other spymaster has the last word. Their operatives can raise a hand, and the giver can own up. Only before the next clue is given can a clue still be objected to.',
      C24: 'In doubt, the spymasters may ask each other first, where the operatives can’t read it. The referee checks every clue as it’s typed; it advises, and people decide.',
    },
    time: {
      title: 'Clocks',
      C25: 'Normally there’s no time limit. With the hourglass on, anyone can turn it when someone’s slow. It nags, but it doesn’t end the turn.',
      C26: 'A table can agree on fixed limits instead, one for the clue and one for guessing. When the first runs out, the turn ends without a clue; when the second does, it ends as if they had stopped, even without a guess. The host can pause and extend.',
    },
    together: {
      title: 'Together, from two players',
      C27: 'One side of one spymaster and one or more operatives plays against an opponent without players. You begin and have nine agents; the opponent has eight.',
      C28: 'After each of your turns the spymaster plays the opponent’s: one of the opponent’s agents is covered, and the spymaster chooses which.',
      C29: 'You lose if you touch the assassin, or when all of the opponent’s agents are covered, no matter who did it.',
      C30: 'If you win, your score is the number of the opponent’s agents still open, from one to eight.',
      C32: 'The operatives may object to a clue. The turn ends, and one more of the opponent’s agents is covered; the spymaster chooses which.',
    },
    three: {
      title: 'Three players',
      C31: 'Three can play together, as above. If two want to compete, they’re the two spymasters, and the third is the only operative, who guesses for whichever side has the turn, as well as possible each time.',
    },
  },
} as const;
