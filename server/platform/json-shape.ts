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
const LIST = 0x5b;
const LIST_END = 0x5d;
const RECORD = 0x7b;
const RECORD_END = 0x7d;

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
    else if (letter === RECORD || letter === LIST) depth += 1;
    else if (letter === RECORD_END || letter === LIST_END) depth -= 1;
    else if (letter === COMMA) commas += 1;
    if (depth > most.depth || commas > most.commas) return false;
  }
  return true;
}
