/** An in-memory server for tests: answers as configured, and records who came and who is still connected. */
import type { FromClient, FromServer } from '@safehouse/protocol/messages.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Socket } from '../../lib/link-options.ts';

type Reply = { readonly refused: 'place-taken' | 'already-joined' | 'not-the-spy' } | 'done' | 'silence' | 'loss';

export class FakeHouse {
  /** Actions that succeeded, as `you-1 leave`. */
  readonly log: string[] = [];
  readonly hellos: string[] = [];
  /** The id of every action received. */
  readonly ids: string[] = [];
  open = 0;
  mostOpen = 0;
  /** Whether new connections open. */
  isUp = true;
  /** If set, every hello is answered with this farewell. */
  farewell: 'removed' | undefined;
  reply: (action: Action, you: string) => Reply = () => 'done';
  viewOf: (you: string) => object = () => ({ phase: 'lobby' });
  readonly #names = new Map<string, string>();

  readonly dial = (): Socket => {
    let you = '';
    let isOpen = true;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        const message = JSON.parse(String(text)) as FromClient;
        if (message.type === 'hello') you = this.#greet(message.secret ?? '', say);
        if (message.type === 'act') this.#act(you, message, say, lose);
      },
      close: () => {
        if (isOpen) this.open -= 1;
        isOpen = false;
      },
    };
    const say = (message: FromServer) => {
      const data = JSON.stringify(message);
      queueMicrotask(() => isOpen && socket.onmessage?.call(socket as never, { data } as MessageEvent));
    };
    const lose = () => socket.onclose?.call(socket as never, {} as CloseEvent);
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    if (this.isUp) queueMicrotask(() => socket.onopen?.call(socket as never, {} as Event));
    return socket;
  };

  /** `you-1` for the first secret, and so on. */
  personOf(secret: string): string {
    const known = this.#names.get(secret) ?? `you-${this.#names.size + 1}`;
    this.#names.set(secret, known);
    return known;
  }

  #greet(secret: string, say: (message: FromServer) => void): string {
    this.hellos.push(secret);
    const you = this.personOf(secret);
    if (this.farewell) say({ type: 'bye', code: this.farewell });
    else {
      const view = this.viewOf(you) as View;
      say({ type: 'welcome', protocol: 1, you, now: 0, version: 1, view, present: [you], packs: [] });
    }
    return you;
  }

  #act(
    you: string,
    { id, action }: Extract<FromClient, { type: 'act' }>,
    say: (message: FromServer) => void,
    lose: () => void,
  ): void {
    this.ids.push(id);
    const reply = this.reply(action, you);
    if (reply === 'loss') lose();
    else if (reply === 'done') {
      this.log.push(`${you} ${'name' in action ? `${action.kind} ${action.name}` : action.kind}`);
      say({ type: 'done', id, version: 2 });
    } else if (reply !== 'silence') say({ type: 'refused', id, code: reply.refused });
  }
}
