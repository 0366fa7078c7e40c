/** Packs that people bring to their tables: parsed, stored with the table, and found again by a share link. */
import { type ReadPack, readingOwnPack, summed } from '@safehouse/language/own-pack.ts';
import { isLanguage } from '@safehouse/language/text-files.ts';
import { Unanswered } from '@safehouse/language/worker-client.ts';
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { packAdded, packFaulty } from '@safehouse/protocol/http.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { wordsLeft } from '@safehouse/rules/table/pack-room.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { OwnPack } from '@safehouse/rules/table/types.ts';
import type { z } from 'zod';
import { limits } from '../config/limits.ts';
import { isShare, newPackId, newShare, personOf, shareStream, type TableId } from '../platform/ids.ts';
import { inSlices } from '../platform/in-slices.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import type { Streams } from '../streams/streams.ts';
import type { Referee } from './facts.ts';
import type { House } from './house.ts';
import { LiveTable } from './live-table.ts';
import { SerialQueue } from './serial-queue.ts';

type Brought = { readonly secret: string; readonly name: string; readonly language: string; readonly text: string };
type Warning = z.infer<typeof packAdded>['warnings'][number];

export type Done =
  | { readonly added: z.infer<typeof packAdded> }
  | { readonly error: ErrorCode; readonly mistakes?: z.infer<typeof packFaulty>['mistakes'] };

/** The event in a share's stream. */
type SharedPack = { readonly table: TableId };

type OwnPacksDeps = {
  readonly house: House;
  readonly streams: Streams;
  readonly referee?: Referee | undefined;
  readonly log: Log;
};

/** Every method rejects when the store does not answer. */
export class OwnPacks {
  readonly #deps: OwnPacksDeps;
  readonly #queue = new SerialQueue();
  /** Packs in the queue, and the one being read. */
  #waiting = 0;

  constructor(deps: OwnPacksDeps) {
    this.#deps = deps;
  }

  async add(id: TableId, { secret, name, language, text }: Brought): Promise<Done> {
    if (!isLanguage(language)) return { error: 'malformed' };
    const there = await this.#tableFor(id, personOf(secret, id));
    if (typeof there === 'string') return { error: there };
    if (this.#waiting > limits.packsWaiting) return { error: 'too-many-tries' };
    const { words, mistakes, warnings } = await this.#inTurn(() => this.#read(text, language, there));
    if (mistakes.length > 0) return { error: 'pack-faulty', mistakes: [...mistakes] };
    return this.#keep(there, personOf(secret, id), { name, language, words }, [...warnings]);
  }

  async copy(id: TableId, { secret, share }: { secret: string; share: string }): Promise<Done> {
    const there = await this.#tableFor(id, personOf(secret, id));
    if (typeof there === 'string') return { error: there };
    const pack = await this.shared(share);
    return pack ? this.#keep(there, personOf(secret, id), pack, []) : { error: 'no-such-pack' };
  }

  /** The pack of a share link, as long as its table has it. */
  async shared(share: string): Promise<OwnPack | undefined> {
    if (!isShare(share)) return undefined;
    const { streams, house } = this.#deps;
    const [stored] = await streams.read(shareStream(share), 0);
    if (!stored) return undefined;
    const found = await house.find((stored.event as SharedPack).table);
    return found instanceof LiveTable ? found.state.ownPacks.find((pack) => pack.share === share) : undefined;
  }

  /** Checks permission before parsing a long list of words. */
  async #tableFor(id: TableId, by: PersonId): Promise<LiveTable | ErrorCode> {
    const found = await this.#deps.house.find(id);
    if (!(found instanceof LiveTable)) return found;
    const leave = table.view(found.state, by).may.addPack;
    return leave === 'yes' ? found : errorOf(leave);
  }

  /**
   * Stores the link first, then the pack: a crash in between leaves a link that leads nowhere, and nobody has received
   * it.
   */
  async #keep(
    there: LiveTable,
    person: PersonId,
    { name, language, words }: Pick<OwnPack, 'name' | 'language' | 'words'>,
    warnings: Warning[],
  ): Promise<Done> {
    const { streams } = this.#deps;
    const pack = { id: newPackId(language), name, language, words: [...words], share: newShare() };
    await streams.append(shareStream(pack.share), 0, [{ table: there.id } satisfies SharedPack]);
    const answer = await there.act({ by: 'house', action: { kind: 'addPack', person, pack } });
    if (answer.kind === 'done') {
      return { added: { id: pack.id, cards: words.length, share: pack.share, warnings } };
    }
    // The store may have taken it all the same.
    if (answer.kind === 'failed') return { error: answer.code };
    await streams.drop(shareStream(pack.share));
    return { error: errorOf(answer.code) };
  }

  /** One pack at a time: however many come at once, moves and clues are not held up. */
  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#waiting += 1;
    try {
      return await this.#queue.run(work);
    } finally {
      this.#waiting -= 1;
    }
  }

  /**
   * In the referee's thread if there is one: ten thousand words take time that others would have to wait. Without it,
   * only letters are compared.
   */
  async #read(text: string, language: string, { state }: LiveTable): Promise<ReadPack> {
    const { referee } = this.#deps;
    const within = this.#waiting > 1 ? limits.packCompared.busy : limits.packCompared.idle;
    const room = wordsLeft(state);
    const read = await referee?.readPack?.(text, language, { within, room }).catch((error) => this.#failed(error));
    return read ?? summed(await inSlices(readingOwnPack(text, language, { room })));
  }

  #failed(error: unknown): undefined {
    const { log } = this.#deps;
    // Too busy with clues, which come first, is no failure.
    if (error instanceof Unanswered) log.info('the referee had no time for a pack', fieldsOf(error));
    else log.error('the referee failed', fieldsOf(error));
  }
}

/** Maps the table's refusal to a request error. */
function errorOf(refusal: string): ErrorCode {
  switch (refusal) {
    case 'join-first':
    case 'host-only':
      return 'not-host';
    case 'game-running':
    case 'too-many-packs':
      return refusal;
    default:
      // An invalid name counts as a malformed body.
      return 'malformed';
  }
}
