/** Apart from the schemas, so that pages load them without Zod. */
import type { Options } from './options.ts';

export const defaults: Options = {
  rounds: 5,
  minutes: 8,
  roles: true,
  way: 'spoken',
  device: 'own',
  patience: 180,
  without: [],
  own: [],
};
