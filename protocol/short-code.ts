/** The short code people type to find a table. Plain functions: browsers run it. */

/** Letters of a short code: none that is mistaken for another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 5;

/** What somebody typed or pasted, as a code: lower case and spaces are welcome. */
export function tidyCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined;
}
