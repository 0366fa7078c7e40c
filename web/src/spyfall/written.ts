/** What only a table that writes shows: questions and answers, and where they are written. */
export { default as AnswerForm } from './AnswerForm.svelte';
export { default as AskForm } from './AskForm.svelte';
export { default as Latest } from './Latest.svelte';
export { default as Talk } from './Talk.svelte';
