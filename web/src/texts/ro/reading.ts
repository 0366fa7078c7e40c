/** Romanian texts for help, rules and results. The pages that show them load them. */
export { credits } from './credits.ts';
export { duetHelp } from './duet-help.ts';
export { duetResult } from './duet-result.ts';
export { help } from './help.ts';
export { privacy } from './privacy.ts';
export { spyfallHelp } from './spyfall-help.ts';
export { spyfallResult } from './spyfall-result.ts';
export { spyfallRules } from './spyfall-rules.ts';
