/** What is read of a client's bytes: compared with `ws`, on valid frames, on damaged ones, and however they are cut up. */

import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Random, randomFrom } from '@safehouse/rules/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import * as ws from 'ws';
import { limits } from '../config/limits.ts';
import { seedsFrom } from '../testing/seeds.ts';
import { FrameReader, failures } from './frame-reader.ts';

/** Missing in the types of ws. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

const FINAL = 0x80;
const [CONTINUES, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10] as const;

type Options = { readonly isMasked?: boolean; readonly header?: 2 | 4 | 10; readonly mask?: number };

/** A frame as a client sends it. */
function frame(first: number, body: Buffer | string = '', { isMasked = true, header, mask = 0 }: Options = {}): Buffer {
  const data = Buffer.from(body);
  const long = header ?? (data.length < 126 ? 2 : data.length < 65_536 ? 4 : 10);
  const head = Buffer.alloc(long);
  head[0] = first;
  head[1] = (isMasked ? 0x80 : 0) | (long === 2 ? data.length : long === 4 ? 126 : 127);
  if (long === 4) head.writeUInt16BE(data.length, 2);
  if (long === 10) head.writeBigUInt64BE(BigInt(data.length), 2);
  if (!isMasked) return Buffer.concat([head, data]);
  const key = Buffer.alloc(4);
  key.writeUInt32BE(mask);
  return Buffer.concat([head, key, data.map((byte, i) => byte ^ (key[i & 3] as number))]);
}

/** Everything that was read, in order. */
function readBy(chunks: readonly Buffer[]): { heard: string[]; held: number } {
  const heard: string[] = [];
  const reader = new FrameReader({
    message: (data, isBinary) => void heard.push(`${isBinary ? 'binary' : 'text'} ${data.toString('hex')}`),
    ping: (data) => void heard.push(`ping ${data.toString('hex')}`),
    pong: (data) => void heard.push(`pong ${data.toString('hex')}`),
    goodbye: (code) => void heard.push(`goodbye ${code ?? 1005}`),
    fail: (code) => void heard.push(`fail ${code}`),
  });
  for (const chunk of chunks) if (!reader.isStopped) reader.read(Buffer.from(chunk));
  return { heard, held: reader.held };
}

async function readByWs(chunks: readonly Buffer[]): Promise<string[]> {
  const heard: string[] = [];
  const receiver = new Receiver({
    isServer: true,
    maxPayload: limits.frame,
    maxFragments: limits.fragments,
    maxBufferedChunks: limits.chunks,
  });
  const hex = (data: unknown) => (data as Buffer).toString('hex');
  receiver.on('message', (data, isBinary) => heard.push(`${isBinary ? 'binary' : 'text'} ${hex(data)}`));
  receiver.on('ping', (data) => heard.push(`ping ${hex(data)}`));
  receiver.on('pong', (data) => heard.push(`pong ${hex(data)}`));
  receiver.on('conclude', (code) => heard.push(`goodbye ${code}`));
  let isOver = false;
  receiver.on('error', (error: Error & Record<symbol, unknown>) => {
    isOver = true;
    const status = Object.getOwnPropertySymbols(error).find((symbol) => symbol.description === 'status-code');
    heard.push(`fail ${status && error[status]}`);
  });
  for (const chunk of chunks) {
    if (isOver) break;
    receiver.write(Buffer.from(chunk));
    await nextTurn();
  }
  await nextTurn();
  return heard;
}

/** Cut up at random places. */
function pieces(bytes: Buffer, draw: Random): Buffer[] {
  const cut: Buffer[] = [];
  const most = [3, 40, 1000, 100_000][draw.below(4)] as number;
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + draw.below(most);
    cut.push(bytes.subarray(at, end));
    at = end;
  }
  return cut;
}

const TEXTS = [
  '',
  'x',
  'Hyvää päivää',
  '{"type":"ping"}',
  'ő'.repeat(70),
  'a'.repeat(125),
  'b'.repeat(126),
  '🕵️'.repeat(9000),
];

function someFrames(draw: Random): Buffer[] {
  const options = (): Options => ({ mask: draw.below(2 ** 31) });
  const text = () => TEXTS[draw.below(TEXTS.length)] as string;
  const frames: Buffer[] = [];
  for (let i = draw.below(5); i >= 0; i--) {
    const kind = draw.below(8);
    if (kind < 3) frames.push(frame(FINAL | TEXT, text(), options()));
    else if (kind === 3) frames.push(frame(FINAL | BINARY, text(), options()));
    else if (kind === 4) frames.push(frame(FINAL | PING, text().slice(0, 20), options()));
    else if (kind === 5) frames.push(frame(FINAL | PONG, text().slice(0, 20), options()));
    else {
      // Anywhere, also inside a letter.
      const whole = Buffer.from(text());
      const [one, two] = [draw.below(whole.length + 1), draw.below(whole.length + 1)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      frames.push(frame(TEXT, whole.subarray(0, one), options()));
      if (draw.below(2) === 0) frames.push(frame(FINAL | PING, 'now', options()));
      frames.push(frame(CONTINUES, whole.subarray(one, two), options()));
      frames.push(frame(FINAL | CONTINUES, whole.subarray(two), options()));
    }
  }
  if (draw.below(4) === 0) frames.push(frame(FINAL | CLOSE, Buffer.from([3, 0xe8, ...Buffer.from('bye')]), options()));
  return frames;
}

const seed = (number: number) => randomFrom(seedsFrom(`frames ${number}`)());

test('valid frames are read as ws reads them, however they are cut up', async () => {
  for (let run = 0; run < 300; run++) {
    const draw = seed(run);
    const cut = pieces(Buffer.concat(someFrames(draw)), draw);
    if (cut.length > limits.chunks) continue;
    const { heard, held } = readBy(cut);
    expect(heard, `run ${run}`).toEqual(await readByWs(cut));
    expect(held, `run ${run}`).toBe(0);
  }
});

test('damaged frames are refused as ws refuses them', async () => {
  let failed = 0;
  for (let run = 0; run < 1500; run++) {
    const draw = seed(10_000 + run);
    const bytes = Buffer.concat(someFrames(draw));
    for (let i = draw.below(3); i >= 0; i--) bytes[draw.below(Math.min(bytes.length, 300))] = draw.below(256);
    const { heard } = readBy([bytes]);
    expect(heard, `run ${run}`).toEqual(await readByWs([bytes]));
    if (heard.at(-1)?.startsWith('fail')) failed += 1;
  }
  expect(failed).toBeGreaterThan(300);
});

describe('a client fails', () => {
  const cases: [string, number, Buffer[]][] = [
    ['without a mask', failures.protocol, [frame(FINAL | TEXT, 'x', { isMasked: false })]],
    ['with a reserved bit', failures.protocol, [frame(FINAL | TEXT | 0x40, 'x')]],
    ['with an unknown opcode', failures.protocol, [frame(FINAL | 3, 'x')]],
    ['with an unknown control frame', failures.protocol, [frame(FINAL | 11, 'x')]],
    ['with a control frame in fragments', failures.protocol, [frame(PING, 'x')]],
    ['with a long control frame', failures.protocol, [frame(FINAL | PING, 'x'.repeat(126))]],
    ['with the rest of nothing', failures.protocol, [frame(FINAL | CONTINUES, 'x')]],
    ['with a message inside another', failures.protocol, [frame(TEXT, 'x'), frame(FINAL | TEXT, 'y')]],
    ['with a code of one byte', failures.protocol, [frame(FINAL | CLOSE, 'x')]],
    ['with a code that is not for sending', failures.protocol, [frame(FINAL | CLOSE, Buffer.from([3, 0xee]))]],
    ['with text that is not UTF-8', failures.notUtf8, [frame(FINAL | TEXT, Buffer.from([0xc3]))]],
    ['with a reason that is not UTF-8', failures.notUtf8, [frame(FINAL | CLOSE, Buffer.from([3, 0xe8, 0xff]))]],
    ['with a large message', failures.tooLarge, [frame(FINAL | TEXT, 'x'.repeat(limits.frame + 1))]],
    [
      'with fragments that are large together',
      failures.tooLarge,
      [frame(TEXT, 'x'.repeat(limits.frame)), frame(FINAL | CONTINUES, 'x')],
    ],
    [
      'with an endless length',
      failures.tooLarge,
      [Buffer.from([FINAL | TEXT, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])],
    ],
    [
      'with many fragments',
      failures.tooManyParts,
      [frame(TEXT), ...Array<Buffer>(limits.fragments).fill(frame(CONTINUES))],
    ],
  ];
  test.each(cases)('%s: %i', (_, code, frames) => {
    expect(readBy(frames).heard).toEqual([`fail ${code}`]);
  });

  test('byte by byte, beyond the limit', () => {
    const bytes = [...frame(FINAL | TEXT, 'x'.repeat(limits.chunks))].map((byte) => Buffer.from([byte]));
    expect(readBy(bytes.slice(0, limits.chunks)).heard).toEqual([]);
    expect(readBy(bytes).heard).toEqual([`fail ${failures.tooManyParts}`]);
  });
});

test('a length in more bytes than it takes is read', () => {
  for (const header of [4, 10] as const) {
    expect(readBy([frame(FINAL | TEXT, 'x', { header })]).heard).toEqual(['text 78']);
  }
});

test('nothing is read after a goodbye', () => {
  const { heard } = readBy([Buffer.concat([frame(FINAL | CLOSE), frame(FINAL | TEXT, 'x')])]);
  expect(heard).toEqual(['goodbye 1005']);
});

test('what is kept of an unfinished message is counted, and forgotten with its end', () => {
  const long = frame(FINAL | TEXT, 'x'.repeat(60_000));
  expect(readBy([long.subarray(0, 50_000)]).held).toBeGreaterThanOrEqual(50_000);
  expect(readBy([frame(TEXT, 'x'.repeat(30_000))]).held).toBeGreaterThanOrEqual(30_000);
  expect(readBy([long.subarray(0, 50_000), long.subarray(50_000)]).held).toBe(0);
  expect(readBy([frame(TEXT, 'x'), frame(FINAL | CONTINUES, 'y')]).held).toBe(0);
});

test('a few bytes of the next frame do not keep a large chunk in memory', () => {
  const chunk = Buffer.concat([frame(FINAL | TEXT, 'x'.repeat(50_000)), frame(FINAL | PING, 'now').subarray(0, 3)]);
  expect(readBy([chunk]).held).toBeLessThan(1000);
});
