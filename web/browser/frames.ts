/** What a browser is really sent: every frame, and what somebody who reads them all could know from them. */
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Page } from 'playwright-core';

export class Frames {
  readonly texts: string[] = [];
  /** The page's view after each frame that changed it. */
  readonly views: View[] = [];
  /** What they were not to know, as `3 is red in frame 12`. */
  readonly leaks: string[] = [];

  /** Listens from the next time the page is loaded. */
  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  get view(): View | undefined {
    return this.views.at(-1);
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as FromServer;
    if ('view' in message && message.view) this.views.push(message.view);
    else if (message.type === 'change') this.views.push(applied(this.view as Json, message.patch) as View);
    else return;
    this.#look(this.view as View);
  }

  /** Until the game is over, nothing but covered cards has an identity, and there is no seed. */
  #look({ round, phase }: View): void {
    if (!round || phase !== 'playing') return;
    const frame = this.texts.length;
    if (round.seed !== undefined) this.leaks.push(`the seed in frame ${frame}`);
    const guessed = new Set(round.view.clues.flatMap(({ guesses }) => guesses.map(({ card }) => card)));
    for (const [place, card] of round.view.cards.entries()) {
      if (card.identity !== undefined) this.leaks.push(`${place} is ${card.identity} in frame ${frame}`);
      if (card.covered !== undefined && card.how === 'guess' && !guessed.has(place)) {
        this.leaks.push(`${place} is covered as ${card.covered} without a guess in frame ${frame}`);
      }
    }
    for (const clue of round.view.clues) {
      if (clue.opinion !== undefined) this.leaks.push(`the referee's opinion of ${clue.word} in frame ${frame}`);
    }
  }
}
