/** A browser that shows what a test wants: the server's views, changed on their way to the page. */
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Page, WebSocketRoute } from 'playwright-core';

export class FakedViews {
  #page: Page | undefined;
  #socket: WebSocketRoute | undefined;
  #view: View | undefined;
  #version = 0;

  /** Reloads the page with us between it and the server. */
  static async on(page: Page): Promise<FakedViews> {
    const faked = new FakedViews();
    await faked.prepare(page);
    await page.reload();
    return faked;
  }

  /** For a page that has not been loaded yet. */
  readonly prepare = async (page: Page): Promise<void> => {
    this.#page = page;
    await page.routeWebSocket(/\/ws$/, (socket) => this.#sit(socket));
  };

  /** Shows these cards in place of the first ones on the board, and waits until the last of them is there. */
  async show(cards: readonly { readonly word?: string }[]): Promise<void> {
    if (!this.#page) throw new Error('no page to show them on');
    await this.#page.locator('[data-card]').first().waitFor();
    const { round } = this.#view ?? {};
    if (!this.#view || !round || round.view.game === 'spyfall') throw new Error('no cards to change');
    const shown = round.view.cards.map((card, place) => ({ ...card, ...cards[place] }));
    const view = { ...this.#view, round: { ...round, view: { ...round.view, cards: shown } } } as View;
    this.#tell({ type: 'view', now: Date.now(), version: this.#version, view });
    const word = shown[cards.length - 1]?.word ?? '';
    await this.#page
      .locator(`[data-card="${cards.length - 1}"]`)
      .getByText(word)
      .first()
      .waitFor({ state: 'attached' });
  }

  #sit(socket: WebSocketRoute): void {
    this.#socket = socket;
    const house = socket.connectToServer();
    house.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromServer;
      if ('version' in message && message.type !== 'done') this.#version = message.version;
      if ('view' in message && message.view) this.#view = message.view;
      socket.send(text);
    });
  }

  #tell(message: FromServer): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
