/** The short code that people type to find a table. Plain functions: browsers run this. */

/** Letters of a short code: none that can be mistaken for another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 5;

/** Normalises what someone typed or pasted: lower case and spaces are accepted. */
export function tidyCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined;
}
