/** Apart from the schemas, so that pages load them without Zod. */
import { usualDuetReferee } from '../clues/referee.ts';
import type { Options } from './types.ts';

export const defaults: Options = {
  play: { kind: 'standard', tokens: 9 },
  flexible: false,
  referee: usualDuetReferee,
};
