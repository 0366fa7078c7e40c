/** What the lobby shows of Spyfall alone: a chunk of its own, so that no other game has to carry it. */
export { spyfallFacts } from './facts.ts';
export { default as LocationsShown } from './LocationsShown.svelte';
export { default as RoundTable } from './RoundTable.svelte';
export { default as SpyfallSetup } from './SpyfallSetup.svelte';
