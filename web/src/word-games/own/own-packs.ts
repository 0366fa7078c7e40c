/** The dialogs for a table's own words: a chunk of its own, loaded when one of them is opened. */
export { default as AddPackDialog } from './AddPackDialog.svelte';
export { default as OwnPackDialog } from './OwnPackDialog.svelte';
