/** Reads what arrives over one connection as the page does: JSON or packed, and the view it leads to. */
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import type { FromServer } from '@safehouse/protocol/messages.ts';
import { unpacked } from '@safehouse/protocol/packed.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';

export class FrameReader {
  view: View | undefined;

  /** The message, and its text as JSON. */
  hear(payload: string | Buffer): { message: FromServer; text: string } {
    const message =
      typeof payload === 'string'
        ? (JSON.parse(payload) as FromServer)
        : (unpacked(payload, this.view?.people ?? []) as FromServer);
    if ('view' in message && message.view) this.view = message.view;
    else if (message.type === 'change') this.view = applied(this.view as Json, message.patch) as View;
    return { message, text: typeof payload === 'string' ? payload : JSON.stringify(message) };
  }
}
