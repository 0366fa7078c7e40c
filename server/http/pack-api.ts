/** Own packs over HTTP: add one to a table, and get a shared one. */
import type { IncomingMessage } from 'node:http';
import { addPack } from '@safehouse/protocol/http.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { isTableId } from '../platform/ids.ts';
import { Budget } from '../platform/token-bucket.ts';
import type { OwnPacks } from '../tables/own-packs.ts';
import { addressOf } from './address.ts';
import { isWelcome } from './origin.ts';
import { failure, ok, type Reply, taking } from './reply.ts';

type PackApiDeps = { readonly settings: Settings; readonly own: OwnPacks };

export class PackApi {
  readonly #deps: PackApiDeps;
  readonly #writes = new Budget(limits.packWrites);
  readonly #reads = new Budget(limits.packReads);

  constructor(deps: PackApiDeps) {
    this.#deps = deps;
  }

  /** Rejects when the store does not answer. */
  async add(request: IncomingMessage, table: string): Promise<Reply> {
    if (!isWelcome(request, this.#deps.settings)) return failure('bad-origin');
    // Not even the body is read from a client that sends again and again.
    if (!this.#isWithin(this.#writes, request)) return failure('too-many-tries');
    return taking(
      request,
      addPack,
      async (body) => {
        if (!isTableId(table)) return failure('no-such-table');
        const { own } = this.#deps;
        const done = await ('share' in body ? own.copy(table, body) : own.add(table, body));
        if ('added' in done) return ok(done.added);
        return failure(done.error, done.mistakes && { mistakes: done.mistakes });
      },
      limits.packBody,
    );
  }

  /** Rejects when the store does not answer. */
  async read(request: IncomingMessage, share: string): Promise<Reply> {
    if (!this.#isWithin(this.#reads, request)) return failure('too-many-tries');
    const pack = await this.#deps.own.shared(share);
    if (!pack) return failure('no-such-pack');
    const { name, language, words } = pack;
    return ok({ name, language, cards: words.length, words });
  }

  #isWithin(budget: Budget, request: IncomingMessage): boolean {
    return budget.take(addressOf(request, this.#deps.settings), Date.now());
  }
}
