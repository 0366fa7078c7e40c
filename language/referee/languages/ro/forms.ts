/** The base of a Romanian form: without its article, in the singular, or as an infinitive. */
import type { Readings } from '../../grammar.ts';
import { arguable } from './arguable.ts';
import { homographs } from './homographs.ts';
import { irregular } from './irregular.ts';
import { withMarks } from './marks.ts';
import { stemsOf } from './stems.ts';
import { related } from './unrelated.ts';

/** With so few spellings, plurals are tried too. */
const FEW = 110;

type Has = (letters: string) => boolean;

/** An article or case ending, and the word without it: *lupul, fetei, cartea*. */
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
/** A plural or feminine ending, and possible endings of the singular. */
const plurals: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['uri', ['', 'u', 'ă', 'e']],
  ['ii', ['ie', 'iu']],
  ['i', ['', 'u', 'e', 'ă', 'i', 'ie']],
  ['ei', ['el', 'eu']],
  ['ele', ['ea']],
  ['ale', ['a']],
  ['e', ['', 'ă', 'u']],
  ['oare', ['or']],
  ['oasă', ['os']],
  ['ească', ['esc']],
  ['istă', ['ist']],
  ['eană', ['ean']],
  ['ată', ['at']],
  ['ită', ['it']],
  ['ută', ['ut']],
];
/** A conjugation: its infinitive, the forms that prove that such a verb exists, and all its endings. */
const conjugations = [
  [
    'a',
    'are at ez ând',
    'a ez ezi ează eze ăm ați am ai au ași ară ase asem aseși arăm ă e i ând ându at ată ate are ări area ării',
  ],
  [
    'i',
    'ire it esc iesc ind',
    'i esc iesc iești iește iască ești ește ească im iți eam eai ea eau ii iră ise ind indu it ită ite ire iri irea irii e',
  ],
  ['e', 'ere ut ând em', 'e em eți eam eai ea eau i ui u ură use ut ută uți ute ere eri erea ând ându ă'],
  ['ea', 'ere ut ând em', 'ea em eți eam eai eau e i ui u ură use ut ută uți ute ere eri erea ând ându ă'],
  ['î', 'âre ât ăsc ând', 'î ăsc ăști ăște ască âm âți am ai a au âi î âră âse ând ându ât âtă âte âre âri ârea'],
].map(([infinitive = '', proofs = '', endings = '']) => ({
  infinitive,
  proofs: proofs.split(' '),
  endings: ['', ...endings.split(' ')],
}));
type Conjugation = (typeof conjugations)[number];

/** `known` are bases found by the dictionary. */
export function basesOf(letters: string, has: Has, known: readonly string[]): string[] {
  const found = new Set<string>();
  for (const form of [letters, ...withoutArticle(letters)]) {
    for (const base of irregular.get(form) ?? []) found.add(base);
  }
  for (const verb of verbsOf(letters, has)) found.add(verb);
  if (known.every((base) => base === letters)) for (const base of singulars(letters, has)) found.add(base);
  const isWord = known.length > 0 || [letters, ...found].some(has);
  if (!isWord) for (const base of unmarked(letters, has)) found.add(base);
  found.delete(letters);
  return related(letters, found);
}

/** A word without marks may be meant with them: *peste* means *over*, and many people type it for *fish*. */
export function readings(letters: string, known: readonly string[], has: Has): Readings {
  const meant = /^[a-z]+$/u.test(letters) ? unmarked(letters, has) : [];
  return {
    sure: [...related(letters, known), ...(homographs.get(letters) ?? [])],
    loose: [...meant, ...arguable(letters)],
  };
}

/**
 * Bases of a word typed without its marks: first listed words, with or without an article, then those that a plural may
 * lead to.
 */
function unmarked(letters: string, has: Has): string[] {
  const spellings = withMarks(letters);
  const verbs = spellings.flatMap((word) => [word.replace(/ează$/u, 'ez'), word.replace(/ește$/u, 'esc')]);
  const listed = [...verbs, ...spellings.flatMap((word) => [word, ...withoutArticle(word)])].filter(has);
  const found = new Set(listed.flatMap((word) => [word, ...(irregular.get(word) ?? []), ...singulars(word, has)]));
  if (found.size === 0 && spellings.length < FEW) {
    for (const word of spellings) for (const base of singulars(word, has)) found.add(base);
  }
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
      for (const other of instead) {
        const kind = other === '' || other === 'u' ? 'masculine' : 'feminine';
        for (const each of stemsOf(stem, ending, kind)) {
          if (each.length + other.length >= 3 && has(each + other)) found.add(each + other);
        }
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
  const found = new Set<string>(ofParticiple(letters, has));
  for (const conjugation of conjugations) {
    for (const ending of conjugation.endings) {
      const stem = letters.slice(0, letters.length - ending.length);
      if (!letters.endsWith(ending) || stem.length < 3) continue;
      for (const each of stemsOf(stem, ending, 'verb')) {
        if (isVerb(each, conjugation, has)) found.add(each + conjugation.infinitive);
      }
    }
  }
  return [...found];
}

/** The verbs of a stem. */
export function infinitives(stem: string, has: Has): string[] {
  return conjugations
    .filter((conjugation) => isVerb(stem, conjugation, has))
    .map(({ infinitive }) => stem + infinitive);
}

/** Endings of the present, and how the stressed vowel changes: *purta, poartă; veni, vin; cere, cer*. */
const present = ['', 'i', 'e', 'ă', 'ez', 'ezi', 'ează', 'esc', 'ești', 'ește'];
const stressed: Readonly<Record<string, readonly string[]>> = {
  u: ['o', 'oa'],
  o: ['oa', 'oo'],
  e: ['ea', 'i', 'a', 'ie'],
  ă: ['a', 'e'],
  a: ['ă', 'e'],
  i: ['e'],
};

/** Whether a word is a form of the verb, whatever else it spells. */
export function isFormOfVerb(letters: string, verb: string, has: Has): boolean {
  const kind = conjugations.find(
    (each) => verb.endsWith(each.infinitive) && isVerb(verb.slice(0, -each.infinitive.length), each, has),
  );
  if (!kind) return false;
  const stem = verb.slice(0, -kind.infinitive.length);
  if (letters.charAt(0) !== verb.charAt(0) || stem.length < 2) return false;
  const [, head = '', vowel = '', tail = ''] = /^(.*?)([aăeiou])([^aăâeiîou]*)$/u.exec(stem) ?? [];
  const stems = [stem, ...(stressed[vowel] ?? []).map((other) => head + other + tail)];
  const soft = (each: string) => each.replace(/t$/u, 'ț').replace(/d$/u, 'z').replace(/s$/u, 'ș');
  return stems.some((each) =>
    [...present, ...kind.endings].some((ending) =>
      [each + ending, ending.startsWith('i') ? soft(each) + ending : ''].includes(letters),
    ),
  );
}

/** Few infinitives are listed, but words derived from them are. */
function isVerb(stem: string, { infinitive, proofs }: Conjugation, has: Has): boolean {
  // For verbs like *trage*, the first person and the noun are listed.
  if (infinitive === 'e' && stem.length > 3 && has(stem) && has(`${stem}ere`)) return true;
  // zgâria, apropia: the noun is zgâriere, not zgâriare.
  const forms = infinitive === 'a' && stem.endsWith('i') ? [...proofs, 'ere', 'ind'] : proofs;
  return forms.filter((proof) => has(stem + proof)).length >= 2;
}

/** *învins* belongs to *învinge*, *aprins* to *aprinde*, *trimis* to *trimite*, *descris* to *descrie*, *întrerupt* to *întrerupe*. */
function ofParticiple(letters: string, has: Has): string[] {
  const [, soft] = /^(.{2,})(?:s|să|se|și|soare|sură)$/u.exec(letters) ?? [];
  const [, hard] = /^(.+(?:up|rip|ân|ar))(?:t|tă|te|ți|tură)$/u.exec(letters) ?? [];
  const stems = [
    ...(soft === undefined
      ? []
      : (soft.endsWith('scri') ? [''] : ['g', 'd', 'c', 't', 'n']).map((last) => soft + last)),
    ...(hard === undefined ? [] : [hard.endsWith('p') ? hard : `${hard}g`]),
  ];
  return stems.filter((each) => infinitives(each, has).includes(`${each}e`)).map((each) => `${each}e`);
}
