/** Why something cannot be done, in the reader's language. */
import type { Texts } from '../texts/texts.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import type { Answer } from './connection.svelte.ts';

export type ReasonCode = keyof Texts['refusals'];

/** Nothing if the answer is `yes`. */
export function reason(leave: 'yes' | ReasonCode): string | undefined {
  return leave === 'yes' ? undefined : t.refusals[leave];
}

/** What to tell about an answer; nothing if all went well. */
export function problemOf(answer: Answer): string | undefined {
  return answer.ok ? undefined : t.refusals[answer.code];
}
