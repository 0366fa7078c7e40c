/**
 * Finnish forms without a morphology: endings are removed, stems restored, and the results checked against attested
 * words.
 */
import { gradesOf } from './derivation.ts';

type Has = (letters: string) => boolean;

const clitics = ['kin', 'kaan', 'kään', 'ko', 'kö', 'han', 'hän', 'pa', 'pä'];
const owners = ['ni', 'si', 'nsa', 'nsä', 'mme', 'nne'];
/** Endings after a singular stem; after a plural stem, which ends in i or j. */
const singular = [
  ...['n', 't', 'ssa', 'ssä', 'sta', 'stä', 'lla', 'llä', 'lta', 'ltä', 'lle', 'na', 'nä', 'ksi', 'tta', 'ttä'],
  ...['a', 'ä', 'ta', 'tä', 'an', 'en', 'in', 'on', 'un', 'yn', 'än', 'ön', 'han', 'hän', 'hen', 'hin', 'hon', 'hun'],
  ...['hyn', 'hön', 'seen', 'llaan', 'llään'],
];
const plural = [
  ...['issa', 'issä', 'ista', 'istä', 'illa', 'illä', 'ilta', 'iltä', 'ille', 'ina', 'inä', 'iksi', 'itta', 'ittä'],
  ...['ia', 'iä', 'ita', 'itä', 'ja', 'jä', 'ien', 'jen', 'iden', 'itten', 'ihin', 'iin', 'isiin', 'ineen', 'ten'],
];
const personal = [
  ...['n', 't', 'mme', 'tte', 'vat', 'vät', 'isi', 'isin', 'isit', 'nut', 'nyt', 'neet', 'va', 'vä', 'ma', 'mä'],
  ...['malla', 'mällä', 'matta', 'mättä', 'massa', 'mässä', 'maan', 'mään', 'minen', 'misen', 'essa', 'essä', 'en'],
  ...[
    'ttu',
    'tty',
    'tu',
    'ty',
    'taan',
    'tään',
    'daan',
    'dään',
    'ttiin',
    'tiin',
    'i',
    'in',
    'it',
    'imme',
    'ivat',
    'ivät',
  ],
];
const participles = ['ttu', 'tty', 'tu', 'ty', 'nut', 'nyt', 'minen'];
const SHORTEST = 2;

/** Base forms that end in a consonant, with a form that must be attested: puhelin, puhelimen; olut, oluen. */
const consonantal: readonly (readonly [end: string, form: (letters: string) => string])[] = [
  ['in', (letters) => `${letters.slice(0, -1)}men`],
  ['nen', (letters) => `${letters.slice(0, -3)}sen`],
  ['ut', (letters) => `${letters.slice(0, -1)}en`],
  ['yt', (letters) => `${letters.slice(0, -1)}en`],
  ...['us', 'ys', 'as', 'äs', 'is', 'os', 'ös', 'es'].map((end) => [end, (letters: string) => letters] as const),
  ...['en', 'el', 'ar', 'är', 'er'].map((end) => [end, (letters: string) => `${letters}en`] as const),
  ['tar', (letters) => `${letters.slice(0, -3)}ttaren`],
  ['tär', (letters) => `${letters.slice(0, -3)}ttären`],
  ['ton', (letters) => `${letters.slice(0, -3)}ttoman`],
  ['tön', (letters) => `${letters.slice(0, -3)}ttömän`],
];

/** Looks like a base form: ends in a vowel, and its genitive is attested. */
export function isBaseLike(letters: string, has: Has): boolean {
  if (!has(letters)) return false;
  if (/[^aeiouyäö]$/u.test(letters))
    return consonantal.some(([end, form]) => letters.endsWith(end) && has(form(letters)));
  const isLong = /(.)\1$/u.test(letters) && letters.length > 3;
  if (isLong && isBaseLike(letters.slice(0, -1), has)) return false;
  return genitives(letters).some(has);
}

/** Looks like the base form of a verb. */
export function isVerbLike(letters: string, has: Has): boolean {
  if (!/(?:[aeiouyäö][aä]|[dtlnr][aä])$/u.test(letters) || !has(letters)) return false;
  const stem = letters.slice(0, -1);
  const persons = [
    ...[...gradesOf(stem), softened(stem)].map((each) => `${each}n`),
    ...(/it$/u.test(stem) ? [`${stem}sen`] : []),
    ...(/[lnr]$/u.test(stem) ? gradesOf(stem.slice(0, -1)).map((each) => `${each}en`) : []),
    ...(/d$/u.test(stem) ? [`${stem.slice(0, -1)}n`] : []),
    ...(/[aeiouyäö]t$/u.test(stem) ? gradesOf(stem.slice(0, -1)).map((each) => `${each}${letters.at(-1)}n`) : []),
    ...(/st$/u.test(stem) ? [`${stem.slice(0, -1)}en`] : []),
  ];
  return persons.some(has);
}

/** The possible base forms; empty if it is a base form itself. */
export function basesByEnding(letters: string, has: Has): string[] {
  const found = new Set<string>();
  if (isBaseLike(letters, has) || isVerbLike(letters, has)) {
    // muistettu, elävä: an adjective, and still a form of its verb.
    for (const ending of participles)
      for (const base of verbs(stemOf(letters, ending))) if (isVerbLike(base, has)) found.add(base);
    return [...found];
  }
  for (const form of [...without(letters, clitics)].flatMap((each) => [...without(each, owners)])) {
    if (form !== letters && isBaseLike(form, has)) found.add(form);
    for (const ending of singular)
      for (const base of nouns(stemOf(form, ending), false)) if (isBaseLike(base, has)) found.add(base);
    for (const ending of plural)
      for (const base of nouns(stemOf(form, ending), true)) if (isBaseLike(base, has)) found.add(base);
    for (const ending of personal)
      for (const base of verbs(stemOf(form, ending))) if (isVerbLike(base, has)) found.add(base);
  }
  found.delete(letters);
  return [...found];
}

/** Its possible genitives. */
export function genitives(letters: string): string[] {
  const found = gradesOf(letters).map((each) => `${each}n`);
  for (const [end, form] of consonantal) if (letters.endsWith(end)) found.push(form(letters));
  if (letters.endsWith('s')) found.push(`${letters.slice(0, -1)}ksen`, `${letters.slice(0, -1)}den`);
  const stem = letters.slice(0, -1);
  // kivi, kiven; käsi, käden; sade, sateen.
  if (letters.endsWith('i')) found.push(...gradesOf(stem).map((each) => `${each}en`));
  if (letters.endsWith('si')) found.push(`${letters.slice(0, -2)}den`, `${letters.slice(0, -3)}nnen`);
  if (letters.endsWith('ksi')) found.push(`${letters.slice(0, -3)}hden`);
  if (letters.endsWith('e')) found.push(...gradesOf(letters).map((each) => `${each}en`));
  // näkö, näön; reikä, reiän.
  if (/k.$/u.test(letters)) found.push(`${letters.slice(0, -2)}${letters.at(-1)}n`);
  return found;
}

/** Without the k before its last vowel: luke, lue. */
function softened(letters: string): string {
  return letters.replace(/k(?=[aeiouyäö]$)/u, '');
}

/** With a k before it: joe, joki has one. */
function hardened(letters: string): string {
  return letters.replace(/(?<=[aeiouyäölr])(?=[aeiouyäö]$)/u, 'k');
}

/** The word itself, and without each of these endings. */
function without(letters: string, endings: readonly string[]): Set<string> {
  return new Set([letters, ...endings.map((ending) => stemOf(letters, ending)).filter((stem) => stem !== '')]);
}

function stemOf(letters: string, ending: string): string {
  const stem = letters.slice(0, -ending.length);
  return letters.endsWith(ending) && stem.length >= 2 ? stem : '';
}

const stems: readonly (readonly [end: string, bases: readonly string[]])[] = [
  ['e', ['i']],
  ['se', ['nen', 's']],
  ['kse', ['s', 'ksi']],
  ['de', ['si', 's']],
  ['te', ['si']],
  ['hde', ['ksi', 'hti']],
  ['nne', ['nsi']],
  ['rre', ['rsi']],
  ['ime', ['in']],
  ['ne', ['n']],
  ['re', ['r']],
  ['le', ['l']],
  ['he', ['s']],
  ['ee', ['e']],
  ['aa', ['as']],
  ['ää', ['äs']],
  ['ii', ['is']],
  ['ue', ['ut', 'yt']],
  ['toma', ['ton']],
  ['tömä', ['tön']],
  // Consonant stems: vettä, lunta, naista, lasta.
  ['t', ['si']],
  ['n', ['ni', 'mi']],
  ['s', ['nen', 'psi', 'si']],
  ['l', ['li']],
  ['r', ['ri']],
];
const pluralStems: readonly (readonly [end: string, bases: readonly string[]])[] = [
  ['', ['i', 'a', 'ä', 'e']],
  ['o', ['a']],
  ['ö', ['ä']],
  ['s', ['nen', 'si']],
  ['ks', ['s', 'ksi']],
  ['a', ['as']],
  ['ä', ['äs']],
  ['im', ['in']],
];

function nouns(stem: string, isPlural: boolean): string[] {
  if (stem === '') return [];
  const made = [stem, ...ended(stem, isPlural ? pluralStems : stems)];
  return [...made.flatMap(gradesOf), ...made.map(hardened)].filter((base) => base.length >= SHORTEST);
}

function ended(stem: string, table: typeof stems): string[] {
  return table.flatMap(([end, bases]) =>
    stem.endsWith(end) ? bases.map((base) => stem.slice(0, stem.length - end.length) + base) : [],
  );
}

function verbs(stem: string): string[] {
  if (stem === '') return [];
  const infinitives = [
    'a',
    'ä',
    'da',
    'dä',
    'ta',
    'tä',
    'la',
    'lä',
    'na',
    'nä',
    'ra',
    'rä',
    'aa',
    'ää',
    'ea',
    'eä',
    'ia',
    'iä',
  ];
  const cut = [stem, stem.slice(0, -1)].flatMap(gradesOf);
  return cut
    .flatMap((each) => infinitives.map((infinitive) => each + infinitive))
    .filter((base) => base.length > SHORTEST);
}
