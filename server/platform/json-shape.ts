/** How a JSON text is built, looked at before parsing: deep nesting and thousands of keys take long to parse. */

export type Shape = {
  /** Nesting depth of brackets. */
  readonly depth: number;
  /** How many commas stand between values. */
  readonly commas: number;
};

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

export function isWithin(text: string, most: Shape): boolean {
  let depth = 0;
  let commas = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inString) {
      if (letter === BACKSLASH) i += 1;
      else if (letter === QUOTE) inString = false;
    } else if (letter === QUOTE) inString = true;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    else if (letter === COMMA) commas += 1;
    if (depth > most.depth || commas > most.commas) return false;
  }
  return true;
}
