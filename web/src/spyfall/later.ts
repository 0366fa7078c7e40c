/** What a table of Spyfall does not show before the first questions: the thread, votes, the spy's word, what came of a round, the clock's sheet. */
export { default as ClockSheet } from '../play/ClockSheet.svelte';
export { default as Hearings } from './Hearings.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Stage } from './Stage.svelte';
export { default as Thread } from './Thread.svelte';
