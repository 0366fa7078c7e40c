/** What the referee says, in words: a chunk of its own, with its texts, which comes when it is first asked. */
export { opinionText, refereeReason } from './referee.ts';
export { default as Verdict } from './Verdict.svelte';
