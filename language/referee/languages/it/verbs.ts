/** The forms of Italian verbs, by their letters: regular ones, and irregular ones from their stems. */
import type { WordLookup } from '../../grammar.ts';
import { irregularVerbs, plainVerbs } from './verb-table.ts';

type Irregular = {
  readonly verb: string;
  /** `undefined` accepts every prefix. */
  readonly prefixes: ReadonlySet<string> | undefined;
  readonly stem: string | undefined;
  readonly present: readonly string[];
  readonly future: string | undefined;
  readonly past: string | undefined;
  readonly isPastRegular: boolean;
  readonly participles: readonly string[];
  readonly others: readonly string[];
};

const irregular = new Map(
  irregularVerbs
    .trim()
    .split('\n')
    .map((line) => {
      const entry = read(line);
      return [entry.verb, entry] as const;
    }),
);
const LONGEST = Math.max(...[...irregular.keys()].map(({ length }) => length));
const SHORTEST = 4;
const plain = plainVerbs.only.split(' ');
const both = plainVerbs.both.split(' ');

const future = 'o ai a emo ete anno ei esti ebbe emmo este ebbero'.split(' ');
type Class = { readonly present: string; readonly others: string; readonly regularPast: string };
const classes: Record<string, Class> = {
  a: {
    present: 'o i a iamo ate ano iate ino',
    others: 'avo avi ava avamo avate avano asti ammo aste assi asse assimo assero ando',
    regularPast: 'ai o arono',
  },
  e: {
    present: 'o i e iamo ete ono a iate ano',
    others: 'evo evi eva evamo evate evano esti emmo este essi esse essimo essero endo',
    regularPast: 'ei e erono etti ette ettero',
  },
  i: {
    present: 'iamo ite iate',
    others: 'ivo ivi iva ivamo ivate ivano isti immo iste issi isse issimo issero endo',
    regularPast: 'ii i irono',
  },
};
/** *Portò, vendé, finì*. */
const past3: Record<string, string> = { a: 'o', e: 'e', i: 'i' };
const plainPresent = 'o i e ono a ano'.split(' ');
const longPresent = 'isco isci isce iscono isca iscano'.split(' ');

const pronouns = 'mi ti si ci vi lo la li le ne gli'.split(' ');
const clitics = [
  ...pronouns,
  ...['me', 'te', 'se', 'ce', 've', 'glie'].flatMap((first) =>
    ['lo', 'la', 'li', 'le', 'ne'].map((next) => first + next),
  ),
];
/** Pronouns that also end nouns: *portale* is no *porta-le*. */
const endsNouns = new Set(['la', 'li', 'le', 'ne']);
/** *Dammi, fallo, dicci*: after these imperatives the consonant is doubled. */
const shortImperatives: Record<string, string> = { dare: 'da', fare: 'fa', stare: 'sta', dire: 'di', andare: 'va' };

export type Forms = {
  readonly all: ReadonlySet<string>;
  readonly participles: readonly string[];
  /** Those that are spelled with an accent at the end: *farò* is no *faro*. */
  readonly accented: ReadonlySet<string>;
  /** Forms that pronouns may follow: *portar*, *portando*, *porta*. */
  readonly beforePronouns: ReadonlySet<string>;
};

/** Kept forms of the verbs on the tables. */
const kept = new Map<string, Forms | undefined>();
const MOST_KEPT = 500;

type Spelled = { readonly letters: string; readonly written: string };

/** Whether a word is a form of the verb, whatever else it spells. */
export function isFormOfVerb({ letters, written }: Spelled, verb: string, known: WordLookup): boolean {
  if (!kept.has(verb)) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(verb, isVerb(verb, known) ? formsOfVerb(verb) : undefined);
  }
  const forms = kept.get(verb);
  if (!forms) return false;
  if (!forms.all.has(letters)) return isWithPronouns(letters, verb, forms, known);
  // *Farò*, and *faro* only if that were no other word.
  return !forms.accented.has(letters) || /[àèéìòù]$/u.test(written) || known.basesOf(letters).length === 0;
}

/** *Mare* and *genere* are no verbs: there is no *mavano*. */
function isVerb(verb: string, { has, basesOf }: WordLookup): boolean {
  if (irregularOf(verb)) return true;
  const form = `${verb.slice(0, -2)}vano`;
  return has(form) || basesOf(form).length > 0;
}

/** All forms of the verb, without those that end in a pronoun. */
export function formsOfVerb(verb: string): Forms {
  const entry = irregularOf(verb);
  const prefix = entry ? verb.slice(0, -entry.verb.length) : '';
  const add = (words: readonly string[]) => words.map((word) => prefix + word);
  const theme = verb.endsWith('rre') || entry?.stem !== undefined ? 'e' : (verb.at(-3) ?? '');
  const kind = classes[theme];
  if (!kind) return { all: new Set(), participles: [], accented: new Set(), beforePronouns: new Set() };
  const stem = entry?.stem === undefined ? verb.slice(0, -3) : prefix + entry.stem;
  const on = (endings: readonly string[]) => endings.flatMap((ending) => joined(stem, ending, theme));

  const present = entry ? presentOf(entry, stem, theme, prefix) : on(regularPresent(verb, theme));
  const pasts = entry?.past === undefined ? [] : ['i', 'e', 'ero'].map((ending) => prefix + entry.past + ending);
  const regularPast = entry?.past === undefined || entry.isPastRegular ? on(kind.regularPast.split(' ')) : [];
  const participles = (
    entry && entry.participles.length > 0 ? add(entry.participles) : on([participleEnding(theme)])
  ).flatMap((form) => ['o', 'a', 'i', 'e'].map((ending) => form.slice(0, -1) + ending));
  const futureStems = entry?.future === undefined ? on([theme === 'i' ? 'ir' : 'er']) : [prefix + entry.future];
  const short = verb.slice(0, verb.endsWith('rre') ? -2 : -1);
  const all = new Set([
    verb,
    short,
    ...present,
    ...on(kind.others.split(' ')),
    ...pasts,
    ...regularPast,
    ...participles,
    ...futureStems.flatMap((each) => future.map((ending) => each + ending)),
    ...(entry ? add(entry.others) : []),
  ]);
  const told = [...present, ...(entry ? add(entry.others) : [])];
  const imperatives = [
    ...(theme === 'a' ? on(['a']) : told.filter((form) => /[^i]i$/u.test(form))),
    ...told.filter((form) => /(?:[^i]a|[ei])te$|iamo$/u.test(form)),
  ];
  const beforePronouns = new Set([short, ...on([theme === 'a' ? 'ando' : 'endo']), ...imperatives]);
  const accented = new Set([...futureStems.flatMap((each) => [`${each}o`, `${each}a`]), ...on([past3[theme] ?? ''])]);
  for (const form of present) accented.delete(form);
  return { all, participles, accented, beforePronouns };
}

/** Whether it is a form of the verb with pronouns behind it: *portami*, *darglielo*. */
function isWithPronouns(letters: string, verb: string, forms: Forms, { has }: WordLookup): boolean {
  const isWord = has(letters);
  const entry = irregularOf(verb);
  const imperative = entry && shortImperatives[entry.verb];
  return clitics.some((clitic) => {
    if (!letters.endsWith(clitic) || (isWord && endsNouns.has(clitic))) return false;
    const form = letters.slice(0, -clitic.length);
    if (forms.beforePronouns.has(form)) return true;
    return (
      imperative !== undefined &&
      form === verb.slice(0, -(entry?.verb.length ?? 0)) + imperative + (clitic.startsWith('g') ? '' : clitic[0])
    );
  });
}

function irregularOf(verb: string): Irregular | undefined {
  for (let length = Math.min(verb.length, LONGEST); length >= SHORTEST; length--) {
    const entry = irregular.get(verb.slice(-length));
    const prefix = verb.slice(0, -length);
    if (entry && (prefix === '' || entry.prefixes === undefined || entry.prefixes.has(prefix))) return entry;
  }
  return undefined;
}

function presentOf(entry: Irregular, stem: string, theme: string, prefix: string): string[] {
  const [first, second] = entry.present;
  if (first === '!') return [];
  const on = (endings: string) => endings.split(' ').flatMap((ending) => joined(stem, ending, theme));
  if (first === undefined) return on(regularPresent(prefix + entry.verb, theme).join(' '));
  const base = prefix + first.slice(0, -1);
  const you = second === undefined ? on('i e') : [`${prefix}${second}i`, `${prefix}${second}e`];
  return [...['o', 'ono', 'a', 'ano'].map((ending) => base + ending), ...you, ...on(`iamo iate ${theme}te`)].map(
    (form) => form.replace(/ii/u, 'i'),
  );
}

function regularPresent(verb: string, theme: string): string[] {
  const endings = (classes[theme]?.present ?? '').split(' ');
  if (theme !== 'i') return endings;
  const isPlain = (list: readonly string[]) => list.some((each) => verb.endsWith(each));
  if (isPlain(both)) return [...endings, ...plainPresent, ...longPresent];
  return [...endings, ...(isPlain(plain) ? plainPresent : longPresent)];
}

function participleEnding(theme: string): string {
  return theme === 'a' ? 'ato' : theme === 'e' ? 'uto' : 'ito';
}

/** Spelling: *cercherò, mangi, mangerò, studierò, conosciuto*. */
function joined(stem: string, ending: string, theme: string): string[] {
  if (theme === 'a') {
    if (/[cg]$/u.test(stem)) return [stem + (/^[ei]/u.test(ending) ? 'h' : '') + ending];
    if (/i$/u.test(stem) && ending.startsWith('i')) return [stem + ending.slice(1), stem + ending];
    if (/[cg]i$/u.test(stem) && ending.startsWith('e')) return [stem.slice(0, -1) + ending];
    return [stem + ending];
  }
  if (stem.endsWith('c') && ending === 'uto') return [`${stem}iuto`];
  if (stem.endsWith('i') && ending.startsWith('i')) return [stem + ending.slice(1)];
  return [stem + ending];
}

function read(line: string): Irregular {
  const [head = '', rest = ''] = line.split(':');
  const [present = '', later = '', past = '', participles = '', others = ''] = rest
    .split('|')
    .map((part) => part.trim().normalize('NFD').replace(/\p{M}/gu, ''));
  const [names = '', prefixes] = head.split('+').map((part) => part.trim());
  const [verb = '', stem] = names.split(' ');
  const orNone = (text: string) => (text === '-' || text === '' ? undefined : text);
  return {
    verb,
    prefixes: prefixes === '*' ? undefined : new Set(prefixes?.split(' ')),
    stem: stem?.slice(1),
    present: orNone(present)?.split(' ') ?? [],
    future: orNone(later),
    past: orNone(past)?.replace('~', ''),
    isPastRegular: past.endsWith('~'),
    participles: orNone(participles)?.split(',') ?? [],
    others: others === '' ? [] : others.split(' '),
  };
}
