/** When two spellings have the same letters, by language. */

/** Letters with a mark that are letters of their own: folding keeps them. */
const ownLetters = new Map<string, string>([
  // å, æ and ø end the alphabet; é and ó only mark a stress and are optional (idé, allé).
  ['da', 'åæø'],
  ['en', ''],
  // š and ž are also written sh and zh, and people type s and z.
  ['fi', 'äöå'],
  // Length and rounding make different words: kor, kór, kör; öl is not ől.
  ['hu', 'áéíóöőúüű'],
  // An accent marks the stress, and people type whichever they have: perché, perchè, perche.
  ['it', ''],
  ['ro', 'ăâîșț'],
]);

/** Reduces a word to letters and digits: no case, no soft hyphens, no marks that the language treats as optional. */
export function fold(word: string, language: string): string {
  // Fast path: plain letters and digits fold the same in every language.
  if (/^[a-z0-9]+$/i.test(word)) return word.toLowerCase();
  // NFKC also resolves full-width characters and ligatures.
  const letters = commaBelow(word.normalize('NFKC').toLowerCase().normalize('NFC'), language).replace(
    /[^\p{L}\p{M}\p{N}]/gu,
    '',
  );
  const own = ownLetters.get(primary(language));
  // For an unknown language, every mark counts.
  if (own === undefined) return letters;
  return Array.from(letters, (letter) => (own.includes(letter) ? letter : withoutMarks(letter))).join('');
}

/** Romanian ş and ţ with a cedilla are old keyboards' substitutes for ș and ț; in Turkish they are correct. */
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
