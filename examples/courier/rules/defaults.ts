/** Apart from the schemas, so that pages load them without Zod. */
import type { Options } from './types.ts';

export const defaults: Options = { tries: 3 };
