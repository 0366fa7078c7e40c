/** The two encodings of a view on the wire: JSON, or packed for those who asked for it. */
import { diff, type Json } from '@safehouse/protocol/diff.ts';
import { Packer } from '@safehouse/protocol/packer.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { binaryFrame, textFrame } from './frames.ts';

export type Moment = { readonly version: number; readonly now: number };

/** Two views of one audience, and the part in which they can differ. */
export type Change = { readonly before: View; readonly view: View; readonly in: 'all' | 'game' };

export interface ViewEncoder {
  /** The frame for connections that have the previous view, of version `from`; undefined if it did not change. */
  change(change: Change, from: number, moment: Moment): Buffer | undefined;
  whole(view: View, moment: Moment): Buffer;
}

export type Encoding = 'json' | 'packed';

const packer = new Packer();
const GAME = ['round', 'view'];

/** What to compare, and the path to it. */
function partsOf({ before, view, in: part }: Change): [Json, Json, string[]?] {
  return part === 'game'
    ? [before.round?.view as Json, view.round?.view as Json, GAME]
    : [before as Json, view as Json];
}

export const encodings: Readonly<Record<Encoding, ViewEncoder>> = {
  json: {
    change(change, from, { version, now }) {
      const patch = diff(...partsOf(change));
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
      const [before, after, path] = partsOf(change);
      const bytes = packer.change({ from, version }, before, after, change.before.people, path);
      return bytes && binaryFrame(bytes);
    },
    whole: (view, { version }) => binaryFrame(packer.view(version, view as Json)),
  },
};

export function packedDone(id: string, version: number): Buffer {
  return binaryFrame(packer.done(id, version));
}
