/** Checks our SHA-256 against Node's. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, hexOf, sha256 } from './sha256.ts';

const theirs = (message: Uint8Array) => createHash('sha256').update(message).digest('hex');

test('is the standard for every length up to four blocks', () => {
  for (let length = 0; length <= 256; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
    expect(hexOf(sha256(message)), `${length} bytes`).toBe(theirs(message));
  }
});

test('gives the digest that the standard itself prints', () => {
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(hexOf(sha256(new TextEncoder().encode('abc')))).toBe(digest);
});

test('leaves the message as it was', () => {
  const message = Uint8Array.from([1, 2, 3]);
  sha256(message);
  expect([...message]).toEqual([1, 2, 3]);
});

test('hex and bytes turn into each other', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(bytesOf(hexOf(bytes))).toEqual(bytes);
});
