/** SHA-256 (FIPS 180-4) in plain TypeScript, the only primitive behind seeded randomness and its commitment. */

const K = fractions(64, Math.cbrt);
const INITIAL = fractions(8, Math.sqrt);

/** Scratch space for one block, reused because a game takes thousands of hashes. */
const w = new Int32Array(64);

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const hash = INITIAL.slice();
  for (let offset = 0; offset < padded.length; offset += 64) {
    schedule(padded, offset);
    compress(hash);
  }
  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) write(digest, i * 4, hash[i] as number);
  return digest;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

function schedule(padded: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = read(padded, offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
}

function compress(hash: Int32Array): void {
  // Indexed access, because array destructuring goes through a slower iterator.
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const values = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (values[i] as number);
}

function pad(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  write(padded, length - 8, Math.floor(message.length / 2 ** 29));
  write(padded, length - 4, message.length * 8);
  return padded;
}

function read(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)
  );
}

function write(bytes: Uint8Array, at: number, word: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = word >>> (24 - 8 * i);
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** The standard's constants: the first 32 bits of the fractional parts of roots of the first primes. */
function fractions(count: number, root: (x: number) => number): Int32Array {
  const values: number[] = [];
  for (let n = 2; values.length < count; n++) {
    if (isPrime(n)) values.push(Math.floor((root(n) % 1) * 2 ** 32));
  }
  return Int32Array.from(values);
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}
