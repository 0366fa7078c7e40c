/** Help for each phase and seat of Duet (at most 90 words each), and its full rules in our own words. */
export const duetHelp = {
  now: {
    first:
      'You both see the same words, but each side has its own face of the key. Your green agents are the ones your partner has to find. Give one word and a number that point at several of them, away from your black assassins. Either side may begin: whoever is ready first. Tap your agents to note what the clue is for; only your side sees that.',
    give: 'Find one word that points at several of your green agents, and say how many. Keep away from your three assassins: if your partner touches one, you both lose. Your face alone decides what your partner’s guesses are. The referee tells you while you type what is wrong. Tap your agents to note what the clue is for; only your side sees that. Hide your face of the key when someone comes near.',
    wait: 'Your partner is looking for a word. Their agents aren’t yours: of your nine agents, three are agents for them too, five are bystanders and one is an assassin. Look for pairs among your own agents, and go through the earlier clues again.',
    partnerDone:
      'You’ve found everything your partner could show you, so from now on only you give clues. Each turn costs a token as before. Point at the agents left on your own face; your partner can still use all your earlier clues.',
    meDone:
      'Your partner has found all nine agents of your face. You give no more clues: from now on you only guess, on your partner’s clues. What is left lies on their face.',
    guess:
      'Find the cards your partner’s clue points at. Tap a card to mark it; the touch button makes the guess. Your partner’s face decides what it is; your own says nothing about it. Agent: go on as often as you dare. Bystander: a token with an arrow to you is laid on it, and the turn is over. Assassin: you both lose. You must guess at least once; then you may stop and take a token. You may follow any clue so far.',
    judge:
      'Find the cards your partner’s clue points at: agents on their face, which you can’t see. Your own face says nothing about your guesses. Tap a card to mark it, then press the touch button. Agent: go on if you like. Bystander: the turn is over. Assassin: you both lose. If the clue breaks a rule, you can object before your first guess: a token is discarded, and you guess as usual.',
    partnerGuess:
      'Your partner is guessing from your clue, and your face decides what each card is. You see what they mark, and you may not help: no word, no look, no sigh. A bystander ends the turn and lays a token on the card; that card may still be an agent for you to find.',
    sudden:
      'The tokens are used up. No more clues, no planning together. Touch cards that are agents on your partner’s face; use every clue so far. Any wrong card, even a bystander, loses the game. If the other side has agents left to find, they may guess too, in any order. The fifteenth agent wins.',
    suddenWait:
      'The tokens are used up, and you’ve found all that your partner’s face holds. The last agents are on your own face, and only your partner can find them. No clues, no hints. One wrong card loses; the fifteenth agent wins.',
    watch:
      'Two sides play together. Each sees its own face of the key and gives clues for its own agents; you see neither. Round tokens are the time: a turn costs at least one. Fifteen agents have to be found before the tokens are gone. If you know something, keep it to yourself.',
    over: 'Both faces of the key are open now. Look through the clues again: most games turn on one card. The host can start the next game with the same people and fresh cards.',
  },

  rules: {
    title: 'Rules of Codenames Duet',
    lead: 'Two sides, one table, and a key with two faces. You win or lose together. Here is everything, in our own words.',
    example:
      'Your face shows EGG as an assassin. Your partner says BREAKFAST 2. You touch EGG all the same: on your partner’s face it’s an agent, and only that face counts.',
    table: {
      title: 'The table',
      D1: 'Two people play together, or two sides of any size, West and East. Each side sees only its own face of the key.',
      D2: 'Twenty-five different words lie in five rows of five. Fifteen agents hide among them, and there’s a supply of tokens: nine in the standard game, ten or eleven if you want it easier.',
      D3: 'Each face of the key shows nine green agents, three black assassins and thirteen bystanders.',
      D4: 'The faces overlap. Of your nine agents your partner sees three as agents, one as an assassin, five as bystanders. Of your three assassins one is an agent for them, one an assassin, one a bystander. Of your thirteen bystanders five are agents for them, one is an assassin. You may reason with that.',
      D5: 'The key is drawn at random, and every key like this is equally likely.',
    },
    turn: {
      title: 'A turn',
      D6: 'Either side may give the first clue: whoever is ready.',
      D7: 'A clue is one word and one number, and nothing else. The other side guesses.',
      D36: 'The number may be zero: stay away from what the word points at. You still have to guess once.',
      D8: 'Touching a card is the guess, and only the face of the side that gave the clue says what it is.',
      D9: 'An agent: the card is covered with an agent card, for both sides, and the guesser may go on.',
      D10: 'An assassin: the game is over, and you both lose.',
      D11: 'A bystander: a token is laid on the card, its arrow pointing at the guesser, and the turn is over. The card stays open: it may still be an agent for the other side to find.',
      D12: 'There’s no limit on right guesses, whatever the number was.',
      D13: 'The guesser must guess at least once. After a right guess they may stop and take a token from the supply, check side up.',
      D14: 'So every turn costs at least one token, and the supply shows how many turns are left.',
      D15: 'The side that guessed gives the next clue.',
      D16: 'A guess may follow any earlier clue. All clues, and the guesses that followed, stay open.',
      D17: 'A card with an arrow to your side is closed to you, but open to the other side. If it’s a bystander for them too, it gets a second token and is closed for good. If it’s an agent, it’s covered, and the token stays on it.',
      D18: 'When all nine agents of a face are found, everyone is told. From then on only the other side gives clues.',
      D19: 'Nothing else about a face is told: not how many agents are left on it, not what a found card was on the other face, not whether it was the one meant.',
    },
    end: {
      title: 'The end',
      D20: 'The fifteenth agent wins at once. The turn still costs a token.',
      D21: 'When the supply is empty and agents are missing, it’s sudden death: no more clues. Anyone with agents left to find can guess, both sides in any order, one card at a time, without planning together.',
      D22: 'In sudden death every wrong card loses, bystanders too. The last agent wins.',
      D23: 'A won game with nine tokens has a score: three points for each token left, one for each taken check side up, one less if it was won in sudden death. More than five is good, nine or ten excellent; with more than that, take on the mission map. A mission has no score, only the tokens that are left.',
    },
    map: {
      title: 'The mission map',
      D24: 'A team’s campaign begins in Prague, with the standard game. If you’ve just won that with nine tokens, you can begin with Prague won. Winning a city opens those it’s linked to.',
      D25: 'A city has two numbers: the tokens in the supply, and how many of them lie bystander side up. Those are the mistakes you can afford; the rest lie check side up. Where the rulebooks give no numbers, they’re ours.',
      D26: 'Stopping takes a check-side token. If there’s none, it takes a bystander-side one and turns it over.',
      D27: 'A bystander takes a bystander-side token. If there’s none, it takes two check-side ones, which count as one marker on the card.',
      D28: 'If the supply can’t pay for a turn, you lose at once.',
      D29: 'If a turn takes the last token, sudden death follows as usual.',
      D31: 'Wins, losses and notes stay on your team’s map, and every open city can be played again.',
    },
    illegal: {
      title: 'Illegal clues',
      L: 'What a clue may be is the same as in Codenames: one word, about meaning, no form and no part of an open word. Abbreviations count only if you agree on it.',
      D32: 'An illegal clue costs a token, which is discarded: the guesser objects, or the giver owns up. The guesser still guesses, as if it had been legal.',
      D33: 'The discarded token is a check-side one if there is one. If it was the last, the turn is still played: stopping leads to sudden death, a bystander loses.',
      D34: 'The guessing side may object, or expressly allow the clue, until its first guess.',
    },
    more: {
      title: 'More',
      D35: 'Flexible order, if the table likes: a side may give two clues in a row, then the other side must.',
      D37: 'With more than two people, a side may talk among itself where the other can’t read it. Anyone on a side may give its clue, and anyone may touch a card.',
      D38: 'The classic and the duet pack of a language can be mixed.',
    },
  },
} as const;
