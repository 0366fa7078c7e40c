/** Reads and writes single records in NATS, with conditional writes. */
import { headers, type Msg } from '@nats-io/transport-node';
import type { Shard, StreamLocation } from './layout.ts';
import { decode, type Record } from './record.ts';
import { type Requests, Unanswered } from './requests.ts';
import { type ApiError, gone, noLeader, noMessage, Refused } from './trouble.ts';

type Got = { readonly message?: { readonly seq: number; readonly data?: string }; readonly error?: ApiError };

/** The part of it that a single stream needs. */
export type Records = Pick<Access, 'isReplicated' | 'write' | 'last' | 'next' | 'at' | 'erase' | 'purge'>;

export class Access {
  /** With one replica any answer is complete; with several, only the leader's is guaranteed to be. */
  readonly isReplicated: boolean;
  readonly #requests: Requests;

  constructor(requests: Requests, { isReplicated }: { isReplicated: boolean }) {
    this.#requests = requests;
    this.isReplicated = isReplicated;
  }

  /**
   * Resolves with the sequence once a majority has stored it. Fails with `wrongLastSequence` if the last record
   * differs.
   */
  async write({ stream }: Shard, subject: string, data: string, expectedLast?: number): Promise<number> {
    const conditions = expectedLast === undefined ? undefined : headers();
    conditions?.set('Nats-Expected-Last-Subject-Sequence', String(expectedLast));
    const { seq, error } = answerOf<{ seq: number; error?: ApiError }>(
      await this.#requests.ask(stream, subject, data, conditions),
    );
    if (error) throw refusal(error);
    return seq;
  }

  /**
   * Checks reads and writes: writes a message that replaces its predecessor, then reads it the way records are read.
   */
  async probe({ probe, stream }: Shard, within?: number): Promise<void> {
    const rollup = headers();
    rollup.set('Nats-Rollup', 'sub');
    const { error } = answerOf<{ error?: ApiError }>(await this.#requests.ask(stream, probe, '', rollup, within));
    if (error) throw refusal(error);
    await this.#call(stream, `STREAM.MSG.GET.${stream}`, { last_by_subj: probe }, within);
  }

  /** The last record of a subject, according to the leader. */
  async last({ shard, subject }: StreamLocation): Promise<Record | undefined> {
    if (this.isReplicated) return this.#fromLeader(shard, { last_by_subj: subject });
    return record(await this.#requests.ask(shard.stream, `$JS.API.DIRECT.GET.${shard.stream}.${subject}`));
  }

  /** The first record of a subject at or after this sequence; the caller knows that there is one. */
  next({ shard, subject }: StreamLocation, sequence: number): Promise<Record | undefined> {
    return this.#fromAnyone(shard, { seq: sequence, next_by_subj: subject });
  }

  at({ shard }: StreamLocation, sequence: number): Promise<Record | undefined> {
    return this.#fromAnyone(shard, { seq: sequence });
  }

  /** Overwrites the data on disk, which a purge alone does not. */
  async erase({ shard }: StreamLocation, sequence: number): Promise<void> {
    await this.#call(shard.stream, `STREAM.MSG.DELETE.${shard.stream}`, { seq: sequence }).catch((error) => {
      if (!(error instanceof Refused && gone.has(error.number))) throw error;
    });
  }

  /** Deletes everything on the subject before this sequence. */
  async purge({ shard, subject }: StreamLocation, before: number): Promise<void> {
    await this.#call(shard.stream, `STREAM.PURGE.${shard.stream}`, { filter: subject, seq: before });
  }

  async remove({ stream }: Shard, sequence: number): Promise<void> {
    await this.#call(stream, `STREAM.MSG.DELETE.${stream}`, { seq: sequence, no_erase: true });
  }

  /** All subjects that match, page by page, according to the leader: a consumer may be on a replica that lags behind. */
  async *subjects({ stream }: Shard, filter: string): AsyncGenerator<string[]> {
    for (let offset = 0; ; ) {
      const { state, total = 0 } = await this.#call<{ state: { subjects?: object }; total?: number }>(
        stream,
        `STREAM.INFO.${stream}`,
        { subjects_filter: filter, offset },
      );
      const some = Object.keys(state.subjects ?? {});
      yield some;
      offset += some.length;
      if (some.length === 0 || offset >= total) return;
    }
  }

  async lastSequence({ stream }: Shard): Promise<number> {
    const { state } = await this.#call<{ state: { last_seq: number } }>(stream, `STREAM.INFO.${stream}`);
    return state.last_seq;
  }

  /** For immutable data: any replica can answer. Falls back to the leader, since a replica may lag behind. */
  async #fromAnyone(shard: Shard, asked: object): Promise<Record | undefined> {
    const got = record(
      await this.#requests.ask(shard.stream, `$JS.API.DIRECT.GET.${shard.stream}`, JSON.stringify(asked)),
    );
    return got ?? (this.isReplicated ? this.#fromLeader(shard, asked) : undefined);
  }

  async #fromLeader({ stream }: Shard, asked: object): Promise<Record | undefined> {
    const question = JSON.stringify(asked);
    const { message, error } = answerOf<Got>(
      await this.#requests.ask(stream, `$JS.API.STREAM.MSG.GET.${stream}`, question),
    );
    if (message) return decode(message.seq, Buffer.from(message.data ?? '', 'base64').toString());
    if (error?.err_code !== noMessage) throw refusal(error ?? {});
    return undefined;
  }

  async #call<Answer>(stream: string, what: string, asked?: object, within?: number): Promise<Answer> {
    const question = asked === undefined ? '' : JSON.stringify(asked);
    const answer = answerOf<Answer & { error?: ApiError }>(
      await this.#requests.ask(stream, `$JS.API.${what}`, question, undefined, within),
    );
    if (answer.error) throw refusal(answer.error);
    return answer;
  }
}

/** Without a leader, some servers reply with this error and some do not reply at all. */
function refusal(error: ApiError): Error {
  return error.err_code === noLeader ? new Unanswered('no-leader') : new Refused(error);
}

function record(message: Msg): Record | undefined {
  const { headers: about } = message;
  if (about?.code === 404) return undefined;
  if (about && about.code >= 400) throw new Refused({ description: about.description });
  return decode(Number(about?.get('Nats-Sequence')), message.string());
}

function answerOf<Answer>(message: Msg): Answer {
  return JSON.parse(message.string()) as Answer;
}
