/** Messages and their bytes, for `docs/schema/packed.json`: test data for other implementations. */
import { diff, type Json } from './diff.ts';
import type { Person, Unpacked } from './packed.ts';
import { Packer } from './packer.ts';

export type PackedExample = {
  /** The people in the view that a change is from. */
  readonly people: readonly Person[];
  readonly message: Unpacked;
  readonly bytes: string;
};

const [ida, bo] = ['k3J9x0aLq2Pz7TnB', 'qWZp3kX9aBcDeF1gHiJkLm'] as const;
const card = { word: 'anchor', marks: [] };
const clue = { team: 'red', by: ida, word: 'mønster', number: 2, standing: 'given', guesses: [] };
const before = {
  cards: [card, card],
  clues: [clue],
  guesses: { made: 0, most: 3 },
  clock: { kind: 'limit', total: 60, until: 1_800_000_000_000 },
};
const after = {
  cards: [card, { ...card, covered: 'red' }],
  clues: [{ ...clue, guesses: [{ card: 1, identity: 'red', by: bo }] }],
  guesses: { made: 1, most: 3 },
};
/** Not a view, but it contains every kind of value. */
const view = {
  locked: false,
  host: ida,
  places: [{ max: 60, sit: 'place-taken', another: [null, true] }],
  clock: { until: 1_800_000_000_000, left: -2, total: 0.5 },
};

export function packedExamples(): PackedExample[] {
  const packer = new Packer();
  const people = [{ id: ida }, { id: bo }];
  const [old, fresh]: Json[] = [{ round: { view: before } }, { round: { view: after } }];
  const versions = { from: 41, version: 42 };
  const message = { type: 'change', ...versions, patch: diff(old as Json, fresh as Json) } as const;
  return [
    { people, message, bytes: hex(packer.change(versions, old as Json, fresh as Json, people)) },
    {
      people: [],
      message: { type: 'view', version: 7, view } as unknown as Unpacked,
      bytes: hex(packer.view(7, view)),
    },
    {
      people: [],
      message: { type: 'done', id: 'a-5f2c9b1e', version: 300 },
      bytes: hex(packer.done('a-5f2c9b1e', 300)),
    },
  ];
}

function hex(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('hex');
}
