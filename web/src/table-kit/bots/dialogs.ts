/** The bot dialogs: a chunk of its own. */
export { default as AddBotDialog } from './AddBotDialog.svelte';
export { default as BotDialog } from './BotDialog.svelte';
