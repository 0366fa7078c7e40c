/** Romanian, to read at leisure: help, rules, results and maps. The pages that show them ask for it. */
export { campaign } from './campaign.ts';
export { cities } from './cities.ts';
export { credits } from './credits.ts';
export { duetHelp } from './duet-help.ts';
export { duetResult } from './duet-result.ts';
export { help } from './help.ts';
