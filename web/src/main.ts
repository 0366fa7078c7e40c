/** The page's entry point: loads the language, then everything else. */
import './styles/fonts.css';
import './styles/base.css';
import './styles/tokens.css';
import './styles/parts.css';
import './styles/papers.css';
import './styles/still.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { workOffline } from './lib/offline.ts';
import { preferences } from './lib/preferences.svelte.ts';
import { router } from './lib/router.svelte.ts';
import { watchForUpgrades } from './lib/stale-page.ts';
import { PREFIX } from './lib/storage.ts';
import { pageOf } from './pages/pages.ts';
import { language, preferred, speak, speakFirst } from './texts/texts.svelte.ts';

/** Milliseconds. The first board comes first. */
const OFFLINE_LATER = 4_000;

watchForUpgrades();
preferences.show();
// Start loading the page while the language loads.
void pageOf(router.route).catch(() => undefined);
await speakFirst();
// The language changed in another tab: follow it, also on a TV, which has no settings. If loading fails, nothing
// changes.
addEventListener('storage', ({ key }) => {
  if (key === `${PREFIX}language`) void speak(preferred()).catch(() => undefined);
});
setTimeout(() => void workOffline(language.code), OFFLINE_LATER);
mount(App, { target: document.getElementById('app') as HTMLElement });
