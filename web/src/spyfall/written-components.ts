/** Components for tables with written questions. */
export { default as AnswerForm } from './AnswerForm.svelte';
export { default as AskForm } from './AskForm.svelte';
export { default as Latest } from './Latest.svelte';
export { default as Talk } from './Talk.svelte';
