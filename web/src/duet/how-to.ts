/** Duet in three pictures: two faces of a key, clues in both directions, and the agents against the tokens. */
import time from 'icon:hourglass-medium-fill';
import type { Drawn, Pictures } from '../table-kit/how-to.ts';
import { t } from '../texts/texts.svelte.ts';
import { kindIcons, sideIcons } from './kinds.ts';

const side = (team: 'west' | 'east'): Drawn => ({ shape: 'card', team, icon: sideIcons[team] });
const kind = (team: keyof typeof kindIcons): Drawn => ({ shape: 'card', team, icon: kindIcons[team] });

export const pictures: Pictures = {
  know: [side('west'), kind('agent'), kind('assassin'), side('east')],
  say: [side('west'), { shape: 'slip', text: '2' }, side('east')],
  win: [kind('agent'), { shape: 'bare', text: '15' }, { shape: 'bare', icon: time }],
};

export const lines = () => t.howTo.duet;
