/** Irregular Italian words: *uomini*, *vado*, *scritto*; and what is derived from such forms. See `irregular.txt`. */
import { rowsIn } from '../../rows.ts';

const exact = new Map<string, string[]>();
const stems: [stem: string, base: string][] = [];
for (const [first = '', ...listed] of rowsIn(new URL('irregular.txt', import.meta.url))) {
  const base = bareOf(first).replace(/:$/u, '');
  for (const form of listed.map(bareOf)) {
    if (form.endsWith('-')) stems.push([form.slice(0, -1), base]);
    else exact.set(form, [...(exact.get(form) ?? []), base]);
  }
}

/** The bases of an irregular form. */
export function irregularForms(letters: string): readonly string[] {
  // They chose, as he chose: scelsero, scelse.
  return exact.get(letters) ?? (letters.endsWith('ero') ? exact.get(letters.slice(0, -2)) : undefined) ?? [];
}

/** The same, and the base of words with such a stem. */
export function irregularBases(letters: string): readonly string[] {
  const found = [...(exact.get(letters) ?? [])];
  for (const [stem, base] of stems) if (letters.startsWith(stem) && base !== letters) found.push(base);
  return found;
}

function bareOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
