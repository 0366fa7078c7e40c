/** The dialogs about a table's own words: a chunk of its own, which comes when one of them is opened. */
export { default as AddPackDialog } from './AddPackDialog.svelte';
export { default as OwnPackDialog } from './OwnPackDialog.svelte';
