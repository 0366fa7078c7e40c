/** What is done with bots, in dialogs that come when they are opened. */
export { default as AddBotDialog } from './AddBotDialog.svelte';
export { default as BotDialog } from './BotDialog.svelte';
