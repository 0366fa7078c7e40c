/**
 * Components that Spyfall loads after the first questions: the thread, votes, the spy's guess, the verdict, the clock's
 * sheet.
 */
export { default as ClockSheet } from '../play/ClockSheet.svelte';
export { default as BallotDock } from './BallotDock.svelte';
export { default as ChooseDealer } from './ChooseDealer.svelte';
export { default as Hearings } from './Hearings.svelte';
export { default as Missing } from './Missing.svelte';
export { default as NameDock } from './NameDock.svelte';
export { default as SeatTag } from './SeatTag.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Stage } from './Stage.svelte';
export { default as Thread } from './Thread.svelte';
export { default as VerdictDock } from './VerdictDock.svelte';
export { default as VoteDock } from './VoteDock.svelte';
