/** Codenames in three pictures: the key, a clue, and a touched card. */
import spymaster from 'icon:detective-fill';
import touch from 'icon:hand-pointing-fill';
import { identityIcons } from '../lib/identities.ts';
import type { Drawn, Pictures } from '../table-kit/how-to.ts';
import { t } from '../texts/texts.svelte.ts';

const card = (team: keyof typeof identityIcons): Drawn => ({ shape: 'card', team, icon: identityIcons[team] });

export const pictures: Pictures = {
  know: [card('red'), card('blue'), card('bystander'), card('assassin')],
  say: [
    { shape: 'disc', icon: spymaster },
    { shape: 'slip', text: '2' },
  ],
  win: [{ shape: 'bare', icon: touch }, card('red'), card('red'), card('assassin')],
};

export const lines = () => t.howTo.codenames;
