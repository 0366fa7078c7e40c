/** When two spellings are the same letters, language by language. */

/** Letters that carry a mark and are still letters of their own: folding leaves them alone. */
const ownLetters = new Map<string, string>([
  // å, æ and ø end the alphabet; é and ó only mark a stress that may be left out (idé, allé).
  ['da', 'åæø'],
  ['en', ''],
  // š and ž are written sh and zh as well, and people type s and z.
  ['fi', 'äöå'],
  // Length and rounding both make other words: kor, kór, kör; öl is not ől.
  ['hu', 'áéíóöőúüű'],
  // An accent marks the stress, or what a keyboard offers: perché, perchè, perche.
  ['it', ''],
  ['ro', 'ăâîșț'],
]);

/** A word as its bare letters and digits: no case, no soft hyphens, no marks that this language takes lightly. */
export function fold(word: string, language: string): string {
  // Most words are plain letters, and those are the same in every language.
  if (/^[a-z]+$/i.test(word)) return word.toLowerCase();
  // NFKC also undoes full-width and ligature look-alikes.
  const letters = commaBelow(word.normalize('NFKC').toLowerCase().normalize('NFC'), language).replace(
    /[^\p{L}\p{M}\p{N}]/gu,
    '',
  );
  const own = ownLetters.get(primary(language));
  // Of a language nobody has thought about, every mark counts.
  if (own === undefined) return letters;
  return Array.from(letters, (letter) => (own.includes(letter) ? letter : withoutMarks(letter))).join('');
}

/** Romanian ş and ţ with a cedilla are what old keyboards made of ș and ț; in Turkish they are right. */
export function commaBelow(text: string, language: string): string {
  if (primary(language) !== 'ro') return text;
  return text.replace(/[şţŞŢ]/g, (letter) => 'șțȘȚ'.charAt('şţŞŢ'.indexOf(letter)));
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

function primary(language: string): string {
  return language.split('-')[0] ?? language;
}
