/** What the lobby shows only for Spyfall: a chunk of its own, so that other games do not load it. */
export { spyfallFacts } from './facts.ts';
export { default as LocationsShown } from './LocationsShown.svelte';
export { default as RoundTable } from './RoundTable.svelte';
export { default as SpyfallSetup } from './SpyfallSetup.svelte';
