/**
 * A slow network, to find tests that rely on the order of two connections: with LAG=300 every message reaches its page
 * up to 300 ms late, with different delays for each page, and always in order.
 */
export const LAG = Number(process.env.LAG ?? 0);

/** Runs in the page before anything else: a test may replace its timers later. */
export function lagBy(most: number): void {
  const wait = setTimeout.bind(globalThis);
  const { random } = Math;
  const queues = new WeakMap<WebSocket, Promise<unknown>>();
  const delay = (type: 'message' | 'close') => {
    const handlers = new WeakMap<WebSocket, ((event: Event) => void) | null>();
    Object.defineProperty(WebSocket.prototype, `on${type}`, {
      get(this: WebSocket) {
        return handlers.get(this) ?? null;
      },
      set(this: WebSocket, handler: ((event: Event) => void) | null) {
        const isFirst = !handlers.has(this);
        handlers.set(this, handler);
        if (!isFirst) return;
        this.addEventListener(type, (event) => {
          const pause = new Promise((over) => wait(over, random() * most));
          const turn = Promise.all([queues.get(this), pause]);
          queues.set(this, turn);
          void turn.then(() => handlers.get(this)?.call(this, event));
        });
      },
    });
  };
  delay('message');
  delay('close');
}
