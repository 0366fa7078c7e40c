/** A page of which nothing goes unheard: what it is sent, what it sends, and what it shows and keeps. */
import type { Page } from 'playwright-core';
import type { GuestOptions, House } from './house.ts';
import { Reading } from './reading.ts';

export class Wire {
  readonly page: Page;
  /** Every frame that came, in order; what came packed, as JSON. */
  readonly frames: string[] = [];
  /** Every frame and every request that went out. */
  readonly sent: string[] = [];
  readonly #bodies: Promise<string>[] = [];
  readonly #reading = new Reading();

  private constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(this.#reading.hear(payload).text));
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload)));
    });
    page.on('request', (request) => this.sent.push(`${request.url()} ${request.postData() ?? ''}`));
    // What was answered from a cache, or not at all, has no body.
    page.on('response', (response) => this.#bodies.push(response.text().catch(() => '')));
  }

  /** Somebody on a device of their own, from the first byte on. */
  static async at(house: House, path: string, options: GuestOptions = {}): Promise<Wire> {
    const context = await house.device(options);
    const wire = new Wire(await context.newPage());
    await wire.page.goto(path);
    return wire;
  }

  /** What came over HTTP. */
  async bodies(): Promise<string> {
    return (await Promise.all(this.#bodies)).join('\n');
  }

  /** What somebody with the browser's tools finds in the page as it is now. */
  async dom(): Promise<string> {
    const fields = await this.page
      .locator('input, textarea, select')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    return [await this.page.content(), ...fields].join('\n');
  }
  /** Title, storage and address. */
  kept(): Promise<string> {
    return this.page.evaluate(() =>
      JSON.stringify([
        document.title,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        location.href,
      ]),
    );
  }
}
