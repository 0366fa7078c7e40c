/** QR codes (ISO/IEC 18004) for links: byte mode, the smallest version, the most error correction that still fits. */

/** By version from 1 on and level (L, M, Q, H), in base 36: error correction bytes per block, and number of blocks. */
const CORRECTION = '7adh agms fqim kiqg qoim igos kiiq ommq umko iqos'.split(' ');
const BLOCKS = '1111 1111 1122 1224 1244 2444 2465 2466 2588 4588'.split(' ');
/** How the format bits encode these four levels. */
const LEVELS = [1, 0, 3, 2];

/** Dark, light, or not set yet. */
type Grid = (boolean | undefined)[][];

/** Rows of modules, `true` for dark; `undefined` if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= BLOCKS.length; version++) {
    for (let level = 3; level >= 0; level--) {
      const blocks = figure(BLOCKS, version, level);
      const correction = figure(CORRECTION, version, level);
      const data = packed(bytes, version, roomOf(version) - blocks * correction);
      if (data) return drawn(version, level, woven(data, blocks, correction));
    }
  }
  return undefined;
}

function figure(table: readonly string[], version: number, level: number): number {
  return Number.parseInt(table[version - 1]?.[level] ?? '', 36);
}

/** How many bytes fit into a version. */
function roomOf(version: number): number {
  const marks = version === 1 ? 0 : version < 7 ? 25 : 6 * 25 - 10 + 36;
  return Math.floor(((16 * version + 128) * version + 64 - marks) / 8);
}

/** The bytes with their header and padding; `undefined` if they do not fit. */
function packed(bytes: readonly number[], version: number, room: number): number[] | undefined {
  const long = version > 9;
  if (bytes.length + (long ? 3 : 2) > room) return undefined;
  const length = bytes.length.toString(2).padStart(long ? 16 : 8, '0');
  const bits = `0100${length}${bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let filler = 236; data.length < room; filler ^= 253) data.push(filler);
  return data;
}

/** Splits into blocks, the last ones a byte longer, adds error correction to each, and interleaves the blocks. */
function woven(data: readonly number[], count: number, correction: number): number[] {
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  const start = (block: number) => block * short + Math.max(0, block - firstLong);
  const blocks = Array.from({ length: count }, (_, i) => data.slice(start(i), start(i + 1)));
  const across = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => list[i] ?? []),
    ).flat();
  return [...across(blocks), ...across(blocks.map((block) => remainder(block, correction)))];
}

/** Multiplication in the field of 256 elements that QR codes use. */
function times(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 285);
    if ((y >> bit) & 1) product ^= x;
  }
  return product;
}

/** Reed–Solomon: the remainder of the block divided by (x - 1)(x - 2)(x - 4)… */
function remainder(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((factor, at) => factor ^ times(divisor[at - 1] ?? 0, root));
  }
  let rest: number[] = Array(degree).fill(0);
  for (const byte of block) {
    const [first = 0, ...others] = rest;
    rest = [...others, 0].map((value, at) => value ^ times(divisor[at + 1] as number, byte ^ first));
  }
  return rest;
}

function drawn(version: number, level: number, bytes: readonly number[]): boolean[][] {
  const frame = framed(version);
  const filled = MASKS.map((mask, number) => {
    const grid = frame.map((row) => [...row]);
    inform(grid, version, ((LEVELS[level] as number) << 3) | number);
    fill(grid, bytes, mask);
    return grid as boolean[][];
  });
  const best = Math.min(...filled.map(penalty));
  return filled.find((grid) => penalty(grid) === best) as boolean[][];
}

/** What all codes of a version share: three finder patterns, the alignment patterns, the timing patterns. */
function framed(version: number): Grid {
  const size = 4 * version + 17;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  for (let i = 0; i < size; i++)
    put(grid, i, 6, i % 2 === 0)
      .at(6)
      ?.splice(i, 1, i % 2 === 0);
  const eye = (x: number, y: number, reach: number) => {
    for (let i = -reach; i <= reach; i++) {
      for (let j = -reach; j <= reach; j++) {
        const far = Math.max(Math.abs(i), Math.abs(j));
        put(grid, x + i, y + j, far !== 4 && far !== (reach === 4 ? 2 : 1));
      }
    }
  };
  const last = size - 7;
  const lines = version === 1 ? [] : version < 7 ? [6, last] : [6, (last + 6) / 2, last];
  for (const x of lines) {
    for (const y of lines) if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) eye(x, y, 2);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    eye(x, y, 4);
  return grid;
}

function put(grid: Grid, x: number, y: number, dark: boolean): Grid {
  if (x >= 0 && x < grid.length && grid[y]) grid[y][x] = dark;
  return grid;
}

/** Appends this many check bits. */
function checked(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return (value << bits) | rest;
}

/** Writes the level and the mask, and from version 7 on the version; each of them twice. */
function inform(grid: Grid, version: number, format: number): void {
  const size = grid.length;
  const bits = checked(format, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 0;
    if (i < 8) put(put(grid, 8, near, dark), size - 1 - i, 8, dark);
    else put(put(grid, i === 8 ? 7 : 14 - i, 8, dark), 8, size - 15 + i, dark);
  }
  put(grid, 8, size - 8, true);
  if (version < 7) return;
  const named = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((named >> i) & 1) === 1;
    const [across, down] = [size - 11 + (i % 3), Math.floor(i / 3)];
    put(put(grid, across, down, dark), down, across, dark);
  }
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Writes the bits to the free modules: up and down in columns of two, from the right. */
function fill(grid: Grid, bytes: readonly number[], mask: (x: number, y: number) => number): void {
  const size = grid.length;
  let at = 0;
  for (let column = 0; column < (size - 1) / 2; column++) {
    const right = size - 1 - 2 * column - (2 * column > size - 8 ? 1 : 0);
    for (let step = 0; step < 2 * size; step++) {
      const row = Math.floor(step / 2);
      const [x, y] = [right - (step % 2), column % 2 === 0 ? size - 1 - row : row];
      if (grid[y]?.[x] !== undefined) continue;
      const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      put(grid, x, y, (bit === 1) !== (mask(x, y) === 0));
      at++;
    }
  }
}

/** How hard the code is to read: long runs, 2×2 blocks, finder-like patterns, too much of one colour. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const rows = grid.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (const [y, row] of rows.entries()) {
    for (let x = 1; y > 0 && x < row.length; x++) {
      const four = row.slice(x - 1, x + 1) + rows[y - 1]?.slice(x - 1, x + 1);
      if (four === '0000' || four === '1111') sum += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
