/** What a Romanian word is derived from: *căsuță* from *casă*, *înnorat* from *nor*, *pădurar* from *pădure*. */
import { productive } from './compounds.ts';
import { infinitives, verbsOf } from './forms.ts';
import { irregular } from './irregular.ts';
import { ofLearnedVerbs, ofUnits } from './learned.ts';
import { stemsOf } from './stems.ts';
import { related } from './unrelated.ts';

type Has = (letters: string) => boolean;

/** Possible ends of the remaining word. */
const bases = ['', 'ă', 'e', 'u', 'a', 'ie', 'ea', 'iu', 'i', 'o', 'ia'];

const list = (text: string) => text.trim().split(/\s+/u);

/**
 * Suffixes by how rarely they are coincidence: the first after three letters, the last after five that do not change.
 */
const strong = list(`
  uț uță uleț uluț uliță ior ioară easă esă ișor ișoară șor șoară cioară cior ușor ușoară icică icel icea ăraș ărie ăriță ăreasă ist istă ism
  ime os oasă ătură itură etură ător itor ătoare itoare eală ăreț iș oaică ean eană eancă enie ăcios eață ălău ărel ulică oaie esc ească nic nică uros uroasă ețel ătate iță ăciune encă ăminte
`);
const medium = list(`
  agiu ar aș el iță ier ieră ie iu at ată it ită tor toare oi eț ană ancă eză ală ică are ire aj iadă oancă ache istic istică izat izare iște
  ifica ificat ificare ific olog ologie ografie ograf otecă oterapie ament aceu uș ușă ian iană ez eză iol iot andru niță erie ui uit uire uiesc iza atic ețe et ălui ului ăvenesc icios ință liu lie
`);
const weak = list('ate ic al ar ant ent iune ție itate iv or oare er an ină ician atură itură abil ibil a i ă');
/** Prefixes that come together with a verb's ending: *în-nor-at*, *deș-urub-a*. */
const prefixes = list('în îm înn des dez răs răz stră');
/** Prefixes of a whole word. */
const before = list('ne re în îm des dez răs răz de').concat(productive);
const verbal = list(
  'a i are ire at it ată ită ez esc ui uit uire ător itor ătoare ătură ească ează ește iza izare izat ământ eală',
);

/** What *in-*, *im-* or *i-* turns into the opposite: *imposibil*, *incorect*, *ilegal*. Elsewhere it is chance: *informat*. */
const negatable = new Set(
  list(`
  corect egal util activ dependent suficient just comod direct complet formal uman animat exact fidel cert decis discret definit moral
  finit sensibil tolerant voluntar decent competent consecvent conștient conștiență coerent compatibil comparabil accesibil acceptabil admisibil
  adecvat apt capacitate curabil disciplinat disponibil egalitate oportun ofensiv operabil ospitalier perfect precis pur personal parțial popular
  pertinent prudent prudență perceptibil permeabil potent potență propriu productiv matur material legal legitim lizibil logic limitat real regulat
  rațional responsabil relevant reversibil reproșabil rezistibil religios respirabil securitate siguranță stabilitate
  justiție justețe dispus dispoziție documentat elegant existent existență experimentat explicabil expresiv fertil frecvent gestionabil
  organic salubru solvabil solubil subordonat suportabil tangibil transigent tranzitiv vulnerabil vincibil
  `),
);

/** Suffixes of verbs. */
const ofVerbs = new Set(
  list('ător itor ătoare itoare tor toare ătură itură etură are ire ere at it ată ită ământ ător'),
);

/** Suffixes after which only a verb counts, however short. */
const onlyOfVerbs = list('or oare oar ură ing aj ant ent ială anță ență et ăt iv ție țiune ăuș abil ibil');
/** Learned endings that replace each other: *magie, magic, magician*. */
const learned: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['ic', ['ie', 'ică']],
  ['ică', ['ie']],
  ['ician', ['ie', 'ică']],
  ['ionist', ['ie', 'iune']],
  ['ionism', ['ie', 'iune']],
  ['ional', ['ie', 'iune']],
  ['ionar', ['ie', 'iune']],
  ['iona', ['ie', 'iune']],
  ['ativ', ['ație', 'a']],
  ['itate', ['', 'ic']],
  ['ism', ['ie', 'ist', 'ic', 'ică']],
  ['ist', ['ie', 'ism']],
  ['anță', ['ant']],
  ['ență', ['ent']],
  ['ozitate', ['os']],
  ['ozie', ['os']],
  ['iza', ['ism', 'ist']],
  ['izare', ['ism', 'ist']],
  ['isment', ['iza', 'izare']],
  ['iast', ['iasm']],
  ['iac', ['ie']],
  ['euză', ['eur', 'or']],
  ['eză', ['or', 'er']],
  ['ură', ['or']],
  ['ariat', ['ar']],
  ['eriat', ['er']],
  ['ier', ['erie']],
  ['ciune', ['t']],
  ['etoare', ['']],
  ['lgiu', ['l']],
  ['ngiu', ['n']],
  ['ngerie', ['n']],
];

/** Short verbs for which most similar nouns are coincidence, with the noun that each comes from. */
const ofShortNouns = new Map(
  (
    'păzi pază, răni rană, boli boală, goni goană, roti roată, coji coajă, făli fală, cosi coasă, numi nume, fugi fugă, sili silă, ' +
    'huli hulă, pili pilă, dogi doagă, hori horă, zări zare, jeli jale, bobi boabă, undi undă, săra sare'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [verb: string, noun: string]),
);
/** Nouns that only look as if a verb came from them: *haini* comes from *hain*, *vesti* from *veste*. */
const notTheirs = new Set(list('haină vestă tocană lamură stelă stupă servă mierlă primă'));

export function rootsOf(letters: string, has: Has): string[] {
  const found = new Set<string>([
    ...verbsOf(letters, has),
    ...nounsOf(letters, has),
    // Not of plurals: *copii* are children, and copies.
    ...((!letters.endsWith('ii') && irregular.get(letters)) || []),
    ...ofLearnedVerbs(letters, has),
    ...ofUnits(letters),
  ]);
  const add = (from: string, suffixes: readonly string[], least: number, isFirm = false) => {
    for (const suffix of suffixes) for (const root of without(from, suffix, { least, isFirm }, has)) found.add(root);
  };
  add(letters, strong, 3);
  add(letters, medium, 4);
  add(letters, weak, 5, true);
  for (const suffix of onlyOfVerbs) {
    const stem = letters.slice(0, letters.length - suffix.length);
    if (letters.endsWith(suffix) && stem.length > 2) for (const verb of infinitives(stem, has)) found.add(verb);
  }
  for (const [ending, instead] of learned) {
    const stem = letters.slice(0, letters.length - ending.length);
    if (!letters.endsWith(ending) || stem.length < 3) continue;
    for (const other of instead) if (has(stem + other)) found.add(stem + other);
  }
  for (const prefix of prefixes) if (letters.startsWith(prefix)) add(letters.slice(prefix.length), verbal, 3);
  for (const prefix of before) {
    const rest = letters.slice(prefix.length);
    if (letters.startsWith(prefix) && rest.length >= (prefix.length < 3 ? 5 : 4) && has(rest)) found.add(rest);
  }
  const negated = /^(?:in(?![bmp])|im(?=[bp])|i(?=[lmr]))(.{3,})$/u.exec(letters)?.[1];
  if (negated && (negatable.has(negated) || /.bil$/u.test(negated)) && has(negated)) found.add(negated);
  if (letters.startsWith('para') && letters.length > 9 && has(letters.slice(4))) found.add(letters.slice(4));
  found.delete(letters);
  return related(letters, found);
}

/** Nouns ending in a vowel that a verb comes from: *otrăvi* from *otravă*, *munci* from *muncă*. */
function nounsOf(letters: string, has: Has): string[] {
  const short = ofShortNouns.get(letters);
  if (short) return [short];
  const stem = letters.slice(0, -1);
  if (!letters.endsWith('i') || stem.length < 4 || !infinitives(stem, has).includes(letters)) return [];
  const [, head = '', vowel = '', tail = ''] = /^(.*)([ăeo])([^aăâeiîou]+)$/u.exec(stem) ?? [];
  const opened = vowel && head + { ă: 'a', e: 'ea', o: 'oa' }[vowel] + tail;
  return [stem, ...(opened ? [opened] : [])]
    .flatMap((each) => ['ă', 'e', 'ea'].map((end) => each + end))
    .filter((noun) => has(noun) && !notTheirs.has(noun));
}

/** The words that a suffix may be attached to; a firm stem does not change. */
function without(letters: string, suffix: string, how: { least: number; isFirm: boolean }, has: Has): string[] {
  if (!letters.endsWith(suffix) || letters.length < suffix.length + how.least) return [];
  const stem = letters.slice(0, letters.length - suffix.length);
  const stems = how.isFirm ? [stem] : stemsOf(stem, suffix, 'derived');
  // încrezător, emițător
  if (suffix.startsWith('ăto')) stems.push(stem.replace(/z$/u, 'd').replace(/ț$/u, 't'));
  // A word derived from a verb comes from that verb, not from a similar noun: *muritor* does not come from *mură*.
  const verbs = stems.flatMap((each) => infinitives(each, has));
  if (verbs.length > 0 && ofVerbs.has(suffix)) return verbs;
  return [
    ...stems.flatMap((each) => bases.map((base) => each + base).filter((word) => isRoot(word) && has(word))),
    ...verbs,
  ];
}

function isRoot(word: string): boolean {
  return word.length >= 3 && /[aăâeiîou]/u.test(word);
}
