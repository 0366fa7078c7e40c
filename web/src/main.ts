/** Where the page begins: the language first, then everything else. */
import './styles/fonts.css';
import './styles/base.css';
import './styles/tokens.css';
import './styles/parts.css';
import './styles/papers.css';
import './styles/still.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './lib/preferences.svelte.ts';
import { router } from './lib/router.svelte.ts';
import { watchForUpgrades } from './lib/stale-page.ts';
import { PREFIX } from './lib/storage.ts';
import { pageOf } from './pages/pages.ts';
import { preferred, speak } from './texts/texts.svelte.ts';

watchForUpgrades();
preferences.show();
// Asked for at once, so that it is on its way while the language is.
void pageOf(router.route).catch(() => undefined);
await speak(preferred());
// Chosen in another tab: all of them speak it, also a TV's, which has no settings. If it does not come, nothing changes.
addEventListener('storage', ({ key }) => {
  if (key === `${PREFIX}language`) void speak(preferred()).catch(() => undefined);
});
mount(App, { target: document.getElementById('app') as HTMLElement });
