/** Why something cannot be done, in the reader's language. */

import type { Answer } from '../lib/connection.svelte.ts';
import type { Texts } from './texts.svelte.ts';
import { t } from './texts.svelte.ts';

export type ReasonCode = keyof Texts['refusals'];

/** What is said for a while. It is put into words whenever it is painted, so it follows a switch of the language. */
export type Saying = () => string;

/** Nothing if the answer is `yes`. */
export function reason(leave: 'yes' | ReasonCode): string | undefined {
  return leave === 'yes' ? undefined : t.refusals[leave];
}

export function refusal(code: ReasonCode): Saying {
  return () => t.refusals[code];
}

/** What to tell about an answer; nothing if all went well. */
export function problemOf(answer: Answer): Saying | undefined {
  return answer.ok ? undefined : refusal(answer.code);
}

/** What went wrong between this page and the house. */
export function troubleOf(code: ReasonCode | 'unreachable'): Saying {
  return code === 'unreachable' ? () => t.home.offline : refusal(code);
}
