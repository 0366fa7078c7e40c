/** The two encodings of a view on the wire: JSON, or packed for those who asked for it. */
import { diff, type Json } from '@safehouse/protocol/diff.ts';
import { Packer } from '@safehouse/protocol/packer.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { binaryFrame, textFrame } from '../websocket/frames.ts';

export type Moment = { readonly version: number; readonly now: number };

/** Two views of one audience, of all or of the game alone, and the people in the first. */
export type Change = (
  | { readonly in: 'all'; readonly before: View; readonly after: View }
  | { readonly in: 'game'; readonly before: object; readonly after: object }
) & { readonly people: View['people'] };

export interface ViewEncoder {
  /** The frame for connections that have the previous view, of version `from`; undefined if it did not change. */
  change(change: Change, from: number, moment: Moment): Buffer | undefined;
  whole(view: View, moment: Moment): Buffer;
}

export type Encoding = 'json' | 'packed';

const packer = new Packer();
/** Where the view of the game is. */
const paths = { all: [], game: ['round', 'view'] } as const;

export const encodings: Readonly<Record<Encoding, ViewEncoder>> = {
  json: {
    change(change, from, { version, now }) {
      const patch = diff(change.before as Json, change.after as Json, paths[change.in]);
      if (patch.length === 0) return undefined;
      return textFrame(
        `{"type":"change","now":${now},"from":${from},"version":${version},"patch":${JSON.stringify(patch)}}`,
      );
    },
    whole: (view, { version, now }) =>
      textFrame(`{"type":"view","now":${now},"version":${version},"view":${JSON.stringify(view)}}`),
  },
  packed: {
    change(change, from, { version }) {
      const { before, after, people } = change;
      const bytes = packer.change({ from, version }, before as Json, after as Json, people, paths[change.in]);
      return bytes && binaryFrame(bytes);
    },
    whole: (view, { version }) => binaryFrame(packer.view(version, view as Json)),
  },
};

export function packedDone(id: string, version: number): Buffer {
  return binaryFrame(packer.done(id, version));
}
