/** Every refusal Spyfall can give; each is translated in every language. */
export const refusals = [
  'game-over',
  'spectators-only-watch',
  /** They sit at the table and play from the next round. */
  'next-round',
  /** S8 */
  'dealer-starts',
  'already-started',
  /** S7 */
  'spy-deals',
  'not-started',
  'not-your-turn',
  'answer-first',
  'wait-for-the-answer',
  'nobody-asked-you',
  'not-yourself',
  'no-such-player',
  'player-gone',
  /** S10 */
  'just-asked-you',
  'text-needed',
  'say-it-aloud',
  /** S9: nobody taps who is asked. */
  'just-talk',
  /** S13: the round is suspended during the vote. */
  'vote-first',
  /** S12 */
  'accused-already',
  'time-is-up',
  'nothing-to-vote-on',
  'suspects-do-not-vote',
  'voted-already',
  /** S15 */
  'not-the-spy',
  'spy-names',
  'stop-first',
  'no-such-location',
  /** S5 */
  'location-played',
  'time-not-up',
  /** S8: at a table without a clock. */
  'dealer-calls-time',
  'clock-calls-time',
  'dealer-opens',
  'ballot-not-open',
  'ballot-is-open',
  'round-over',
  'round-not-over',
  /** S22 */
  'too-few-players',
  'nobody-missing',
  'only-the-host',
  'only-the-clock',
  'no-clock',
  'clock-stopped',
  'clock-paused',
  'clock-not-paused',
] as const;
export type RefusalCode = (typeof refusals)[number];
