/** The referee's opinion in words: a chunk of its own, with its texts, loaded when the referee is first asked. */
export { opinionText, refereeReason } from './referee.ts';
export { default as StruckNote } from './StruckNote.svelte';
export { default as Verdict } from './Verdict.svelte';
