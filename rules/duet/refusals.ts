/** Every refusal Duet can give; each is translated in every language. */
export const refusals = [
  'game-over',
  'spectators-only-watch',
  'clue-first',
  'guess-first',
  'clue-one-word',
  'clue-is-codename',
  /** L17 */
  'clue-illegal',
  /** L18: about the question whether a clue may be given. */
  'asked-already',
  'nothing-asked',
  'card-covered',
  /** D17: the side already knows that it is no agent. */
  'known-bystander',
  /** D15: it is the other side's clue. */
  'partner-gives',
  /** D6, D35: both sides could give it, and the other side did. */
  'partner-was-faster',
  /** D15: the other side's clue must be guessed on first. */
  'guess-now',
  'partner-guesses',
  /** D18 */
  'all-yours-found',
  /** D21 */
  'no-more-clues',
  'nothing-to-guess',
  'no-stopping-now',
  'no-clue-to-object-to',
  'clue-was-allowed',
  'clue-already-illegal',
  'not-yours-to-judge',
  /** D34 */
  'guessed-already',
  'not-over-yet',
  'not-your-clue',
  'no-clock',
] as const;
export type RefusalCode = (typeof refusals)[number];
