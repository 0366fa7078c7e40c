/** Loads the texts for the referee's opinions: nobody needs them before the first board (UX 37). */
import { after } from '../texts/texts.svelte.ts';

export type Advice = typeof import('./verdict/verdict.ts');

export function advice(): Promise<Advice> {
  return after(['verdicts'], import('./verdict/verdict.ts'));
}
