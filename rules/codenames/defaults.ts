/** Apart from the schemas, so that pages load them without Zod. */
import { usualReferee } from '../clues/referee.ts';
import type { Options } from './types.ts';

export const defaults: Options = {
  form: 'teams',
  clock: { kind: 'hourglass', seconds: 60 },
  referee: usualReferee,
};
