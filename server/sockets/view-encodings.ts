/** The two encodings of a view on the wire: JSON, or packed for those who asked for it. */
import { diff, type Json } from '@safehouse/protocol/diff.ts';
import { Packer } from '@safehouse/protocol/packer.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { binaryFrame, textFrame } from './frames.ts';

export type Moment = { readonly version: number; readonly now: number };

export interface ViewEncoder {
  /** The frame for connections that have the previous view; undefined if it did not change. */
  change(before: View, view: View, from: number, moment: Moment): Buffer | undefined;
  whole(view: View, moment: Moment): Buffer;
}

export type Encoding = 'json' | 'packed';

const packer = new Packer();

export const encodings: Readonly<Record<Encoding, ViewEncoder>> = {
  json: {
    change(before, view, from, { version, now }) {
      const patch = diff(before as Json, view as Json);
      if (patch.length === 0) return undefined;
      return textFrame(
        `{"type":"change","now":${now},"from":${from},"version":${version},"patch":${JSON.stringify(patch)}}`,
      );
    },
    whole: (view, { version, now }) =>
      textFrame(`{"type":"view","now":${now},"version":${version},"view":${JSON.stringify(view)}}`),
  },
  packed: {
    change(before, view, from, { version }) {
      const bytes = packer.change({ from, version }, before as Json, view as Json, before.people);
      return bytes && binaryFrame(bytes);
    },
    whole: (view, { version }) => binaryFrame(packer.view(version, view as Json)),
  },
};

export function packedDone(id: string, version: number): Buffer {
  return binaryFrame(packer.done(id, version));
}
