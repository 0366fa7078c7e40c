/** Bytes from an attacker: invalid WebSocket frames and HTTP requests. */
import type { Random } from '@safehouse/rules/kernel/random.ts';

/** A frame by RFC 6455, section 5.2, with the given errors. */
type Frame = {
  readonly first: number;
  readonly body: Buffer;
  readonly isMasked?: boolean;
  /** A wrong length for the header. */
  readonly claimed?: bigint;
};

function frame({ first, body, isMasked = true, claimed = BigInt(body.length) }: Frame): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const header =
    claimed < 126n
      ? Buffer.from([first, mask | Number(claimed)])
      : claimed < 65536n
        ? Buffer.from([first, mask | 126, Number(claimed >> 8n), Number(claimed & 255n)])
        : Buffer.concat([Buffer.from([first, mask | 127]), bigEndian(claimed)]);
  return Buffer.concat(isMasked ? [header, Buffer.alloc(4), body] : [header, body]);
}

export function textFrame(text: string): Buffer {
  return frame({ first: 0x81, body: Buffer.from(text) });
}

/** Usually invalid, sometimes valid by chance. */
export function wrongBytes(text: string, random: Random): Buffer {
  const body = Buffer.from(text.slice(0, 2000));
  return random.pick<() => Buffer>([
    () => noise(1 + random.below(200), random),
    // Unknown opcodes, reserved bits, control frames that are fragmented or too long.
    () => frame({ first: 0x80 | random.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), body }),
    () => frame({ first: 0x81 | random.pick([0x10, 0x20, 0x40, 0x70]), body }),
    () => frame({ first: random.pick([0x08, 0x09, 0x0a]), body: body.subarray(0, 10) }),
    () => frame({ first: random.pick([0x88, 0x89, 0x8a]), body: Buffer.alloc(126 + random.below(300)) }),
    () => frame({ first: 0x81, body, isMasked: false }),
    () => frame({ first: 0x81, body, claimed: random.pick([2n ** 63n, 2n ** 62n, 2n ** 32n, 70_000n]) }),
    () => frame({ first: 0x81, body, claimed: BigInt(body.length) + 1n + BigInt(random.below(100)) }),
    () => frame({ first: 0x82, body }),
    // Text that is not UTF-8.
    () => frame({ first: 0x81, body: Buffer.from([0xed, 0xa0, 0x80, 0xff, 0xfe, 0xc0]) }),
    // Fragments: valid ones, endless ones, ones that start twice, and a continuation without a start.
    () =>
      Buffer.concat([
        frame({ first: 0x01, body: body.subarray(0, 5) }),
        frame({ first: 0x80, body: body.subarray(5) }),
      ]),
    () =>
      Buffer.concat(
        Array.from({ length: 300 }, (_, i) => frame({ first: i === 0 ? 0x01 : 0x00, body: body.subarray(0, 1) })),
      ),
    () => Buffer.concat([frame({ first: 0x01, body }), frame({ first: 0x81, body })]),
    () => frame({ first: 0x80, body }),
    // Close frames with a forbidden code, or half a code.
    () => frame({ first: 0x88, body: Buffer.from([random.below(256), random.below(256)]) }),
    () => frame({ first: 0x88, body: Buffer.from([3]) }),
    () => frame({ first: 0x89, body: body.subarray(0, 100) }),
    () => textFrame(text).subarray(0, random.below(textFrame(text).length)),
  ])();
}

const paths = [
  '/',
  '/api/tables',
  '/api/codes/',
  '/api/codes/K7QP3',
  '/api/house',
  '/api/locations/en',
  '/api/packs/x',
  '/api/campaigns',
  '/health',
  '/ready',
  '/ws',
  '/metrics',
  '/t/',
  '/assets/x.js',
];
const twists = [
  '',
  '/',
  '/..',
  '/../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%ff',
  '//',
  '?',
  '?a=b#c',
  '\\..\\',
  '/games/1',
  `/${'x'.repeat(3000)}`,
  '/__proto__',
  '/constructor',
  ';',
  '/%',
];
const headers = [
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Expect: 100-continue',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short',
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Origin: https://evil.example',
  'Origin: null',
  'X-Forwarded-For: 1.2.3.4, ::1, \x00',
  'X-Forwarded-Host: evil.example',
  'Accept: text/html',
  'Accept-Encoding: br;q=0, gzip;q=x, identity;;',
  'If-None-Match: *',
  'Range: bytes=0-',
  'Cookie: a=b',
  `X-Long: ${'y'.repeat(20_000)}`,
  'no colon here',
  ' folded: line',
];

/** A whole request, or one that breaks off. */
export function wrongRequest(body: string, random: Random): Buffer {
  const method = random.pick([
    'GET',
    'POST',
    'POST',
    'POST',
    'HEAD',
    'PUT',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'get',
    'G E T',
    '',
  ]);
  const target = random.pick(paths) + random.pick(twists);
  const version =
    random.below(12) === 0 ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'XTTP/1.1', '']) : 'HTTP/1.1';
  const extra = Array.from({ length: random.below(3) }, () => random.pick(headers));
  const length = random.below(5) === 0 ? random.below(100) : Buffer.byteLength(body);
  const type = random.below(5) === 0 ? 'text/plain' : 'application/json';
  const lines = [
    `${method} ${target} ${version}`,
    'Host: 127.0.0.1',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...extra,
  ];
  const whole = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return random.below(10) === 0 ? whole.subarray(0, random.below(whole.length)) : whole;
}

function noise(length: number, random: Random): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

function bigEndian(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}
