/** The packed encoding carries the same content as JSON in fewer bytes, and invalid bytes are rejected. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import stored from './dictionary.json' with { type: 'json' };
import { dictionary } from './dictionary.ts';
import { applied, diff, type Json } from './diff.ts';
import { kinds, tags, unpacked } from './packed.ts';
import type { PackedExample } from './packed-examples.ts';
import { Packer } from './packer.ts';

const packer = new Packer();
const PEOPLE = ['qWZp3kX9aBcDeF1gHiJkLm', 'k3J9x0aLq2Pz7TnB', 'Ida'].map((id) => ({ id }));

const name = fc.oneof(
  fc.constantFrom(...stored.names),
  fc.string().filter((name) => name !== '__proto__'),
);
/** Names and words in the dictionary and others, people of the view and others, numbers of every size. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(
      fc.constantFrom(...stored.words, ...PEOPLE.map(({ id }) => id)),
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 28, maxLength: 40, unit: 'grapheme' }),
      fc.nat(40),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
      fc.boolean(),
      fc.constant(null),
    ),
    fc.array(tie('json'), { maxLength: 20 }),
    fc.dictionary(name, tie('json'), { noNullPrototype: true }),
  ),
}));
const version = fc.nat(100_000);

test('the dictionary is the one of the schemas: run npm run docs', () => {
  expect(stored).toEqual(dictionary());
});

test('a packed change turns the old view into the new one, and is empty where JSON is', () => {
  fc.assert(
    fc.property(json, json, version, fc.nat(10), (before, after, from, steps) => {
      const bytes = packer.change({ from, version: from + steps }, before, after, PEOPLE);
      expect(bytes === undefined).toBe(diff(before, after).length === 0);
      const change = bytes && unpacked(bytes, PEOPLE);
      if (change?.type !== 'change') return;
      expect(change).toMatchObject({ from, version: from + steps });
      expect(applied(before, change.patch)).toEqual(after);
    }),
    { numRuns: 3000 },
  );
});

test('a change at a path is the same as in the whole view', () => {
  const path = ['round', 'view'];
  const around = (view: Json): Json => ({ host: 'Ida', round: { number: 1, view } });
  fc.assert(
    fc.property(json, json, (before, after) => {
      const versions = { from: 1, version: 2 };
      const whole = packer.change(versions, around(before), around(after), PEOPLE)?.slice();
      expect(packer.change(versions, before, after, PEOPLE, path)?.slice()).toEqual(whole);
      expect(diff(before, after, path)).toEqual(diff(around(before), around(after)));
    }),
    { numRuns: 1000 },
  );
});

test('a small change of a large view is the patch that JSON has', () => {
  const card = { word: 'anchor', marks: [] };
  const before = { cards: [card, card], clock: { total: 60 }, host: 'Ida' };
  const after = { cards: [card, { ...card, covered: 'red' }, card], host: 'Ida' };
  const bytes = packer.change({ from: 1, version: 2 }, before, after, PEOPLE);
  expect(bytes && unpacked(bytes, PEOPLE)).toMatchObject({ patch: diff(before, after) });
});

test('where much is removed, the rest may be sent again', () => {
  const before = { cards: [{ word: 'anchor', covered: 'red', how: 'guess', clue: 3, identity: 'red', marks: [] }] };
  const after = { cards: [{ word: 'bridge', marks: [] }] };
  const bytes = packer.change({ from: 1, version: 2 }, before, after, PEOPLE);
  expect(bytes && unpacked(bytes, PEOPLE)).toMatchObject({ patch: [[['cards', 0], after.cards[0]]] });
});

test('a packed view is the view', () => {
  fc.assert(
    fc.property(json, version, (view, version) => {
      expect(unpacked(packer.view(version, view), PEOPLE)).toEqual({ type: 'view', version, view });
    }),
    { numRuns: 2000 },
  );
});

test('a packed answer is the answer', () => {
  expect(unpacked(packer.done('mZ8_k2-Lq0aB', 300), [])).toEqual({ type: 'done', id: 'mZ8_k2-Lq0aB', version: 300 });
});

test('zeros after a message are padding', () => {
  const bytes = Uint8Array.from([...packer.done('mZ8_k2-Lq0aB', 300), 0, 0, 0]);
  expect(unpacked(bytes, [])).toEqual({ type: 'done', id: 'mZ8_k2-Lq0aB', version: 300 });
});

test('people beyond the first few, long texts and long lists find their room', () => {
  const people = Array.from({ length: 60 }, (_, index) => ({ id: `person ${index}` }));
  const ids = people.map(({ id }) => id);
  const after = { people, text: 'ő'.repeat(40_000), lists: ids.map(() => ids) };
  const bytes = packer.change({ from: 1, version: 2 }, {}, after, people);
  expect(bytes && unpacked(bytes, people)).toMatchObject({ patch: diff({}, after) });
});

test('a field that is undefined was never there', () => {
  expect(packer.change({ from: 1, version: 2 }, { a: 1 }, { a: 1, b: undefined }, [])).toBeUndefined();
  const whole = unpacked(packer.view(2, { a: 1, b: undefined }), []);
  expect(whole).toEqual({ type: 'view', version: 2, view: { a: 1 } });
});

describe('bytes that are no message are found out, and nothing else happens', () => {
  const isRead = (bytes: Uint8Array): boolean => {
    try {
      unpacked(bytes, PEOPLE);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      // A stack overflow is an error too, but one that a browser may not survive.
      expect(String(error)).not.toContain('call stack');
      return false;
    }
  };

  test('whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void isRead(bytes)),
      { numRuns: 5000 },
    );
  });

  test('cut off, or with something behind', () => {
    fc.assert(
      fc.property(json, fc.nat(), (view, cut) => {
        const whole = Uint8Array.from(packer.view(7, view));
        expect(isRead(whole.subarray(0, cut % whole.length))).toBe(false);
        expect(isRead(Uint8Array.from([...whole, 0, 1]))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('deep, with a number that no browser can hold, or a name that none should', () => {
    expect(isRead(Uint8Array.from([2, 1, ...Array(100_000).fill(209)]))).toBe(false);
    expect(isRead(Uint8Array.from([1, 1, 1, ...Array(100_000).fill([251, 1]).flat()]))).toBe(false);
    expect(isRead(Uint8Array.from([2, 1, 225, 1, 9, ...Buffer.from('__proto__'), 0]))).toBe(false);
    expect(isRead(Uint8Array.from([3, ...Array(12).fill(255), 1, 0]))).toBe(false);
  });
});

describe('docs/protocol.md', () => {
  const page = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
  const schemas = new URL('../docs/schema/packed.json', import.meta.url);
  const examples = JSON.parse(readFileSync(schemas, 'utf8')) as PackedExample[];

  test.each(examples)('the bytes $bytes mean what the example says', ({ people, message, bytes }) => {
    expect(unpacked(Buffer.from(bytes, 'hex'), people)).toEqual(message);
  });

  test('has an example of each kind, and every byte that a value or a change begins with', () => {
    expect(examples.map(({ message }) => message.type).toSorted()).toEqual(Object.keys(kinds).toSorted());
    const rows = [...page.matchAll(/^\| (\d+)(?: to (\d+))? \|/gm)].map(([, from, to = from]) => [
      Number(from),
      Number(to),
    ]);
    const firsts = Object.values(tags);
    expect(rows).toEqual(firsts.map((first, i) => [first, (firsts[i + 1] ?? 255) - 1]));
  });
});
