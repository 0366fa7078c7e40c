/**
 * Packs cspell's word list (TrieXv3) into one array of numbers that can be searched directly. The list is a text: a
 * letter goes down, `$` ends a word and goes up, `<` goes up (a number after it gives the steps), `#…;` repeats an
 * earlier branch by its number in base 32, `\` escapes the next letter.
 */
import { gunzipSync } from 'node:zlib';

/**
 * A cell is a branch: where its own branches begin, its letter, whether a word ends here, whether it is the last of its
 * node.
 */
export const TARGET_SHIFT = 10;
export const LETTER_SHIFT = 2;
export const LETTER_MASK = 0xff;
export const ENDS_WORD = 2;
export const IS_LAST = 1;

export type Packed = {
  /** The letters, which cells refer to by index. */
  readonly letters: readonly string[];
  /** The first node begins at cell 0. A target of 0 means that nothing follows. */
  readonly cells: Uint32Array;
};

type Node = { isWord: boolean; readonly branches: Map<string, Node>; at: number };

/** Words listed only without capitals and marks come after this. */
const LOOSE = '~';
const BASE = 32;

export function packTrie(gzipped: Uint8Array): Packed {
  const root = read(gunzipSync(gzipped).toString('utf8'));
  root.branches.delete(LOOSE);
  const letters: string[] = [];
  const numbers = new Map<string, number>();
  const nodes: Node[] = [];
  let size = 0;
  const place = (node: Node) => {
    if (node.at >= 0 || node.branches.size === 0) return;
    node.at = size;
    size += node.branches.size;
    nodes.push(node);
  };
  place(root);
  for (let next = 0; next < nodes.length; next++) for (const node of nodes[next]?.branches.values() ?? []) place(node);
  if (size >= 1 << (32 - TARGET_SHIFT)) throw new Error('the list of words is too long for its cells');

  const cells = new Uint32Array(size);
  for (const { at, branches } of nodes) {
    let cell = at;
    for (const [letter, node] of branches) {
      const number = numbers.get(letter) ?? letters.push(letter) - 1;
      numbers.set(letter, number);
      if (number > LETTER_MASK) throw new Error('the list of words has too many letters');
      const target = node.branches.size > 0 ? node.at : 0;
      const isLast = cell === at + branches.size - 1;
      cells[cell++] =
        ((target << TARGET_SHIFT) |
          (number << LETTER_SHIFT) |
          (node.isWord ? ENDS_WORD : 0) |
          (isLast ? IS_LAST : 0)) >>>
        0;
    }
  }
  return { letters, cells };
}

function read(text: string): Node {
  const root = newNode();
  const last = { ...newNode(), isWord: true };
  const numbered: Node[] = [root];
  const path: { letter: string; node: Node }[] = [{ letter: '', node: root }];
  const put = (node: Node) => {
    const { letter } = path.at(-1) ?? { letter: '' };
    path.at(-2)?.node.branches.set(letter, node);
    // Repeated branches and plain ends get no number of their own.
    numbered.pop();
  };
  let at = text.indexOf('\n', text.indexOf('__DATA__')) + 1;
  while (at < text.length) {
    const sign = text.charAt(at++);
    if (sign === '\n' || sign === '\r') continue;
    if (sign === '$' || sign === '<') {
      const top = path.at(-1)?.node ?? root;
      if (sign === '$') top.isWord = true;
      if (sign === '$' && top.branches.size === 0) put(last);
      let steps = '';
      while (/\d/.test(text.charAt(at))) steps += text.charAt(at++);
      path.length -= steps === '' ? 1 : Number(steps);
    } else if (sign === '#') {
      const end = text.indexOf(';', at);
      const before = numbered[Number.parseInt(text.slice(at, end), BASE)];
      if (!before) throw new Error(`the list of words speaks of a branch that is not there, at ${at}`);
      put(before);
      at = end + 1;
    } else {
      const letter = sign === '\\' ? text.charAt(at++) : sign;
      const node = newNode();
      path.at(-1)?.node.branches.set(letter, node);
      path.push({ letter, node });
      numbered.push(node);
    }
  }
  return root;
}

function newNode(): Node {
  return { isWord: false, branches: new Map(), at: -1 };
}
