/**
 * Hungarian stems that change before an ending: *lov-* of *ló*, *bokr-* of *bokor*, *kez-* of *kéz*, *almá-* of *alma*.
 */

export type Has = (letters: string) => boolean;

/** By their ends: *drágaköv-* belongs to *drágakő*. */
const changed = new Map<string, string>([
  ...pairs(
    'lov ló, lev lé, tav tó, hav hó, szav szó, köv kő, csöv cső, füv fű, nyüv nyű, töv tő, műv mű, bőv bő, tetv tetű, szuv szú',
  ),
  ...pairs(
    'darv daru, falv falu, odv odú, borj borjú, varj varjú, gyapj gyapjú, fi fiú, fia fiú, ifj ifjú, hossz hosszú, lass lassú, fark farok',
  ),
  ...pairs('bajsz bajusz, mark marok, husz húsz'),
  ...pairs('terh teher, pelyh pehely, kelyh kehely, szomor szomorú, keserv keserű, szörny szörnyű, gyönyör gyönyörű'),
  ...pairs(
    'erde erdő, meze mező, tete tető, ere erő, ide idő, bírá bíró, uta út, ura úr, ajta ajtó, apj apa, anyj anya, bátyj báty, szőle szőlő, tüde tüdő, diszna disznó, esztende esztendő',
  ),
]);

/** Words whose last vowel is short in the stem: a closed group. */
const shortened = new Set(
  [
    'madár sár nyár szamár kanál fonál agár bogár sugár mozsár pohár kosár parázs darázs fazék mocsár úr lúd nyúl rúd kút út',
    'szűz tűz híd nyíl víz ír kéz jég réz légy dér tér szén tél dél nyél szél hét név bél kerék kenyér gyökér egér veréb',
    'szekér tehén levél kötél fedél derék közép cserép szemét tenyér fenék kevés nehéz mész tíz',
  ]
    .join(' ')
    .split(' '),
);
const lengthened: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', ö: 'ő', ü: 'ű' };
const vowels = 'aáeéiíoóöőuúüű';
const consonant = '(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs|[bcdfghjklmnprstvz])';
const cluster = new RegExp(`^(.*[${vowels}]${consonant})(${consonant})$`, 'u');

/** The words that a stem may belong to, including itself. */
export function wordsOfStem(stem: string, has: Has): string[] {
  const found = new Set<string>();
  if (stem.length >= 2 && has(stem)) found.add(stem);
  const last = stem.slice(-1);
  if (last === 'á' || last === 'é') found.add(stem.slice(0, -1) + (last === 'á' ? 'a' : 'e'));
  for (let at = 0; at <= stem.length - 2; at++) {
    const word = changed.get(stem.slice(at));
    if (word) found.add(stem.slice(0, at) + word);
  }
  for (const word of [long(stem), ...(has(stem) ? [] : withVowel(stem))]) if (word) found.add(word);
  return [...found].filter((word) => word.length >= 2 && has(word));
}

/** *madar-* belongs to *madár*, *drótkötel-* to *drótkötél*. */
function long(stem: string): string | undefined {
  const found = /^(.*)([aeiouöü])([^aáeéiíoóöőuúüű]{1,2})$/u.exec(stem);
  if (!found) return undefined;
  const [, before = '', vowel = '', after = ''] = found;
  const word = before + lengthened[vowel] + after;
  for (let at = 0; at <= word.length - 2; at++) if (shortened.has(word.slice(at))) return word;
  return undefined;
}

/** *bokr-* belongs to *bokor*: the vowel before the last consonant is dropped. */
function withVowel(stem: string): string[] {
  const found = cluster.exec(stem);
  if (!found) return [];
  const [, before = '', after = ''] = found;
  return ['o', 'e', 'ö', 'a'].map((vowel) => before + vowel + after);
}

function pairs(text: string): [string, string][] {
  return text.split(', ').map((pair) => pair.split(' ') as [string, string]);
}
