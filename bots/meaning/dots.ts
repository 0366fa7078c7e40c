/** Dot products of one int8 vector with thousands of others, by the processor's vector instructions: plain loops take six times as long. */

/** For `count` vectors of `size` numbers (a multiple of 16) from `vectors` on, the dot product with `query`, to `out`. */
type Dots = (vectors: number, count: number, size: number, query: number, out: number) => void;

const PAGE = 65_536;

/** A memory of so many bytes, and the function that works in it. */
export function dotsIn(bytes: number): { memory: ArrayBuffer; dots: Dots } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code()), { house: { memory } });
  return { memory: memory.buffer as ArrayBuffer, dots: exports.dots as Dots };
}

// WebAssembly's opcodes, by the names that its text format has for them.
const I32 = 0x7f;
const V128 = 0x7b;
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const loop = [0x03, 0x40];
const end = [0x0b];
const i32 = { add: [0x6a], sub: [0x6b], lessThan: [0x49], isZero: [0x45], store: [0x36, 2, 0] };
const constant = (number: number) => [0x41, number];
const simd = {
  load: [0xfd, 0x00, 0, 0],
  zero: [0xfd, 0x0c, ...new Array<number>(16).fill(0)],
  lowHalf: [0xfd, 0x87, 0x01],
  highHalf: [0xfd, 0x88, 0x01],
  dot: [0xfd, 0xba, 0x01],
  add: [0xfd, 0xae, 0x01],
  lane: (lane: number) => [0xfd, 0x1b, lane],
};

const [VECTORS, COUNT, SIZE, QUERY, OUT, AT, SUM, A, B] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

function body(): number[] {
  const half = (part: number[]) => [...get(A), ...part, ...get(B), ...part, ...simd.dot];
  return [
    ...[0x02, 0x40], // block: left when no vector is left
    ...loop,
    ...[...get(COUNT), ...i32.isZero, 0x0d, 1],
    ...[...simd.zero, ...set(SUM), ...constant(0), ...set(AT)],
    ...loop,
    ...[...get(VECTORS), ...get(AT), ...i32.add, ...simd.load, ...set(A)],
    ...[...get(QUERY), ...get(AT), ...i32.add, ...simd.load, ...set(B)],
    ...[...get(SUM), ...half(simd.lowHalf), ...simd.add, ...half(simd.highHalf), ...simd.add, ...set(SUM)],
    ...[...get(AT), ...constant(16), ...i32.add, ...set(AT)],
    ...[...get(AT), ...get(SIZE), ...i32.lessThan, 0x0d, 0],
    ...end,
    ...get(OUT),
    ...[0, 1, 2, 3].flatMap((lane) => [...get(SUM), ...simd.lane(lane), ...(lane > 0 ? i32.add : [])]),
    ...i32.store,
    ...[...get(VECTORS), ...get(SIZE), ...i32.add, ...set(VECTORS)],
    ...[...get(OUT), ...constant(4), ...i32.add, ...set(OUT)],
    ...[...get(COUNT), ...constant(1), ...i32.sub, ...set(COUNT)],
    ...[0x0c, 0], // again
    ...end,
    ...end,
    ...end,
  ];
}

/** The module: one imported memory, one function. */
function code(): Uint8Array<ArrayBuffer> {
  const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
  const section = (id: number, content: number[]) => [id, ...length(content.length), ...content];
  const locals = [2, 1, I32, 3, V128];
  const written = [...locals, ...body()];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, ...name('house'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('dots'), 0, 0]),
    ...section(10, [1, ...length(written.length), ...written]),
  ]);
}

/** LEB128, for lengths below 16,384. */
function length(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, number >> 7];
}
