/** Asking beforehand, raising a hand and owning up: a chunk of its own, with its texts. */
export { default as AskFirst } from './AskFirst.svelte';
export { default as Hand } from './Hand.svelte';
export { default as OwnUp } from './OwnUp.svelte';
export { default as Question } from './Question.svelte';
export { askedText } from './words.ts';
