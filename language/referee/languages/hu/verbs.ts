/** Forms of Hungarian verbs whose stem changes: *aludtam* of *alszik*, *ettünk* of *eszik*, *fürödtem* of *fürdik*. */

import type { WordLookup } from '../../grammar.ts';
import { prefixes } from './prefixes.ts';
import type { Has } from './stems.ts';

type Harmony = 'back' | 'front';

/** After a past stem, which ends in *t*; after an imperative one; after the *n* of the conditional and the infinitive. */
const past = { back: words('am ál unk atok ak a ad uk átok ák'), front: words('em él ünk etek ek e ed ük étek ék') };
const imperative = {
  back: words('ak ál on unk atok anak am ad a uk átok ák'),
  front: words('ek él en ön ünk etek enek em ed e ük étek ék'),
};
const conditional = {
  back: words('nék nál na nánk nátok nának nám nád nák ni nom nod nia nunk notok niuk'),
  front: words('nék nél ne nénk nétek nének ném néd ni nem ned nie nünk netek niük'),
};
const potential = {
  back: words('hat hatok hatsz hatunk hattok hatnak hatott hatna ható hatatlan'),
  front: words('het hetek hetsz hetünk hettek hetnek hetett hetne hető hetetlen'),
};

/** A verb, its stems in the past, in the imperative, before *n* and before *-het*, and what none of them explains. */
const irregular: readonly (readonly [string, Harmony, string, string, string, string, string])[] = [
  [
    'eszik',
    'front',
    'ett',
    'egy',
    'en',
    'e',
    'evett eszem eszel eszünk esztek esznek eszi eszed esszük eszitek evő evés evők',
  ],
  [
    'iszik',
    'back',
    'itt',
    'igy',
    'in',
    'i',
    'ivott iszom iszol iszunk isztok isznak issza iszod isszuk isszák ivó ivás ivók',
  ],
  [
    'tesz',
    'front',
    'tett',
    'tegy',
    'ten',
    'te',
    'teszek teszel teszünk tesztek tesznek teszem teszed teszi tesszük tevő tevés téve',
  ],
  [
    'vesz',
    'front',
    'vett',
    'vegy',
    'ven',
    've',
    'veszek veszel veszünk vesztek vesznek veszem veszed veszi vesszük vevő vevés véve',
  ],
  [
    'visz',
    'front',
    'vitt',
    'vigy',
    'vin',
    'vi',
    'viszek viszel viszünk visztek visznek viszem viszed viszi visszük vivő vivés víve',
  ],
  [
    'hisz',
    'front',
    'hitt',
    'higgy',
    'hin',
    'hi',
    'hiszek hiszel hiszünk hisztek hisznek hiszem hiszed hiszi hisszük hívő hívés higgy',
  ],
  ['lesz', 'front', 'lett', 'legy', 'len', 'le', 'leszek leszel leszünk lesztek lesznek levő légy'],
  ['megy', 'front', 'ment', 'menj', 'men', 'me', 'ment menj megyek mész mégy megyünk mennek menő menés menve'],
  [
    'jön',
    'front',
    'jött',
    'jöjj',
    'jön',
    'jö',
    'jött jövök jössz jövünk jöttök jönnek jövő jövés jöjj gyere gyertek gyerünk jöttek',
  ],
  [
    'alszik',
    'back',
    'aludt',
    'aludj',
    'alud',
    'al',
    'alszom alszol alszunk alszotok alszanak alusznak alvó alvás alva',
  ],
  [
    'fekszik',
    'front',
    'feküdt',
    'feküdj',
    'feküd',
    'fek',
    'fekszem fekszel fekszünk fekszetek fekszenek feküsznek fekvő fekvés fekve',
  ],
  [
    'nyugszik',
    'back',
    'nyugodt',
    'nyugodj',
    'nyugod',
    'nyug',
    'nyugodott nyugszom nyugszol nyugszunk nyugszanak nyugvó nyugvás',
  ],
  ['van', 'back', 'volt', 'vol', 'vol', 'va', 'vagyok vagy vagyunk vagytok vannak volt való'],
  ['lő', 'front', 'lőtt', 'lőj', 'lő', 'lő', 'lövök lövünk lövöm lövöd lövi lövés lövő lősz lőnek lőtök'],
  ['nő', 'front', 'nőtt', 'nőj', 'nő', 'nő', 'növök növünk növés növő nősz nőnek nőtök'],
  ['sző', 'front', 'szőtt', 'szőj', 'sző', 'sző', 'szövök szövünk szövöm szövi szövés szövő szőnek'],
  ['fő', 'front', 'főtt', 'főj', 'fő', 'fő', 'fövök fövés fövő főnek'],
  ['ró', 'back', 'rótt', 'rój', 'ró', 'ró', 'rovok rovom rovás rovó rónak'],
];

const forms = new Map<string, string>();
for (const [verb, harmony, inPast, inImperative, beforeN, before, others] of irregular) {
  const all = [
    inPast,
    inImperative,
    ...past[harmony].map((end) => inPast + end),
    ...imperative[harmony].map((end) => inImperative + end),
    ...conditional[harmony].map((end) => beforeN + end),
    ...potential[harmony].map((end) => before + end),
    ...words(others),
  ];
  for (const form of all) if (form.length > 2 && !forms.has(form)) forms.set(form, verb);
}
/** What the table would build, but is only another word, or no form at all. */
for (const other of words('egy igy vol vola volon itt mente menték')) forms.delete(other);

/** Endings of verbs that no noun has, after the stem of a verb on *-ik* or of any other. */
const endings = words(
  'tam tál tunk tatok tak tem tél tünk tetek tek ott ett ött ottam ottál ottunk ottak ettem ettél ettünk ettek öttem öttél öttünk öttek',
  'ani eni ni anak enek ok ök od om öm ol öl unk sz szom szol szon j jon jen jön jál jél junk jünk janak jenek nék nál nél na ne nánk nénk ana ene anék enék hat het',
);
const longest = Math.max(...endings.map(({ length }) => length));
const SHORTEST = 3;

/** The verbs that a word is a form of, with and without a prefix. */
export function verbsOf(letters: string, has: Has): string[] {
  const found = new Set(plainVerbsOf(letters, has));
  for (const prefix of prefixes) {
    const rest = letters.slice(prefix.length);
    if (!letters.startsWith(prefix) || rest.length < SHORTEST) continue;
    const verb = forms.get(rest);
    if (verb) found.add(verb);
  }
  found.delete(letters);
  return [...found];
}

function plainVerbsOf(letters: string, has: Has): string[] {
  const told = forms.get(letters);
  const found = told ? [told] : [];
  // Haragudott and haragvó of haragszik, törekvés of törekszik, igyekezett of igyekszik.
  const [, stem] =
    /^(.{3,}?)(?:[uüoeöa]d|ez|v)(?:[aeoö]?tt?|[tj]?[aeoöuüáéóő].*|ni|j.*|n[aeáé].*)$/u.exec(letters) ?? [];
  if (stem && has(`${stem}szik`)) found.push(`${stem}szik`);
  for (let length = 1; length <= longest && letters.length - length >= SHORTEST; length++) {
    if (!endingSet.has(letters.slice(-length))) continue;
    const bare = letters.slice(0, -length);
    if (has(`${bare}ik`)) found.push(`${bare}ik`);
    // Fürödtem of fürdik, ugorj of ugrik.
    const [, head, tail] = /^(.*[^aáeéiíoóöőuúüű])[oeö]([^aáeéiíoóöőuúüű])$/u.exec(bare) ?? [];
    if (head && has(`${head}${tail}ik`)) found.push(`${head}${tail}ik`);
  }
  return found;
}
const endingSet = new Set(endings);

/** Whether it is a form of the verb, whatever else it spells: *mész* is lime, and *you go*; *hordó* is a barrel, and *carrying*. */
export function isFormOfVerb(letters: string, verb: string, { has, basesOf }: WordLookup): boolean {
  if (verbsOf(letters, has).includes(verb)) return true;
  // The dictionary lists látás, but computes festés.
  const isNoun = (noun: string) => has(noun) || basesOf(noun).includes(verb);
  const isVerb = (verb.length >= SHORTEST || verb === 'üt') && ['ás', 'és'].some((end) => isNoun(verb + end));
  if (!isVerb) return false;
  // Láss, lásson and lásd of lát, fess and fesd of fest.
  const commanded = /[^ít]t$/u.test(verb) ? verb.replace(/s?t$/u, 's') : undefined;
  if (commanded && letters === `${commanded}d`) return true;
  if (commanded && letters.startsWith(`${commanded}s`) && commands.has(letters.slice(commanded.length + 1)))
    return true;
  if (!letters.startsWith(verb) || chance.has(letters)) return false;
  const ending = letters.slice(verb.length);
  // Nyílik is a verb of its own, no form of nyíl.
  return finite.has(ending) && agrees(ending, verb) && !(ending === 'ik' && has(letters));
}
/** Words that would be forms of verbs that have no such form. */
const chance = new Set(words('térd halom halott mohó portó vétó'));

/** Vowel harmony. After *é*, *i* and *í* verbs go either way. */
function agrees(ending: string, verb: string): boolean {
  const vowel = /([aáeéiíoóöőuúüű])[^aáeéiíoóöőuúüű]*$/u.exec(verb)?.[1] ?? '';
  if (/[aáoóuú]/u.test(vowel)) return !/[eöőüű]/u.test(ending);
  return !/[eöőüű]/u.test(vowel) || !/[aáoóuú]/u.test(ending);
}

const commands = new Set(['', ...imperative.back, ...imperative.front]);
/** Endings of a regular verb. Nouns share some; what is spelled like the verb is the verb (L11). */
const finite = new Set([
  ...words(
    'ok ek ök sz asz esz unk ünk tok tek tök otok etek ötök nak nek anak enek om em öm od ed öd ja juk jük játok ják itek ik',
  ),
  ...words(
    'tam tem tál tél tunk tünk tatok tetek ott ett ött ottam ettem öttem ottál ettél öttél ni ani eni d ó ő ók ők',
  ),
  ...words(
    'tak tek ottak ettek öttek ottunk ettünk öttünk j jon jen jön jak jek jál jél junk jünk jatok jetek janak jenek jam jem jad jed',
  ),
  ...['', 'a', 'e'].flatMap((link) => [...conditional.back, ...conditional.front].map((end) => link + end)),
]);

function words(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ');
}
