/** English texts for the end of games: for results and TVs of any game in `play`, and of Codenames in `codenames`. */
import { result, share } from './codenames-result.ts';

export { replay } from './replay.ts';

export const play = {
  callOff: {
    title: 'Call the game off?',
    note: 'The game ends here, without a winner. What is secret stays secret.',
    yes: 'Call it off',
    no: 'Play on',
  },
  result: {
    abandoned: 'Called off',
    abandonedNote: 'This game was ended early. Nobody won, and the key stays sealed.',
    key: 'The whole key',
    story: 'What happened',
    best: 'Clue of the game: {word}, by {name}. Agents found: {found}.',
    /** {n} is 3 or more. */
    bold: 'Boldest guess: {word} by {name}, guess {n} on a single clue.',
    close: {
      one: 'Closest call: {team} had only {n} agent left to find.',
      other: 'Closest call: {team} had only {n} agents left to find.',
    },
    youWon: 'You won',
    youLost: 'You lost',
    series: 'Tonight so far: {score}',
    /** In a series, for people who play together. */
    wonLost: '{won} won, {lost} lost',
    /** A bot's opinion of a clue or a round. */
    askBot: 'Ask a bot',
    hideBot: 'Hide the bot’s opinion',
    next: 'What to try next',
    fair: 'Was the deal fair?',
    fairNote:
      'Before the game, the server showed a fingerprint of the number everything was dealt from. Now it shows the number itself. If the fingerprint fits, nothing was changed on the way.',
    commitment: 'Fingerprint, shown at the start',
    seed: 'The number, shown at the end',
    check: 'Check it here',
    fits: 'It fits: SHA-256 of the number is the fingerprint.',
    fitsNot: 'It doesn’t fit. Don’t trust this deal.',
    proof: 'All the data of the deal',
    shareTitle: 'Tell the others',
    share: 'Copy this text',
    shared: 'Copied.',
    shareFailed: 'Copying didn’t work. Select the text and copy it.',
    shareNote: 'Spoiler-free: no words included.',
    again: 'Play again',
    rotate: 'Pass the roles on',
    toLobby: 'Back to the lobby',
    waiting: 'Waiting for {name}: the host starts the next game.',
    imIn: 'I’m in',
    in: 'In for another: {names}',
  },

  share: {
    abandoned: 'Called off',
    clues: { one: '{n} clue', other: '{n} clues' },
  },

  tv: {
    clueBy: '{name} says',
    next: 'Next: {name} starts another, or goes back to the lobby.',
  },
} as const;

export const codenames = { result, share } as const;
