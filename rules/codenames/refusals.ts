/** Every refusal Codenames can give; each is translated in every language. */
export const refusals = [
  'game-over',
  'not-your-turn',
  'not-your-role',
  'spectators-only-watch',
  'clue-first',
  'guess-first',
  'clue-one-word',
  'clue-is-codename',
  /** L17 */
  'clue-illegal',
  /** C24, L18: about the question whether a clue may be given. */
  'asked-already',
  'nothing-asked',
  'card-covered',
  'not-your-agent',
  'not-the-opponents-agent',
  'cover-first',
  'no-clue-to-object-to',
  'clue-was-allowed',
  'clue-already-illegal',
  'not-yours-to-judge',
  'nothing-to-cover',
  'no-hourglass',
  'hourglass-running',
  'no-clock',
  'clock-paused',
  'clock-not-paused',
  'only-the-host',
  'only-the-clock',
] as const;
export type RefusalCode = (typeof refusals)[number];
