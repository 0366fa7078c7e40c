/** What a table says besides its screens, loaded after the first board: why the connection ended, and who leads now. */
export { default as Farewell } from '../Farewell.svelte';
export { default as HostNews } from './HostNews.svelte';
