/** Texts for refusals and errors, in the page's language. */

import type { Answer } from '../lib/outbox.ts';
import type { Texts } from './texts.svelte.ts';
import { t } from './texts.svelte.ts';

export type ReasonCode = keyof Texts['refusals'];

/** A message that is shown for a while. It is a function so that it follows a change of language. */
export type Saying = () => string;

/** Undefined for `yes`. */
export function reason(leave: 'yes' | ReasonCode): string | undefined {
  return leave === 'yes' ? undefined : t.refusals[leave];
}

export function refusal(code: ReasonCode): Saying {
  return () => t.refusals[code];
}

/** The message for an answer; undefined on success. */
export function problemOf(answer: Answer): Saying | undefined {
  return answer.ok ? undefined : refusal(answer.code);
}

/** The message for an error between this page and the server. */
export function troubleOf(code: ReasonCode | 'unreachable'): Saying {
  return code === 'unreachable' ? () => t.home.offline : refusal(code);
}
