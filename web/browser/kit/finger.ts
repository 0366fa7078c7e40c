/** A finger with exact timing: its events carry their own timestamps, however busy the machine is. */
import type { CDPSession, Locator, Page } from 'playwright-core';

type Point = { readonly x: number; readonly y: number };

export class Finger {
  readonly #cdp: CDPSession;
  #at: Point = { x: 0, y: 0 };
  /** Seconds since 1970. */
  #since = 0;

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to put a finger on');
    this.#at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.#since = Date.now() / 1000;
    await this.#send('mousePressed', this.#since);
  }
  /** This many milliseconds after it came down. */
  up(after: number): Promise<void> {
    return this.#send('mouseReleased', this.#since + after / 1000);
  }
  async tap(target: Locator): Promise<void> {
    await this.down(target);
    await this.up(50);
  }

  async #send(type: 'mousePressed' | 'mouseReleased', timestamp: number): Promise<void> {
    await this.#cdp.send('Input.dispatchMouseEvent', { type, ...this.#at, button: 'left', clickCount: 1, timestamp });
  }
}
