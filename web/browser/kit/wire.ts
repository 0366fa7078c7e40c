/** A page whose traffic is recorded in full: what it receives, sends, shows and stores. */
import type { Page } from 'playwright-core';
import { FrameReader } from './frame-reader.ts';
import type { GuestOptions, House } from './house.ts';

export class Wire {
  readonly page: Page;
  /** Every frame received, in order; packed ones as JSON. */
  readonly frames: string[] = [];
  /** Every frame and every request sent. */
  readonly sent: string[] = [];
  readonly #bodies: Promise<string>[] = [];
  readonly #reading = new FrameReader();

  private constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(this.#reading.hear(payload).text));
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload)));
    });
    page.on('request', (request) => this.sent.push(`${request.url()} ${request.postData() ?? ''}`));
    // A cached or failed response has no body.
    page.on('response', (response) => this.#bodies.push(response.text().catch(() => '')));
  }

  /** A guest on their own device, recorded from the first byte on. */
  static async at(house: House, path: string, options: GuestOptions = {}): Promise<Wire> {
    const context = await house.device(options);
    const wire = new Wire(await context.newPage());
    await wire.page.goto(path);
    return wire;
  }

  /** Everything received over HTTP. */
  async bodies(): Promise<string> {
    return (await Promise.all(this.#bodies)).join('\n');
  }

  /** What someone with developer tools finds in the page now. */
  async dom(): Promise<string> {
    const fields = await this.page
      .locator('input, textarea, select')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    return [await this.page.content(), ...fields].join('\n');
  }
  /** Title, storage, cookies, history state and address. */
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
