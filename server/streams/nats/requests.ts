/** Requests to NATS over one subscription: many at once, and each is answered, refused or timed out. */
import { createInbox, type Msg, type MsgHdrs, type NatsConnection, type Subscription } from '@nats-io/transport-node';

type Pending = {
  readonly stream: string;
  readonly askedAt: number;
  readonly until: number;
  readonly resolve: (answer: Msg) => void;
  readonly reject: (error: Unanswered) => void;
};

/**
 * `no-leader` and `behind`: nobody accepted it, so nothing was done. `late`, `lost` and `orphaned`: it may have been done all the same.
 * `dropped`: the same, but the JetStream stream has answered other requests since, so it is not down.
 */
export class Unanswered extends Error {
  readonly why: keyof typeof reasons;

  constructor(why: Unanswered['why']) {
    super(reasons[why]);
    this.why = why;
  }
}

const reasons = {
  'no-leader': 'nobody takes it',
  late: 'no answer in time',
  dropped: 'no answer in time, though others were answered',
  lost: 'the connection was lost',
  orphaned: 'another leader was elected',
  behind: 'its leader does not know yet what was acknowledged before',
} as const;

/** Whether the JetStream stream takes other requests, so that it is not away. */
export function isAnswering({ why }: Unanswered): boolean {
  return why === 'dropped' || why === 'behind';
}

/** Longer than a busy server takes; a leader election takes some seconds. */
const WITHIN = 5000;
/** Time that a request may be under way to a new leader before the news of its election comes. */
const NEWS_WITHIN = 500;
const LOOK = 100;

export class Requests {
  isConnected = true;
  readonly #connection: NatsConnection;
  readonly #inbox = createInbox();
  readonly #subscription: Subscription;
  readonly #pending = new Map<string, Pending>();
  /** When each JetStream stream last answered. */
  readonly #answeredAt = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #count = 0;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
    this.#subscription = connection.subscribe(`${this.#inbox}.*`, {
      callback: (error, message) => {
        if (!error) this.#answer(message);
      },
    });
    // One timer for all: a timer per request would cost more than the request.
    this.#timer = setInterval(() => this.#giveUp(), LOOK).unref();
  }

  /** `stream` is the JetStream stream that answers. */
  ask(
    stream: string,
    subject: string,
    payload: string | Uint8Array = '',
    headers?: MsgHdrs,
    within = WITHIN,
  ): Promise<Msg> {
    return new Promise((resolve, reject) => {
      // The client would buffer it and send it later.
      if (!this.isConnected) throw new Unanswered('lost');
      this.#count += 1;
      const id = this.#count.toString(36);
      const askedAt = performance.now();
      this.#pending.set(id, { stream, askedAt, until: askedAt + within, resolve, reject });
      try {
        this.#connection.publish(subject, payload, { reply: `${this.#inbox}.${id}`, ...(headers && { headers }) });
      } catch (error) {
        this.#pending.delete(id);
        throw error;
      }
    });
  }

  /** Fails all pending requests: their answers can no longer arrive. */
  lose(): void {
    this.isConnected = false;
    for (const { reject } of this.#pending.values()) reject(new Unanswered('lost'));
    this.#pending.clear();
  }

  /** The stream has a new leader: what was asked of the old one is not answered any more. */
  orphan(stream: string): void {
    const before = performance.now() - NEWS_WITHIN;
    for (const [id, pending] of this.#pending) {
      if (pending.stream !== stream || pending.askedAt > before) continue;
      this.#pending.delete(id);
      pending.reject(new Unanswered('orphaned'));
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.lose();
    if (!this.#connection.isClosed()) this.#subscription.unsubscribe();
  }

  #answer(message: Msg): void {
    const id = message.subject.slice(this.#inbox.length + 1);
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (message.headers?.code === 503) {
      pending.reject(new Unanswered('no-leader'));
    } else {
      this.#answeredAt.set(pending.stream, performance.now());
      pending.resolve(message);
    }
  }

  #giveUp(): void {
    const now = performance.now();
    for (const [id, { stream, askedAt, until, reject }] of this.#pending) {
      if (until > now) continue;
      this.#pending.delete(id);
      reject(new Unanswered((this.#answeredAt.get(stream) ?? 0) >= askedAt ? 'dropped' : 'late'));
    }
  }
}
