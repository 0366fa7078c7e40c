/** The base of a Romanian form: its article taken off, its plural undone, its verb found. */
import { irregular } from './irregular.ts';
import { stemsOf } from './stems.ts';

type Has = (letters: string) => boolean;

/** An article or a case, and what stands without it: *lupul, fetei, cartea*. */
const articles: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['ului', ['', 'u']],
  ['ul', ['', 'u']],
  ['ule', ['', 'u']],
  ['lui', ['']],
  ['elor', ['e']],
  ['ilor', ['i', 'e']],
  ['iilor', ['ii']],
  ['urilor', ['uri']],
  ['ele', ['e']],
  ['ile', ['i', 'e']],
  ['urile', ['uri']],
  ['lelor', ['le']],
  ['lele', ['le']],
  ['ii', ['i']],
  ['ei', ['e']],
  ['iei', ['ie']],
  ['lei', ['le']],
  ['a', ['ă']],
  ['ea', ['e']],
  ['ia', ['ie']],
  ['ua', ['']],
  ['o', ['ă', 'e']],
];
/** A plural, or a feminine, and how the singular may end. */
const plurals: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['uri', ['', 'u', 'ă', 'e']],
  ['ii', ['ie', 'iu', 'il']],
  ['i', ['', 'u', 'e', 'ă', 'l', 'le', 'i', 'ie']],
  ['ele', ['ea', 'e']],
  ['le', ['']],
  ['ale', ['a']],
  ['e', ['', 'ă', 'u', 'ea']],
  ['oare', ['or']],
  ['oasă', ['os']],
  ['ească', ['esc']],
  ['ată', ['at']],
  ['ită', ['it']],
  ['ută', ['ut']],
];
/** What a verb may end in after its stem, with the infinitives it may have. */
const verbEndings = [
  'ez ezi ează ăm ați am ai au ai ași ară ase ă e a ând at ată ați ate are ări eze i area ării asem aseși',
  'esc ești ește im iți eam eai ea eau ii i iră ise ind it ită iți ite ire iri ească irea irii',
  'em eți ui u ură use ut ută uți ute ere eri erea end us eau eam ea',
  'ăsc ăște ăști âm âți î ât âtă âți âte âre âri ască',
].flatMap((line) => line.split(' '));
/** The infinitive, and two forms that prove there is such a verb. */
const verbs: readonly (readonly [infinitive: string, proofs: readonly string[]])[] = [
  ['a', ['are', 'at', 'ez', 'ând']],
  ['i', ['ire', 'it', 'esc', 'ind']],
  ['e', ['ere', 'ut', 'ând', 'em']],
  ['ea', ['ere', 'ut', 'ând', 'em']],
  ['î', ['âre', 'ât', 'ăsc', 'ând']],
];

/** `known` are bases that the dictionary itself has found. */
export function basesOf(letters: string, has: Has, known: readonly string[]): string[] {
  const found = new Set<string>();
  for (const form of [letters, ...withoutArticle(letters)]) {
    for (const base of irregular.get(form) ?? []) found.add(base);
  }
  for (const verb of verbsOf(letters, has)) found.add(verb);
  if (known.every((base) => base === letters)) for (const base of singulars(letters, has)) found.add(base);
  found.delete(letters);
  return [...found];
}

function singulars(letters: string, has: Has): string[] {
  const found = new Set<string>();
  for (const form of [letters, ...withoutArticle(letters)]) {
    if (form !== letters && has(form)) found.add(form);
    for (const [ending, instead] of plurals) {
      if (!form.endsWith(ending)) continue;
      const stem = form.slice(0, -ending.length);
      if (stem.length < 2) continue;
      for (const each of stemsOf(stem, { deep: false })) {
        for (const other of instead) if (each.length + other.length >= 3 && has(each + other)) found.add(each + other);
      }
    }
  }
  return [...found];
}

function withoutArticle(letters: string): string[] {
  return articles.flatMap(([ending, instead]) =>
    letters.endsWith(ending) && letters.length > ending.length + 1
      ? instead.map((other) => letters.slice(0, -ending.length) + other)
      : [],
  );
}

/** The infinitives that a form may belong to. */
export function verbsOf(letters: string, has: Has): string[] {
  const found = new Set<string>();
  for (const ending of ['', ...verbEndings]) {
    if (!letters.endsWith(ending)) continue;
    const stem = letters.slice(0, letters.length - ending.length);
    if (stem.length < 2) continue;
    for (const each of stemsOf(stem, { deep: false })) {
      for (const [infinitive, proofs] of verbs) {
        if (proofs.filter((proof) => has(each + proof)).length >= 2) found.add(each + infinitive);
      }
    }
  }
  return [...found];
}
