/**
 * L10 in Hungarian: compounds are formed freely, and most are fine; odd ones join two everyday things that have nothing
 * to do with each other.
 */
import type { Invented } from '../../grammar.ts';
import { type Kind, kindsOf } from './kinds.ts';

/** First parts that go with a kind of head. */
const usual: Record<Kind, readonly Kind[]> = {
  person: ['building'],
  animal: ['material'],
  food: ['food'],
  thing: ['material', 'person', 'building', 'vehicle', 'event'],
  vehicle: ['material', 'person'],
  building: ['material', 'person'],
  nature: ['nature'],
  body: ['animal', 'person', 'material', 'thing'],
  material: ['material', 'animal'],
  event: ['person', 'food', 'building', 'vehicle', 'event'],
  holder: ['food', 'material', 'thing', 'person', 'vehicle', 'animal'],
};

/** Heads that go with nearly everything. */
const free = new Set(
  'kép óra gép kerék füzet könyv naptár térkép kártya zászló ruha toll víz por ital étel iskola író kocka izom csont'.split(
    ' ',
  ),
);

/** Heads that go with few words. */
const particular: readonly Kind[] = ['person', 'food'];

/** What people work with or write about: *sportújságíró*. */
const fields = new Set(
  'sport divat film zene rock jazz pop tánc foci tenisz hír tévé rádió internet bűn nyelv jog politika pénz idő tömeg háború vers sajtó labda'.split(
    ' ',
  ),
);

/** Whether the rest of the word is an everyday thing itself: *felhő* + *kanál*, not an ending of *felhő*. */
export function joins(letters: string, first: string): boolean {
  return letters.startsWith(first) && kindsOf(letters.slice(first.length)).size > 0;
}

/** A verb from an everyday thing: *zsiráfosít*. */
export function isOddVerb(letters: string): boolean {
  const noun = /^(.{3,}?)[aeoö]?sít$/u.exec(letters)?.[1];
  return (
    noun !== undefined && [noun, noun.replace(/á$/u, 'a').replace(/é$/u, 'e')].some((word) => kindsOf(word).size > 0)
  );
}

/** By the most likely split. */
export function unlistedCompound(splits: readonly (readonly string[])[], letters: string): Invented {
  if (isOddVerb(letters)) return 'illegal';
  const verdicts = splits.filter(({ length }) => length === 2).map(([first = '', last = '']) => judged(first, last));
  if (verdicts.length === 0) return 'doubtful';
  return (
    verdicts.find((verdict) => verdict === 'legal') ?? verdicts.find((verdict) => verdict === 'doubtful') ?? 'illegal'
  );
}

function judged(first: string, last: string): Invented {
  const heads = [...kindsOf(last)];
  if (heads.length === 0 || free.has(last)) return 'legal';
  const before = kindsOf(first);
  if (before.size === 0) {
    if (heads.includes('animal')) return 'illegal';
    return heads.some((head) => particular.includes(head)) && !fields.has(first) ? 'doubtful' : 'legal';
  }
  return heads.some((head) => usual[head].some((kind) => before.has(kind))) ? 'legal' : 'illegal';
}
