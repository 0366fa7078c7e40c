/** A page's line to the house, from which what the house says can be held back for a while. */
import type { Page, WebSocketRoute } from 'playwright-core';

export type HeldLine = {
  /** What the page has said. */
  readonly sent: readonly string[];
  hold(): void;
  release(): void;
};

/** Loads the page again, with us in between. */
export async function heldLine(page: Page): Promise<HeldLine> {
  const line = { sent: [] as string[], held: false, queue: [] as (string | Buffer)[] };
  let route: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/ws$/, (opened) => {
    route = opened;
    const server = opened.connectToServer();
    opened.onMessage((message) => {
      line.sent.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => {
      if (line.held) line.queue.push(message);
      else opened.send(message);
    });
  });
  await page.reload();
  return {
    sent: line.sent,
    hold: () => {
      line.held = true;
    },
    release: () => {
      line.held = false;
      for (const message of line.queue.splice(0)) route?.send(message);
    },
  };
}
