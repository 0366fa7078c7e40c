/** Whether a Hungarian word is a noun with regular endings, as far as its spelling shows. */
import type { Noun, WordLookup } from '../../grammar.ts';
import { isFormOfVerb } from './verbs.ts';

const common = 'ban ben ba be ból ből ra re ról ről nál nél hoz hez höz tól től nak nek ért ig ként';
/** Cases after a vowel, and after a consonant. */
const afterVowel = `${common} t n val vel vá vé kor`;
const afterConsonant = `${common} t ot et öt at on en ön ul ül`;
const assimilated = /^(?:sz|zs|cs|gy|ny|ty|ly|[bcdfghjklmnprstvz])(?:al|el|á|é)$/u;

const vowel = /[aáeéiíoóöőuúüű]$/u;

const onConsonant = new Set([
  ...words(afterConsonant),
  ...withCases(words('ok ek ök ak om em öm am od ed öd ad unk ünk otok etek ötök atok uk ük juk jük')),
  ...withCases(words('a e ja je')),
  ...withCases(words('i im id ink itok itek ik').flatMap((end) => ['a', 'e', 'ja', 'je'].map((link) => link + end))),
  ...withCases(['é', 'éi']),
]);
const onVowel = new Set([
  ...words(afterVowel),
  ...withCases(words('k m d nk tok tek tök juk jük i im id ink itok itek ik')),
  ...withCases(words('ja je')),
  ...withCases(words('i im id ink itok itek ik').flatMap((end) => ['ja', 'je'].map((link) => link + end))),
  ...withCases(['é', 'éi']),
]);

const back = /[aáoóuú]/u;
const front = /[eéiíöőüű]/u;
/** Words with short stems before most endings, and words of one syllable that are no nouns. */
const changing = /^(?:ló|lé|tó|hó|szó|kő|cső|fű|nyű|tő|mű|bő|jó|te|le|be)$/u;

/** *tóra*, but not *tót*. */
function keepsStem(noun: string, ending: string): boolean {
  return !changing.test(noun) || common.split(' ').includes(ending);
}

/** The regular endings that follow the noun, if nothing else does: *ban* in *almában*. */
export function endingOf(letters: string, noun: string): string | undefined {
  const stem = noun.endsWith('a') ? `${noun.slice(0, -1)}á` : noun.endsWith('e') ? `${noun.slice(0, -1)}é` : noun;
  if (letters.length <= stem.length || !letters.startsWith(stem)) return undefined;
  const rest = letters.slice(stem.length);
  if (!agrees(rest, noun)) return undefined;
  if (vowel.test(stem)) return onVowel.has(rest) ? rest : undefined;
  return onConsonant.has(rest) || (assimilated.test(rest) && stem.at(-1) === rest.at(0)) ? rest : undefined;
}

/**
 * Whether a word is certainly a form of the noun. After a vowel every ending is regular, whatever else it spells: *orkán*
 * is a hurricane, and on an orca. After a consonant the vowel between differs from noun to noun, so it must not be
 * another word: *árok* is no form of *ár*. Neither is a name: *Zalán* is not *Zala*.
 */
export function isForm(letters: string, noun: Noun, known: WordLookup): boolean {
  const { has, basesOf } = known;
  if (!noun.isName && isFormOfVerb(letters, noun.letters, known)) return true;
  const rest = endingOf(letters, noun.letters);
  if (rest === undefined) return false;
  if (vowel.test(noun.letters) && keepsStem(noun.letters, rest) && !noun.isName) return true;
  return !has(letters) && !basesOf(letters).some((base) => base !== noun.letters && base.startsWith(noun.letters));
}

/**
 * Whether it is a regular form of a noun that the dictionary leads it to. The dictionary also leads *csapat* to *csap*,
 * whose forms have another vowel (*csapok*), and *fejt* to *fej*, which has one (*fejet*).
 */
export function isRegular(letters: string, noun: string, basesOf: (letters: string) => readonly string[]): boolean {
  const rest = endingOf(letters, noun);
  if (rest === undefined || !keepsStem(noun, rest)) return false;
  if (vowel.test(noun)) return true;
  const isPlural = (link: string) =>
    basesOf(`${noun}${link}k`).some((base) => base === noun || base === `${noun}${link}k`);
  const isObject = (link: string) =>
    basesOf(`${noun}${link}t`).some((base) => base === noun || base === `${noun}${link}k`);
  if (rest === 't') return isPlural('o') || isPlural('ö') || !['e', 'a'].some(isObject);
  const link = /^([oeöa])(?:[kmdt]|tok|tek|tök)/u.exec(rest)?.[1];
  return link === undefined || isPlural(link);
}

/** Vowel harmony. Words with *i*, *í*, *é* or both kinds of vowels go either way. */
function agrees(ending: string, noun: string): boolean {
  if (back.test(ending) && !/[eéiíöőüű]/u.test(ending.replace(/[éi]/gu, '')))
    return back.test(noun) || !/[eöőüű]/u.test(noun);
  if (front.test(ending.replace(/[éi]/gu, ''))) return front.test(noun) || !back.test(noun);
  return true;
}

function withCases(endings: readonly string[]): string[] {
  return endings.flatMap((ending) => {
    const stem = ending.replace(/a$/u, 'á').replace(/e$/u, 'é');
    const cases = words(vowel.test(ending) ? afterVowel : `${afterConsonant} kal kel mal mel dal del kká kké`);
    return [ending, ...cases.map((each) => stem + each)];
  });
}

function words(text: string): string[] {
  return text.split(' ');
}
