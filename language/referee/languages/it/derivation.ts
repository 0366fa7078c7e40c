/** Italian derivations of nouns, adjectives and verbs, with stems that change in spelling. */
import { irregularBases } from './irregular.ts';
import { verbsBehind } from './learned.ts';
import { alteredOf, singularsOf } from './plurals.ts';
import { areStrange, hasNoBeginning, hasNoEnding } from './strange.ts';

export type Has = (letters: string) => boolean;

/** Suffixes on nouns and adjectives. */
const onNouns = words(
  'ino ina etto etta one ona uccio uccia uzzo uzza ello ella accio accia azzo azza otto otta icello icella icino icina',
  'olino olina ettino ettina icciolo icciola iciattolo ucolo astro astra aio aia aro ara iere iera ista ismo istico eria',
  'oso osa uoso uosa ale ata ato aglio eggiare izzare ificare ezza evole aggio esco eto mente uto uta ificio ario aria uolo uola',
  'ivendolo ivendola icoltore icoltrice icoltura icultore icultura ivoro ivora icida ifugo iforme',
  'oide iale acchione acchiona ognolo ognola iolo iola are ire issimo essa aiolo aiola aiuolo ifero igno uccola ereccio esimo arello arella erello erella iccio iero iolino iolina uale aliero alone',
);
/** The same for suffixes that are often coincidence: the stem must be longer. */
const onLongNouns = words('aceo acea ico ica ano ana ese ile ivo ame ume ita olo ola ura ia');
/** Suffixes on verbs, after their vowel. */
const onVerbs = words('tore trice mento zione tura toio toia to ta bile nte nza ndo tivo torio tiva toria ticcio');
/** Those that verbs on -ere and -ire have behind this vowel: *corrente, caduta, movimento*, but not *riduzione* of *ridere*. */
const behindVowel: Readonly<Record<string, RegExp>> = { e: /^n(?:te|za|do)$/, i: /^/, u: /^(?:t[oa]|ticcio)$/ };
/** Suffixes that replace a verb's ending. */
const onStems = words(
  'aggio one ona ino ina ello ella atoio eria aglia uglia icchiare acchiare ucchiare uzzare ottare ettare erellare',
);

const certain = words(
  'sotto sopra super anti auto extra mini maxi mega micro macro contro semi multi ultra iper arci vice inter dis stra ex',
  'pre tele foto radio video euro bio eco pluri mono retro',
);
const common = words('s in im il ir ri re de di tra');
const SHORT = 3;
const LONG = 4;

/** Words with the same first part: *agricoltore, agricoltura*; *omicida, omicidio*; *religioso, religione*; *eleganza, elegante*. */
const trades: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['coltore', ['coltura', 'cultura']],
  ['coltrice', ['coltura', 'cultura']],
  ['cultore', ['coltura', 'cultura']],
  ['cultura', ['coltura']],
  ['colo', ['coltura']],
  ['cidio', ['cida']],
  ['ioso', ['ione']],
  ['nza', ['nte']],
  ['olenza', ['olento']],
  ['ieta', ['io', 'ia']],
];

/** Words that players consider the same word, one step away. */
export function rootsOf(letters: string, has: Has): string[] {
  const found = new Set(irregularBases(letters));
  const singular = has(letters) ? undefined : alteredOf(letters);
  for (const form of singular === undefined ? [letters] : [letters, singular]) {
    if (!hasNoEnding(form)) for (const word of ended(form, has)) found.add(word);
  }
  if (![letters, ...found].some(hasNoBeginning)) for (const word of begun(letters, has)) found.add(word);
  if (!hasNoEnding(letters)) for (const word of verbsBehind(letters, has)) found.add(word);
  found.delete(letters);
  return [...found].filter((word) => !areStrange(letters, word));
}

function* ended(letters: string, has: Has): Generator<string> {
  for (const [endings, shortest] of [
    [onNouns, SHORT],
    [onLongNouns, LONG],
  ] as const) {
    for (const [stem, ending] of stemsOf(letters, endings, shortest)) yield* nounsOf(stem, ending, has);
  }
  for (const [ending, instead] of trades) {
    for (const [stem] of stemsOf(letters, [ending], SHORT)) yield* instead.map((other) => stem + other).filter(has);
  }
  for (const [stem] of stemsOf(letters, onStems, SHORT)) yield* infinitivesOf(stem, has);
  // *libertà*, *nobiltà*
  for (const [stem] of stemsOf(letters, ['ta'], LONG)) {
    if (stem.endsWith('l') && has(`${stem}e`)) yield `${stem}e`;
    if (stem.endsWith('r') && stem.length > LONG && has(`${stem}o`)) yield `${stem}o`;
  }
  // *lentamente*, of *lento*
  for (const [stem] of stemsOf(letters, ['amente'], SHORT)) if (has(`${stem}o`)) yield `${stem}o`;
  // *portoncino*, of *portone*
  for (const [stem] of stemsOf(letters, ['cino', 'cina', 'cello'], LONG))
    if (stem.endsWith('on') && has(`${stem}e`)) yield `${stem}e`;
  // *ronzio*, *mormorio*
  for (const [stem] of stemsOf(letters, ['io'], LONG)) if (has(`${stem}are`)) yield `${stem}are`;
  for (const [stem] of stemsOf(letters, onVerbs, SHORT)) {
    const theme = stem.slice(-1);
    const rest = stem.slice(0, -1);
    if (theme === 'a' && has(`${stem}re`)) yield `${stem}re`;
    const ending = letters.slice(stem.length);
    if (behindVowel[theme]?.test(ending)) for (const verb of [`${rest}ere`, `${rest}ire`]) if (has(verb)) yield verb;
  }
}

function* begun(letters: string, has: Has): Generator<string> {
  const isVerb = /(?:are|ere|ire|rre|ato|ito|uto|ando|endo|mento|tura|tore|zione)$/u.test(letters);
  for (const prefix of certain) {
    const rest = letters.slice(prefix.length);
    if (!letters.startsWith(prefix) || rest.length < (prefix.length > 2 ? LONG : LONG + 1)) continue;
    if (has(rest)) yield rest;
    // *antipulci*
    else if (prefix === 'anti') yield* singularsOf(rest, has);
  }
  for (const prefix of common) {
    const rest = letters.slice(prefix.length);
    if (letters.startsWith(prefix) && rest.length >= (isVerb ? LONG : LONG + 1) && has(rest)) yield rest;
  }
  for (const around of surrounded) {
    const { stem, ending } = around.exec(letters)?.groups ?? {};
    if (stem !== undefined && ending !== undefined) yield* nounsOf(stem, ending, has);
  }
}

const verbEndings = '(?<stem>.{3,}?)(?<ending>are|ire|ato|ito|amento|imento)$';
/**
 * a- doubles the next consonant: *abbottonare*, *arrossire*; others do not: *imboccare*, *sbucciare*, *ingrandire*.
 * *in-* may end in its own *n* or in that of the word: *innamorare*, *innervosire*.
 */
const surrounded = [
  new RegExp(
    `^(?:r?a(?<twin>[^aeiou])(?=\\k<twin>)|inn(?=[aeiou])|in|im|il|ir|s|rin|rim|di|dis|tra|stra)${verbEndings}`,
    'u',
  ),
  new RegExp(`^in(?=n)${verbEndings}`, 'u'),
];

function* stemsOf(letters: string, endings: readonly string[], shortest: number): Generator<[string, string]> {
  for (const ending of endings) {
    if (letters.endsWith(ending) && letters.length - ending.length >= shortest) {
      yield [letters.slice(0, -ending.length), ending];
    }
  }
}

/** Endings of learned words that soften *c* and *g*: *medico*, *medicina*. */
const learned = /^(?:ista|ismo|istico|ita|izzare|ificare|ia)$/u;

/** Nouns and adjectives by their stem: *bocchetta* of *bocca*, *boccetta* of *boccia*; *rotella* of *ruota*, *pedata* of *piede*. */
function* nounsOf(stem: string, ending: string, has: Has): Generator<string> {
  const isSoft = /[cg]$/u.test(stem) && /^[ei]/u.test(ending);
  const bare = stem.endsWith('h') ? stem.slice(0, -1) : stem;
  const isLearned = learned.test(ending);
  // *malvagità*, *malvagio*
  const also = isSoft && isLearned && ending === 'ita' ? ['io'] : [];
  const vowels = isSoft && !isLearned ? ['e', '', 'io', 'ia', 'ie'] : ['a', 'o', 'e', '', ...also];
  // *falciare*, of *falce*
  const softened = /[cg]i$/u.test(stem) && /^[ao]/u.test(ending) ? `${stem.slice(0, -1)}e` : '';
  if (has(softened)) yield softened;
  for (const each of [bare, ...opened(bare)]) {
    for (const vowel of vowels) {
      const word = each + vowel;
      if (word.length >= SHORT && has(word) && (each === bare || !closed.has(word))) yield word;
    }
  }
}

export function* infinitivesOf(stem: string, has: Has): Generator<string> {
  const hard = stem.endsWith('h') ? [stem.slice(0, -1)] : [];
  for (const each of [stem, ...hard]) {
    for (const ending of ['are', 'ere', 'ire', 'iare']) if (has(each + ending)) yield each + ending;
  }
}

/** Nothing is derived from these in that way: *moretto* is not of *muore*, nor *serale* of *siero*. */
const closed = new Set(
  'muore vuole vuol duole suol tiene viene vien diede siete suole siero fiele duomo pieno spiedo ariete'.split(' '),
);

/** The stressed vowel opens: *fuoco*, *focoso*; *piede*, *pedata*. */
function opened(stem: string): string[] {
  const found = /^(.*[^aeiou])([oe])([^aeiou]+)$/u.exec(stem);
  if (!found) return [];
  const [, head, vowel, tail] = found;
  return [`${head}${vowel === 'o' ? 'uo' : 'ie'}${tail}`];
}

function words(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ');
}
