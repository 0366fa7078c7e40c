/** Where the page begins: the language first, then everything else. */
import './styles/fonts.css';
import './styles/base.css';
import './styles/tokens.css';
import './styles/parts.css';
import './styles/still.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './lib/preferences.svelte.ts';
import { preferred, speak } from './texts/texts.svelte.ts';

preferences.show();
await speak(preferred());
mount(App, { target: document.getElementById('app') as HTMLElement });
