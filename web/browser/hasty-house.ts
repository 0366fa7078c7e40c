/** A house whose clock can be moved on, for what would take minutes otherwise: time that runs out, people who are waited for. */
import { once } from 'node:events';
import { resolve } from 'node:path';
import { House } from './house.ts';

const script = resolve(import.meta.dirname, '..', '..', 'server', 'testing', 'hasty.ts');

export class HastyHouse extends House {
  #ahead = 0;

  /** A server that was killed comes back to the time it had. */
  protected override get command(): string[] {
    return [script, String(this.#ahead)];
  }

  /** All that is due until then has happened when it answers. */
  async skip(seconds: number): Promise<void> {
    if (!this.server) throw new Error('the house is not open');
    this.#ahead += seconds * 1000;
    const skipped = once(this.server, 'message');
    this.server.send(seconds * 1000);
    await skipped;
  }
}
