/** Brings the words for what the referee thinks: before the first board nobody needs them (UX 37). */
import { after } from '../texts/texts.svelte.ts';

export type Advice = typeof import('./verdict/verdict.ts');

export function advice(): Promise<Advice> {
  return after(['verdicts'], import('./verdict/verdict.ts'));
}
