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
  thing: ['material', 'person', 'building', 'vehicle'],
  vehicle: ['material', 'person'],
  building: ['material', 'person'],
  nature: ['nature'],
  body: ['animal', 'person', 'material', 'thing'],
  material: ['material', 'animal'],
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

/** By the most likely split. */
export function unlistedCompound(splits: readonly (readonly string[])[]): Invented {
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
    return heads.some((head) => particular.includes(head)) ? 'doubtful' : 'legal';
  }
  return heads.some((head) => usual[head].some((kind) => before.has(kind))) ? 'legal' : 'illegal';
}
