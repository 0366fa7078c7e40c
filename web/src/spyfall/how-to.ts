/** Spyfall in three pictures: the cards, a question, and everyone pointing at the spy. */
import arrow from 'icon:arrow-right-bold';
import ask from 'icon:chat-circle-text-fill';
import spy from 'icon:detective-fill';
import listen from 'icon:ear-fill';
import point from 'icon:hand-pointing-fill';
import place from 'icon:map-pin-fill';
import type { Drawn, Pictures } from '../table-kit/how-to.ts';
import { t } from '../texts/texts.svelte.ts';

const there: Drawn = { shape: 'card', icon: place };
const unknown: Drawn = { shape: 'card', team: 'assassin', text: '?' };

export const pictures: Pictures = {
  know: [there, there, unknown, there],
  say: [
    { shape: 'disc', icon: ask },
    { shape: 'bare', icon: arrow },
    { shape: 'disc', icon: listen },
  ],
  win: [
    { shape: 'bare', icon: point },
    { shape: 'card', team: 'assassin', icon: spy },
  ],
};

export const lines = () => t.howTo.spyfall;
