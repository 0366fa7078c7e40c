/** What a table of Spyfall does not show before the first questions: votes, the spy's word, what came of a round, the clock's sheet. */
export { default as ClockSheet } from '../play/ClockSheet.svelte';
export { default as Accusation } from './Accusation.svelte';
export { default as AccuseSheet } from './AccuseSheet.svelte';
export { default as Ballot } from './Ballot.svelte';
export { default as Hearings } from './Hearings.svelte';
export { default as Naming } from './Naming.svelte';
export { default as RoundVerdict } from './RoundVerdict.svelte';
export { default as StopSheet } from './StopSheet.svelte';
export { default as Suspicions } from './Suspicions.svelte';
