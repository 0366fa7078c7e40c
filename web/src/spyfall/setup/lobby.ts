/** What the lobby shows for Spyfall, as one chunk. */
export { brief } from './facts.ts';
export { default as RoundTable } from './RoundTable.svelte';
export { default as SetupForm } from './SetupForm.svelte';
