/** A page's connection to the server, which can hold back what the server sends. */
import type { Page, WebSocketRoute } from 'playwright-core';

export type HeldLine = {
  /** What the page has sent. */
  readonly sent: readonly string[];
  hold(): void;
  release(): void;
};

/** Reloads the page with us between it and the server. */
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
