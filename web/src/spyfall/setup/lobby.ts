/** What the lobby shows for Spyfall, as one chunk. */
export { default as RoundTable } from './RoundTable.svelte';
export { default as SetupForm } from './SetupForm.svelte';
