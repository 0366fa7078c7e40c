/** Whether a codename rules out a word: as its form, its part, or a word that contains either (L6 to L9, L11). */

import type { Reason } from '@safehouse/rules/kernel/opinion.ts';
import type { Family } from '../family.ts';
import type { Knowledge } from './knowledge.ts';
import type { Split, Word } from './word.ts';

export type Kinship = { readonly rule: string; readonly reason: Reason; readonly isSure: boolean };

/** A word's relation to a family. For a word with several bases, the first of these that any base has. */
const relations = ['kin', 'doubt', 'stranger'] as const;
type Relation = (typeof relations)[number];

/** From this length on, words with overlapping letters deserve a second look by people. */
const NEAR = 4;
/** Minimum length of a part shared by two compounds that is not chance. */
const SHORTEST_SHARED = 3;

export function kinship(clue: Word, codename: Word, knowledge: Knowledge): Kinship | undefined {
  if (clue.letters === codename.letters) {
    // L11: papà is not papa.
    const isOther = clue.written !== codename.written && knowledge.isOtherWord(clue.written, codename.written);
    // giocò and gioco are forms of one verb.
    if (isOther && knowledge.haveOneBase(clue.written, codename.written)) return sure('L6', 'form');
    return isOther ? { rule: 'L11', reason: 'spelling', isSure: false } : sure('L6', 'same');
  }
  if (isVariant(clue, codename, knowledge)) return sure('L11', 'spelling');

  if (isRegularForm(clue, codename, knowledge)) return sure('L6', 'form');

  const said = told(clue, codename);
  if (said && said !== 'stranger') return said;
  // Whatever the notes call strangers: rugbrød contains brød, although brød is also a form of bryde.
  if (hasPart(codename, clue, knowledge) && !codename.loose.has(clue.letters)) return sure('L7', 'part');
  if (hasPart(clue, codename, knowledge)) return sure('L6', 'contains');
  if (said === 'stranger') return asMarks(clue, codename, knowledge);
  return (
    asParts(clue, codename, knowledge) ??
    computed(clue, codename, knowledge) ??
    asKinOfPart(clue, codename, knowledge) ??
    asLetters(clue, codename, knowledge) ??
    asMarks(clue, codename, knowledge) ??
    otherwise(clue, codename)
  );
}

/** Unless one of the two names the other as a stranger. */
function hasPart(compound: Word, part: Word, knowledge: Knowledge): boolean {
  if (isStranger(part, compound) || isStranger(compound, part)) return false;
  return compound.parts.some((each) => knowledge.fold(each) === part.letters);
}

function isStranger({ letters }: Word, { family }: Word): boolean {
  return family?.strangers.includes(letters) ?? false;
}

/** What the notes of the card, or of the clue's own word, say. */
function told(clue: Word, codename: Word): Kinship | 'stranger' | undefined {
  const { family } = codename;
  const found = family && relationBehind(codename, clue, family);
  if (found === 'stranger') return 'stranger';
  if (found === 'doubt') return doubt('L6');
  if (found === 'kin') {
    const isOfPart = family && family.parts.length > 0 && !clue.letters.includes(codename.letters);
    return isOfPart ? sure('L7', 'part-form') : sure('L6', 'form');
  }
  const other = clue.family && relation(codename, clue.family);
  if (other === 'stranger') return 'stranger';
  if (other === 'doubt') return doubt('L6');
  return other === 'kin' ? sure('L6', 'form') : undefined;
}

/**
 * For a card with notes, words that begin with it are family unless listed as strangers; words that can be split are
 * judged by their parts.
 */
function relationBehind({ letters }: Word, clue: Word, family: Family): Relation | undefined {
  const found = formOf(letters, clue, family) ?? relation(clue, family);
  if (letters.length < NEAR || !clue.letters.startsWith(letters) || found === 'kin' || found === 'doubt') return found;
  const isNamed = (word: string) => word.startsWith(letters) && longest(word, family.strangers) > letters.length;
  if (isNamed(clue.letters)) return 'stranger';
  if (!clue.bases.has(letters) && [...clue.bases].some(isNamed)) return 'stranger';
  return clue.splits.some(({ isSure }) => isSure) ? undefined : 'kin';
}

/** A form of the card is family even if it is also a form of a stranger: *musen* is the mouse, and the muse. */
function formOf(letters: string, clue: Word, family: Family): Relation | undefined {
  const isForm = clue.bases.has(letters) && clue.letters !== letters;
  return isForm && relationOf(clue.letters, family) === undefined ? 'kin' : undefined;
}

/**
 * A word's relation to a family. An exact word takes precedence over a stem, a longer stem over a shorter one, the form
 * itself over its bases; with several bases, one in the family is enough.
 */
function relation(word: Word, family: Family): Relation | undefined {
  const itself = relationOf(word.letters, family);
  if (itself) return itself;
  let first: number = relations.length;
  for (const base of word.bases) {
    const found = relationOf(base, family);
    if (found) first = Math.min(first, relations.indexOf(found));
  }
  return relations[first];
}

function relationOf(letters: string, { kin, strangers, doubts }: Family): Relation | undefined {
  const asKin = longest(letters, kin);
  const asStranger = longest(letters, strangers);
  const asDoubt = longest(letters, doubts);
  if (asDoubt > Math.max(asKin, asStranger)) return 'doubt';
  if (asKin > asStranger) return 'kin';
  return asStranger > 0 ? 'stranger' : undefined;
}

/** Length of the longest match in `items`; 0 if none. */
function longest(letters: string, items: readonly string[]): number {
  const first = letters.charCodeAt(0);
  let best = 0;
  for (const item of items) {
    // Most items begin with another letter, and a clue is compared with hundreds of them.
    if (item.charCodeAt(0) !== first) continue;
    if (item === letters) return Number.POSITIVE_INFINITY;
    if (item.endsWith('-') && letters.startsWith(item.slice(0, -1))) best = Math.max(best, item.length - 1);
  }
  return best;
}

/** L7, with the codename's parts. */
function asParts(clue: Word, codename: Word, knowledge: Knowledge): Kinship | undefined {
  for (const part of codename.parts) {
    const word = knowledge.word(part);
    if (clue.bases.has(word.letters) || clue.formOf?.has(word.letters))
      return sure('L7', clue.letters === word.letters ? 'part' : 'part-form');
    const found = told(clue, word);
    if (found === 'stranger') continue;
    if (found && !found.isSure) return doubt('L7');
    if (found || meet(clue.roots, word.roots)) return sure('L7', 'part-form');
    const split = holding(clue.splits, word.roots);
    if (split) return { rule: 'L7', reason: 'part-inside', isSure: split.isSure };
  }
  return undefined;
}

/** What the dictionary and the grammar say about the two words. */
function computed(clue: Word, codename: Word, knowledge: Knowledge): Kinship | undefined {
  if (meet(clue.bases, codename.bases) || meet(clue.roots, codename.roots)) return sure('L6', 'form');
  const around = holding(clue.splits, codename.roots) ?? holdingKin(clue.splits, codename.family);
  if (around) return { rule: 'L6', reason: 'contains', isSure: around.isSure };
  if (isFormOfPart(clue, codename, knowledge)) return sure('L7', 'part-form');
  const within = holding(codename.splits, clue.roots) ?? (clue.formOf && holding(codename.splits, clue.formOf));
  if (within) {
    const isPart = within.parts.some(({ letters }) => letters === clue.letters);
    return { rule: 'L7', reason: isPart ? 'part' : 'part-form', isSure: within.isSure };
  }
  for (const split of codename.splits) {
    for (const { letters, roots } of split.parts) {
      const shared = (split.isSure || letters.length >= SHORTEST_SHARED) && holding(clue.splits, roots);
      if (shared) return { rule: 'L7', reason: 'part-inside', isSure: shared.isSure && split.isSure };
    }
  }
  return undefined;
}

/** L7, with the notes of the parts themselves. */
function asKinOfPart(clue: Word, codename: Word, knowledge: Knowledge): Kinship | undefined {
  const isKin = ({ letters }: { readonly letters: string }) => {
    const family = knowledge.familyOf(letters);
    return family?.parts.length === 0 && relation(clue, family) === 'kin';
  };
  return codename.splits.some(({ parts, isSure }) => isSure && parts.some(isKin)) ? sure('L7', 'part-form') : undefined;
}

/** Overlapping letters: by chance they are legal (L8); where that is uncertain, it is a doubt under L6 or L7. */
function asLetters(clue: Word, codename: Word, knowledge: Knowledge): Kinship | undefined {
  // Without a dictionary to tell parts from chance, people have to decide.
  if (knowledge.lexicon.isBlank && clue.letters.length >= NEAR && codename.letters.includes(clue.letters))
    return { rule: 'L7', reason: 'near', isSure: false };
  if (codename.letters.length < NEAR || !clue.letters.includes(codename.letters)) return undefined;
  // A known word that neither dictionary nor grammar traces back to the codename only looks like it.
  const isWord =
    knowledge.isListed(clue.letters) ||
    knowledge.lexicon.hasName(clue.letters) ||
    knowledge.lexicon.basesOf(clue.written).length > 0;
  return isWord ? undefined : { rule: 'L6', reason: 'near', isSure: false };
}

/** L11: two words, but one of them is what is left of the other without some of its marks: *fată*, *față*. Not *râu*, *rău*. */
function asMarks(clue: Word, codename: Word, knowledge: Knowledge): Kinship | undefined {
  if (!knowledge.grammar.marksAreLeftOut || clue.bare !== codename.bare) return undefined;
  const isLess = (less: string, more: string) =>
    Array.from(less).every((letter, at) => letter === more[at] || letter === clue.bare[at]);
  const isLeftOut = isLess(clue.letters, codename.letters) || isLess(codename.letters, clue.letters);
  return isLeftOut ? { rule: 'L11', reason: 'spelling', isSure: false } : undefined;
}

/** In another reading they would be the same word. */
function otherwise(clue: Word, codename: Word): Kinship | undefined {
  const meets = meet(clue.loose, codename.roots) || meet(clue.roots, codename.loose);
  return meets ? { rule: 'L6', reason: 'near', isSure: false } : undefined;
}

function isVariant(clue: Word, codename: Word, knowledge: Knowledge): boolean {
  // Typed without its marks, or with others, if that is not a word of its own.
  if (clue.bare === codename.bare && !knowledge.isKnownAsWritten(clue.written)) return true;
  return clue.spellings.some((letters) => codename.spellings.includes(letters));
}

/** L11: whatever else it spells. Notes may only overrule what the grammar derives from the codename's letters. */
function isRegularForm(clue: Word, { written, letters, family }: Word, knowledge: Knowledge): boolean {
  const isName = /^\p{Lu}/u.test(written);
  if (!isName && clue.formOf?.has(letters)) return true;
  const { grammar } = knowledge;
  if (grammar.isForm?.(clue.letters, { letters, isName }, knowledge.known, clue.written)) return true;
  if (isName || family?.strangers.includes(clue.letters)) return false;
  if (grammar.trustsDictionary && knowledge.known.basesOf(clue.written).includes(letters)) return true;
  // A form that would not have the accent: *purè*, *pure*.
  return !clue.isAccented && knowledge.regularFormsOf(letters).has(clue.letters);
}

/** L7 and L11: a regular form of a part, whatever else it spells: *venti* are winds, and twenty. */
function isFormOfPart(clue: Word, codename: Word, knowledge: Knowledge): boolean {
  return codename.splits.some(
    ({ parts, isSure }) => isSure && parts.some(({ letters }) => knowledge.regularFormsOf(letters).has(clue.letters)),
  );
}

function holding(splits: readonly Split[], roots: ReadonlySet<string>): Split | undefined {
  const found = splits.filter(({ parts }) => parts.some((part) => meet(part.roots, roots)));
  return found.find(({ isSure }) => isSure) ?? found[0];
}

/** A compound that contains a word of the family. */
function holdingKin(splits: readonly Split[], family: Family | undefined): Split | undefined {
  if (!family || family.parts.length > 0) return undefined;
  return splits.find(
    ({ parts, isSure }) => isSure && parts.some(({ letters }) => relationOf(letters, family) === 'kin'),
  );
}

function meet(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of some) if (others.has(one)) return true;
  return false;
}

function doubt(rule: string): Kinship {
  return { rule, reason: 'near', isSure: false };
}

function sure(rule: string, reason: Reason): Kinship {
  return { rule, reason, isSure: true };
}
