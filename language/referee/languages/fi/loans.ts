/** Forms of listed words that no dictionary knows: *googlasin* of *googlata*, *snadin* of *snadi*. */
import { gradesOf } from './derivation.ts';

const ofVerbs = words(
  'ata ataan attiin attu annut anneet aa aan aat aamme aatte aavat asi asin asit asimme asivat aisi aisin aaminen aamisen',
  'aaja aajan aajat aus auksen ailla ailen ailet ailee ailemme ailevat aili ailin ailit ailivat ailtu aillut ailu ailun ailija',
);
const verbs = ['ata', 'ailla'];
const ofNoun =
  /^(.{2,}[^aeiouyäö])(?:i(?:n|t|ä|a|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|n[aä]|in|en)|ej[aä]|eiss[aä]|eist[aä]|eill[aä]|eihin)$/u;
const SHORTEST = 3;

/** Only for words that the dictionary cannot analyse. */
export function loansOf(letters: string, has: (letters: string) => boolean): string[] {
  const found = new Set<string>();
  for (const ending of ofVerbs) {
    for (const fitting of new Set([ending, fronted(ending)])) {
      for (const stem of stemsOf(letters, fitting))
        for (const verb of verbs) found.add(stem + (fitting === ending ? verb : fronted(verb)));
    }
  }
  // Loans usually end in i: biitsi, biitsin, biitsejä.
  const noun = has(letters) ? undefined : ofNoun.exec(letters)?.[1];
  if (noun !== undefined) found.add(`${noun}i`);
  found.delete(letters);
  return [...found].filter(has);
}

function stemsOf(letters: string, ending: string): string[] {
  const stem = letters.slice(0, -ending.length);
  return letters.endsWith(ending) && stem.length >= SHORTEST ? gradesOf(stem) : [];
}

function fronted(letters: string): string {
  return letters.replaceAll('a', 'ä').replaceAll('o', 'ö').replaceAll('u', 'y');
}

function words(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ');
}
