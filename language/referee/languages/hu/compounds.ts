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
  event: ['person', 'food', 'building', 'vehicle', 'event', 'material'],
  holder: ['food', 'material', 'thing', 'person', 'vehicle', 'animal'],
};

/** Heads that go with nearly everything. */
const free = new Set(
  'kép óra tartó gép kerék füzet könyv naptár térkép kártya zászló ruha toll víz por ital étel iskola író kocka izom csont papír'.split(
    ' ',
  ),
);

/** Heads that go with few words. */
const particular: readonly Kind[] = ['person', 'food'];

/** Animals that many species are named after: *tűzhal*, *széncinege*; and what precedes them. */
const species = new Set(
  [
    'hal cápa rája bálna fóka teknős kígyó sikló vipera gyík béka bogár csiga kagyló rák pók légy szúnyog hangya lepke moly majom sün',
    'bagoly sas sólyom ölyv gém gólya cinege rigó pinty fecske gerle galamb kacsa liba madár egér patkány pocok cickány denevér nyúl róka',
    'farkas darázs méh tetű poloska szöcske sáska',
  ]
    .join(' ')
    .split(' '),
);
const ofSpecies: readonly Kind[] = ['animal', 'nature', 'material', 'body'];

/** Animals that are eaten, and what is made of them: *csirkeleves*, *kecsketej*. */
const eaten = new Set(
  [
    'tyúk csirke kakas liba kacsa pulyka fürj strucc fácán galamb nyúl marha tehén borjú bika disznó malac birka bárány kecske juh ló szamár',
    'bivaly szarvas őz vaddisznó hal ponty harcsa csuka süllő keszeg pisztráng lazac tonhal tőkehal angolna rák garnéla kagyló osztriga csiga',
    'polip tintahal béka teknős cápa',
  ]
    .join(' ')
    .split(' '),
);
const ofEaten = new Set(
  'leves hús tej tojás sajt zsír máj pörkölt paprikás gulyás ragu sült fasírt kolbász hurka pástétom sonka saláta szalámi virsli filé'.split(
    ' ',
  ),
);

/** What is worn on a part of the body, or used on it: *nyaksál*, *körömolló*. */
const onBody = new Set('lánc sál kendő szíj pánt csat olló kefe ceruza háló maszk párna gumi'.split(' '));

/** Sizes, which go with everything: *törpetacskó*. */
const sizes = new Set(['óriás', 'törpe']);
/** Plants and their parts: *barackfa*, *eperföld*. */
const plants = new Set('fa bokor virág levél föld ág'.split(' '));
/** People whose work is with a kind of thing: *biciklitolvaj*, *zombivadász*, *pékinas*. */
const workers: Record<string, readonly Kind[]> = {
  tolvaj: ['thing', 'vehicle', 'food', 'animal'],
  vadász: ['animal', 'person'],
  inas: ['person'],
  pásztor: ['animal'],
  kovács: ['thing', 'material'],
  futár: ['food', 'vehicle', 'thing'],
  árus: ['food', 'thing', 'nature', 'animal', 'material'],
  kapitány: ['vehicle'],
  orvos: ['body', 'person'],
  sebész: ['body'],
  szerelő: ['thing', 'vehicle', 'building'],
};
/** People of whom there are many kinds, so that a first part of no kind is fine: *úszóedző*, *ingatlanügynök*. */
const manyKinds = new Set(
  'edző ügynök orvos vadász tolvaj tanár mérnök rendőr bíró festő báró betyár jós őr pilóta pásztor kém katona'.split(
    ' ',
  ),
);
/** Where animals live: *zsiráfház*, *borzvár*. */
const dens = new Set('ház vár kert farm istálló ketrec ól'.split(' '));
/** Furniture and shops of a building: *kamrapolc*, *mozibüfé*. */
const fittings = new Set('polc szekrény láda fiók büfé pince kassza automata'.split(' '));
/** What people wear or carry, which belongs to no building and no vehicle: *piramisporszívó*. */
const portable = new Set(
  [
    'porszívó hajszárító esernyő fogkefe fogkrém hajkefe fésű szappan teáskanna fazék serpenyő zokni harisnya nadrág szoknya bugyi ing',
    'pizsama papucs cipő csizma kalap sapka sál kesztyű kabát nyakkendő szemüveg ceruza radír labda hegedű gitár trombita fuvola',
  ]
    .join(' ')
    .split(' '),
);
const utensils = new Set('kanál villa kés pohár bögre csésze tányér kancsó korsó serleg kehely'.split(' '));
/** Looks and characters: *bikafejű*, *lánglelkű*. */
const looks =
  /.{3}(?:fejű|hajú|szemű|orrú|szájú|fülű|lábú|kezű|szívű|lelkű|képű|farkú|nyakú|szárnyú|hasú|bőrű|szőrű|színű|alakú|ízű)$/u;

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

/** By the most likely split. A thing whose kind is listed exists. */
export function unlistedCompound(splits: readonly (readonly string[])[], letters: string): Invented {
  if (isOddVerb(letters)) return 'illegal';
  if (kindsOf(letters).size > 0 || looks.test(letters)) return 'legal';
  const verdicts = splits.filter(({ length }) => length === 2).map(([first = '', last = '']) => judged(first, last));
  if (verdicts.length === 0) return 'doubtful';
  return (
    verdicts.find((verdict) => verdict === 'legal') ?? verdicts.find((verdict) => verdict === 'doubtful') ?? 'illegal'
  );
}

function judged(first: string, last: string): Invented {
  const heads = [...kindsOf(last)];
  if (heads.length === 0 || free.has(last) || sizes.has(first)) return 'legal';
  const before = kindsOf(first);
  if (species.has(last) && (before.size === 0 || ofSpecies.some((kind) => before.has(kind)))) return 'legal';
  if (eaten.has(first) && ofEaten.has(last)) return 'legal';
  if (onBody.has(last) && before.has('body')) return 'legal';
  if (dens.has(last) && before.has('animal')) return 'legal';
  if (fittings.has(last) && before.has('building')) return 'legal';
  if (plants.has(last) && before.has('food')) return 'legal';
  if (workers[last]?.some((kind) => before.has(kind))) return 'legal';
  if (before.size === 0) {
    if (heads.includes('food') && isMadeOfFood(first)) return 'legal';
    if (heads.includes('animal')) return 'doubtful';
    if (manyKinds.has(last)) return 'legal';
    return heads.some((head) => particular.includes(head)) && !fields.has(first) ? 'doubtful' : 'legal';
  }
  if (portable.has(last) && [...before].every((kind) => kind === 'building' || kind === 'vehicle')) return 'illegal';
  // Utensils hold food, not animals: *elefántkanál*.
  const suits = (head: Kind) => usual[head].filter((kind) => kind !== 'animal' || !utensils.has(last));
  if (heads.some((head) => suits(head).some((kind) => before.has(kind)))) return 'legal';
  return heads.includes('person') && before.has('person') ? 'doubtful' : 'illegal';
}

/** *Almás* in *almáslepény*. */
function isMadeOfFood(letters: string): boolean {
  const noun = /^(.{2,}?)[aeoö]?s$/u.exec(letters)?.[1];
  if (noun === undefined) return false;
  return [noun, noun.replace(/á$/u, 'a').replace(/é$/u, 'e')].some((word) => kindsOf(word).has('food'));
}
