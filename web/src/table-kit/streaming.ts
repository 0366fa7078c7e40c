/** What hides the way in from a stream: loaded when it is hidden, and for the host after the first paint. */
export { default as Covered } from './Covered.svelte';
export { default as HideCode } from './HideCode.svelte';
