/** English texts for a bot's opinion of a finished game. */
export const review = {
  title: 'A bot’s opinion',
  note: 'In brackets: how likely it was to be picked. Bots know words differently from people.',
  thinking: 'Thinking…',
  /** How likely something is, in brackets after a word. */
  chance: {
    sure: 'almost certain',
    likely: 'likely',
    maybe: 'possible',
    hardly: 'unlikely',
  },
  chanced: '{what} ({chance})',
  meant: 'Meant: {list}.',
  fits: 'It fits best: {list}.',
  also: 'It also points at: {list}.',
  zero: 'The zero warns most of: {list}.',
  unknown: 'The bot doesn’t know {word}, so it can’t judge this clue.',
  danger: {
    opponent: '{word} was the danger: an agent of the other side.',
    bystander: '{word} was the danger.',
    assassin: '{word} was the danger: the assassin.',
  },
  safe: 'No wrong card was close.',
  /** {n} is the number of words. */
  better: {
    one: '{clue} would have led to {words}.',
    other: '{clue} would have joined {words}.',
  },
  noBetter: 'The bot knows no better clue.',
  guess: 'How did {word} look?',
  looked: 'From the guesser’s seat: {list}.',
  same: 'The bot would have picked this card too.',
  instead: 'The bot would have picked {word} first.',
  stop: 'The bot would have stopped here.',
  spoken: 'Played aloud: the bot knows only who asked, accused and voted.',
  telling: '“{text}” ({name}): after that, the place was {chance}.',
  knowable: 'From “{text}” ({name}) on, a spy could have named the place.',
  unknowable: 'Nothing that was written gave the place away for certain.',
  places: 'All of it together fits: {list}.',
  evasive: '“{text}” ({name}) could have been said anywhere.',
  elsewhere: '“{text}” ({name}) fits another place better.',
  suspects: 'Most suspicious to those who knew the place: {list}.',
  /** A round that was played aloud: only what people tapped. */
  course: {
    doubted: '{name} was right about {spy}. Against it: {against}.',
    spared: '{name} accused {suspect}, who knew the place. Against it: {against}.',
    minutes: {
      one: 'The spy stopped the round after {n} minute.',
      other: 'The spy stopped the round after {n} minutes.',
    },
    atOnce: 'The spy stopped the round in the first minute.',
    places: {
      one: '{n} place was possible.',
      other: '{n} places were possible.',
    },
    right: 'In the last vote, the spy was named by {names}.',
    nobody: 'In the last vote, nobody named the spy.',
    split: {
      one: 'The last vote went to {n} person.',
      other: 'The last vote was split between {n} people.',
    },
    asked: {
      one: 'The spy was asked {n} of {all} questions.',
      other: 'The spy was asked {n} of {all} questions.',
    },
    unasked: 'Nobody asked the spy anything.',
  },
} as const;
