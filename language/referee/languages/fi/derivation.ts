/** What a Finnish base form is derived from: endings, their replacements, and consonant gradation. */
import { roots, strangers } from './roots.ts';

/**
 * An ending of the derived word, and endings of its possible sources: `^` where the consonant before it does not
 * change.
 */
type Derivation = readonly [ending: string, instead: string, shortestStem?: number];

/** For words with a, o, u; those with ä, ö, y are derived from them. */
const verbsOfNouns: readonly Derivation[] = [
  // kalastaa, sienestää, palloilla, harjata, haravoida, arvioida, tapetoida, komeilla, värittää, kuvittaa, purjehtia, saunoa, onkia.
  ['staa', '^ ', 4],
  ['taa', '^', 5],
  ['estaa', 'i'],
  ['illa', '^', 3],
  ['eilla', 'ea', 3],
  ['ta', ' ', 4],
  ['oida', 'a i'],
  ['ida', '^', 4],
  ['ttaa', '', 4],
  ['ittaa', 'a in'],
  ['htia', '^', 4],
  ['htaa', '^', 4],
  ['oa', '^a'],
  ['ia', '^i'],
  ['tua', '^', 4],
  ['ttua', '^', 4],
  ['ua', '^a ea e', 4],
  ['stua', '^ ', 4],
  ['utua', 'a ^', 4],
  // kaunistaa, varmistua, sanoittaa, nopeuttaa, sotia, iloita, neuvotella, rohkaista.
  ['istaa', '^ is as a i', 3],
  ['istua', 'is as a', 3],
  ['oittaa', 'a', 3],
  ['uttaa', 'a ea', 4],
  ['uuttaa', 'a', 3],
  ['ia', '^a', 3],
  ['ita', '^ a i o', 3],
  ['tella', '^', 3],
  ['aista', 'ea i', 4],
  // suurentaa, kuumeta, nuorentua, likaantua, pölyyntyä.
  ['entaa', 'a ea i o u ut', 3],
  ['ntaa', '^', 3],
  ['eta', 'a ea i o in ut', 3],
  ['entua', 'a ea i o', 3],
  ['aantua', 'a u', 3],
  ['iintua', 'a i', 3],
  ['uuntua', 'a u', 3],
  ['ntua', '^', 5],
  ['eentua', 'e i', 3],
  // köyhtyä, oudoksua, kummeksua, halveksia, vihrehtää, kovettaa, kovettua, outoilla.
  ['tua', 'a i', 4],
  ['ksua', '^', 4],
  ['eksua', 'a', 3],
  ['eksia', 'a i', 3],
  ['ehtaa', 'a ea', 4],
  ['ettaa', 'a ea', 3],
  ['ettua', 'a ea', 3],
];
const verbsOfVerbs: readonly Derivation[] = [
  // ajella, kysellä, nukuttaa, kasvattaa, neuvotella.
  ['ella', 'aa ea oa ua ia ata'],
  ['ttaa', 'a ta', 4],
  ['utua', 'aa ^ua', 4],
  ['ua', '^aa ^ea', 4],
  // rohkaistua, heittäytyä, pukeutua, istuutua, nauraskella, uiskennella, naurahtaa, herättää, hävittää.
  ['tua', '^ta', 4],
  ['autua', 'aa ata', 3],
  ['eutua', '^ea ^ta', 3],
  ['uutua', 'ua', 3],
  ['aista', 'aa ata ua oa ea ia', 3],
  ['skella', 'a ^la ^ta', 3],
  ['skennella', '^da ^la'],
  ['ahtaa', 'aa ata ia oa ua', 3],
  ['ittaa', 'ita', 3],
  // korjauttaa, peluuttaa, otattaa, naureskella, käveleskellä, tanssahdella, etsiytyä, ajelehtia.
  ['auttaa', 'ata', 4],
  ['uuttaa', 'ata', 3],
  ['attaa', 'aa', 3],
  ['eskella', 'aa ea oa ia ata ella', 3],
  ['ahdella', 'aa ia oa ata', 4],
  ['utua', '^a', 4],
  ['elehtia', 'aa ia oa ata'],
];
const nounsOfVerbs: readonly Derivation[] = [
  // laulu, huuto, sade, tanssi, soitin, rakennus, leivos, ajatus, uinti, etsintä, asunto, elämä, kuolema, kysymys.
  ['o', '^aa ^ea ^oa ^la ^na ^ta'],
  ['u', '^aa ^ua ^ea ^ia ^ella ^ta'],
  ['e', 'aa oa ella'],
  ['ele', 'ella', 4],
  ['iainen', 'aa', 4],
  ['i', '^ia'],
  ['in', 'aa ^a ^ta oa ea'],
  ['us', 'aa ta ata ella'],
  ['os', 'aa oa'],
  ['tus', 'tella ttaa ^ta'],
  ['nti', '^da ^ta'],
  ['nta', 'a ^ta'],
  ['nto', 'a ^ta ^da'],
  ['ma', '^a ^da'],
  ['ema', '^la'],
  ['elma', 'ella'],
  ['elma', 'ea oa aa', 3],
  ['ike', 'aa ea oa ua', 3],
  ['imo', 'aa ia ata'],
  ['mo', '^a'],
  ['mus', '^a'],
  ['mys', '^a'],
  ['umus', '^oa'],
  ['ja', '^a ^da ta'],
  ['lu', '^lla'],
  ['ija', '^ea ^la'],
  ['elija', 'ella'],
  ['aaja', 'ata'],
  ['minen', '^a ^da ^ta ^la ^na ^ra'],
  ['uri', '^oa ^ea ^aa'],
  ['ari', '^ata ^aa'],
  ['ilas', 'ia'],
  ['kas', '^a'],
  ['aatio', '^oida'],
  ['ointi', '^oida'],
  ['oija', '^oida'],
  ['aamo', 'ata'],
  ['okki', 'aa', 3],
  ['io', 'ita', 3],
  ['aus', '^aista', 3],
  // etsivä, naurettava, uskottava, juotava, valtuutettu.
  ['va', '^a ^da', 3],
  ['ettava', 'aa', 3],
  ['ttava', '^a', 3],
  ['tava', '^da'],
  ['ettu', 'aa', 3],
  // katselmus, korjuu, kulkue, vastaava, vastine.
  ['elmus', 'ella', 3],
  ['uu', 'ata', 4],
  ['ue', 'aa ea ata', 4],
  ['aava', 'ata', 4],
  ['ine', 'ata ea aa', 3],
];
const nounsOfNouns: readonly Derivation[] = [
  // kahvila, sairaala, kirjasto, voimakas, valoisa, korkeus, lapsuus, lintunen, rautainen, ystävällinen.
  ['la', '^', 5],
  ['ala', 'as'],
  ['sto', '^ ', 3],
  ['kas', '^'],
  ['isa', '^'],
  ['nen', '^', 4],
  ['inen', ' ^a ^i', 3],
  ['ellinen', '^ ^i'],
  ['isto', ' a', 4],
  ['lainen', '^', 3],
  ['llinen', '^ '],
  ['mainen', '^'],
  ['maton', '^a'],
  ['ton', '^ '],
  ['uus', 'a i inen as', 3],
  ['isuus', 'inen'],
  ['eus', '^ea ^is ^e'],
  ['aus', 'as'],
  ['ius', '^is'],
  ['iys', '^i'],
  ['tar', '^'],
  ['atar', 'as'],
  ['isin', '^ ^a ^i'],
  ['sin', '^', 3],
  ['ittain', '^a ^i ^o ^u'],
  // karjakko, matalikko, pensaikko, toiveikas, nimekäs.
  ['kko', '^', 4],
  ['ikko', 'a i u o s', 4],
  ['immainen', '^a ^o ^i', 4],
  ['ahtava', 'aa ea a', 4],
  ['jaiset', '^', 4],
  ['ikas', '^ a i o', 3],
  ['ekas', 'i', 3],
  ['kas', '', 4],
  ['ike', 'a ea', 3],
  ['eus', 'ut', 3],
  ['aalainen', 'as'],
  // köyhälistö, ohukainen, seurue, leikkisä, ristiäiset, ruskehtava, kirjelmä.
  ['listo', '^', 4],
  ['kainen', '^', 4],
  ['ue', 'a o', 4],
  ['isa', 'i', 4],
  ['iainen', 'i', 4],
  ['ehtava', 'ea', 4],
  ['lma', '^', 4],
  // International words: turisti, biologia, valokuvaaja.
  ['isti', '^ismi ^ia'],
  ['ogia', '^ogi'],
  ['afia', '^afi'],
  ['omia', '^omi'],
  ['ofia', '^ofi'],
  ['rkia', '^rkki'],
];

const nounsOfNames: readonly Derivation[] = [
  // virolainen, suomalainen.
  ['lainen', '^'],
  ['alainen', '^i ^o'],
];

const SHORTEST = 3;
const SHORTEST_STEM = 2;

/** Whether this is the base form of a noun (or adjective), a verb, a name. */
export type IsBase = (letters: string, kind: Kind) => boolean;

export function derivedFrom(letters: string, isBase: IsBase): string[] {
  const known = roots.get(letters);
  const found = new Set<string>(known ?? []);
  for (const { ending, instead, isFront, from, to, shortest } of endings) {
    if (!letters.endsWith(ending)) continue;
    const stem = letters.slice(0, letters.length - ending.length);
    if (stem.length < shortest || !isBase(letters, from)) continue;
    const stems = gradesOf(stem);
    // A word with ä, ö or y has no a, o, u; if a stem has neither, both kinds of endings fit: keitto, keittää.
    const kind = frontness(stem);
    if (kind !== undefined && kind !== isFront) continue;
    for (const { letters: other, keeps } of instead) {
      const others = kind === undefined ? [other, fronted(other), backed(other)] : [other];
      for (const root of (keeps ? [stem] : stems).flatMap((each) => others.map((end) => each + end))) {
        if (root.length >= SHORTEST && root !== letters && isBase(root, to)) found.add(root);
      }
    }
  }
  for (const stranger of strangers.get(letters) ?? []) found.delete(stranger);
  return [...found];
}

type Kind = 'noun' | 'verb' | 'name';
type Ending = {
  readonly ending: string;
  readonly instead: readonly { readonly letters: string; readonly keeps: boolean }[];
  readonly isFront: boolean;
  readonly from: Kind;
  readonly to: Kind;
  readonly shortest: number;
};
const endings: readonly Ending[] = [
  ...spread(verbsOfNouns, 'verb', 'noun'),
  ...spread(verbsOfVerbs, 'verb', 'verb'),
  ...spread(nounsOfVerbs, 'noun', 'verb'),
  ...spread(nounsOfNouns, 'noun', 'noun'),
  ...spread(nounsOfNames, 'noun', 'name'),
];

function spread(derivations: readonly Derivation[], from: Kind, to: Kind): Ending[] {
  return derivations.flatMap(([ending, others, shortest = SHORTEST_STEM]) => {
    const instead = others.split(' ').map((each) => ({ letters: each.replace('^', ''), keeps: each.startsWith('^') }));
    const front = instead.map((each) => ({ ...each, letters: fronted(each.letters) }));
    return [
      { ending, instead, isFront: false, from, to, shortest },
      { ending: fronted(ending), instead: front, isFront: true, from, to, shortest },
    ];
  });
}

function fronted(letters: string): string {
  return letters.replaceAll('a', 'ä').replaceAll('o', 'ö').replaceAll('u', 'y');
}

function backed(letters: string): string {
  return letters.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('y', 'u');
}

/** Whether a stem takes ä, ö, y; `undefined` if both fit. */
function frontness(stem: string): boolean | undefined {
  const last = stem.match(/[aouäöy]/gu)?.at(-1);
  return last === undefined ? undefined : 'äöy'.includes(last);
}

/** Strong and weak grades: what can replace what at the end of a stem. */
const grades: readonly (readonly [weak: string, strong: string])[] = [
  ['mm', 'mp'],
  ['nn', 'nt'],
  ['ng', 'nk'],
  ['ll', 'lt'],
  ['rr', 'rt'],
  ['v', 'p'],
  ['d', 't'],
  ['p', 'pp'],
  ['t', 'tt'],
  ['k', 'kk'],
];

/** A stem with the consonants before its last vowel, or at its end, in either grade. */
export function gradesOf(stem: string): string[] {
  const found = new Set([stem]);
  const cut = /[aeiouyäö]+$/u.exec(stem)?.index ?? stem.length;
  const head = stem.slice(0, cut);
  // Initial consonants never change.
  if (!/[aeiouyäö]/u.test(head)) return [stem];
  const vowels = stem.slice(cut);
  for (const [weak, strong] of grades) {
    if (head.endsWith(weak) && !head.endsWith(strong)) found.add(head.slice(0, -weak.length) + strong + vowels);
    if (head.endsWith(strong)) found.add(head.slice(0, -strong.length) + weak + vowels);
  }
  return [...found];
}
