/** What English words are derived from: by suffixes and prefixes, and by a table where letters change. */
import { firstsOf, rowsIn } from '../../rows.ts';
import { basesOf, stems } from './irregular.ts';
import { variants } from './spelling.ts';

type Has = (letters: string) => boolean;

const SHORTEST = 3;

/**
 * Suffixes that begin with a vowel, and the minimum length of their stem: a letter may be doubled before them, and an e
 * is dropped.
 */
const vowelEndings: readonly (readonly [least: number, endings: readonly string[]])[] = [
  [3, words('er est y ish able ible ist ism en ee ier iest ily iness ing edly edness or')],
  [4, words('ess ie ic ical eer ery age ous ize ise ify ian an ette')],
  [5, words('al ance ence ant ent ation ition ion ive ative ity ator ary ory ure ate ial ious ar')],
];
/** Suffixes that leave the word unchanged. */
const plainEndings: readonly (readonly [least: number, endings: readonly string[]])[] = [
  [3, words('ness ful fully less lessly ly ment dom teen like some')],
  [4, words('ship hood ling let ster esque ry cy ty up out off wise ward wards')],
];
/** A suffix that replaces another. */
const exchanged: readonly (readonly [ending: string, instead: string])[] = words(`
  ious:y,ion bly:ble ably:-,e ally:al,ic,- ly:le,l ility:le,ile bility:ble ication:y
  ification:ify ency:ent ancy:ant acy:ate sion:d,de,t,s,se ssion:t,de,d,ss tion:t,te ption:be,pt ction:ct,ce uction:uce ition:ish,it,ite cian:c,cs,cal ician:ic,ics
  ist:y,ism,ic,a,o,ium ism:y,ist,ic,a,ize,ise ic:y,o,a,ics,ia,e,ism,is,os,us,um,asm ical:y,ic,ics,is,e ics:ic,y istic:ist,ism,- atic:-,m,a,e,acy etic:e,y,et,esis
  ologist:ology ographer:ograph,ography ography:ograph ographic:ograph,ography onomer:onomy ous:y,er,on,e,a rous:er,or ress:er,or,ter,tor ian:y,ia,a,o,e,us ean:e,us,a
  an:a,e ity:ous,ious osity:ous arity:ar ality:al ator:ate ation:ate,e,ise,ize ative:ate sive:d,de,s,se ive:ion,e able:ate ization:ize isation:ise izer:ize iser:ise
  inal:ine,en ual:-,e,us uous:-,e eous:e inous:ine cial:ce tial:t,ce,cy cious:ce ieth:y iac:ia or:ion,ate arian:ary,- ival:ive tory:te,t,se sory:se,de er:y graph:gram
  ize:y,ism,um,is,a,ic ise:y,ism,um,is,a,ic ify:y,ity ular:le ular:ul atise:a atize:a ance:ant,ate ant:ate,ance ent:ence ential:ence,ent iary:y al:us,um,a,y,ity,on ate:us,a,y,um ial:y,e,um
  itary:ity ate:ant gy:gue osis:otic esis:etic ysis:yse,yze,ytic yst:yse,yze aneous:ant itious:ion atory:e,ate ption:ve itive:it,ish,ire otic:osis ure:e inate:en endous:or or:ure orial:or eon:ery
  amation:aim unciation:ounce eption:eive eptive:eive umption:ume`)
  .map((rule) => rule.split(':') as [string, string])
  .flatMap(([ending, instead]) => instead.split(',').map((each) => [ending, each === '-' ? '' : each] as const));
const SHORTEST_EXCHANGED = 5;
/** Ordinal numbers. */
const ordinal = /^(.*(?:four|six|seven|ten|eleven|teen|hundred|thousand|illion))th$/u;
/** Suffixes that turn y into i. */
const fromY = words('ier iest ily iness ied iful iless iment iance iant iable iage ial');
/** Prefixes that leave a word the same word, and the minimum length of the rest. */
const beginnings: readonly (readonly [least: number, beginnings: readonly string[]])[] = [
  [
    4,
    words(
      'un re mis over under out up off pre non super anti fore inter mid counter micro mini multi mega ultra cyber eco grand great step hyper semi',
    ),
  ],
  [
    5,
    words(
      'dis sub post trans bi tri auto tele ex extra kilo milli centi geo bio hydro electro thermo pseudo neo aero photo psycho poly arch vice ir il meta',
    ),
  ],
  [6, words('in im en em')],
  [7, words('de be pro co')],
];

const table = firstsOf(rowsIn(new URL('roots.txt', import.meta.url)));

/** One step of derivation. */
export function rootsOf(letters: string, has: Has): string[] {
  // tickling is a form of tickle, not a small tick; leasing one of lease, not of leas.
  const stem = /^(.*(?:[^l]l|[^su]s))ing$/u.exec(letters)?.[1] ?? '';
  const verb = [`${stem}e`, stem].find((word) => word.length > SHORTEST && has(word));
  // un-decided, re-wrote; but remarked is a form of remark.
  const isForm = basesOf(letters, has).length > 0;
  const inflected = isForm ? [] : restsOf(letters).flatMap((rest) => basesOf(rest, has));
  const found = [...candidates(letters, has), ...inflected]
    .filter((root) => root.length >= SHORTEST && root !== letters && has(root))
    .filter((root) => !verb || root === verb || !letters.startsWith(root));
  return [...(table.get(letters) ?? []), ...found];
}

/** The same for names: *Parisian*, *Viennese*. */
export function nameRootsOf(letters: string, hasName: Has): string[] {
  const found = /^(\p{L}{3,}?)(?:n|an|ian|ean|ese|nese|ish|ite|ic|er|i)$/u.exec(letters);
  if (!found || !hasName(letters)) return [];
  const endings = ['n', 'an', 'ian', 'ean', 'ese', 'nese', 'ish', 'ite', 'ic', 'er', 'i'].filter((ending) =>
    letters.endsWith(ending),
  );
  return endings
    .flatMap((ending) =>
      ['', 'a', 'e', 'y', 'ia', 'o', 'land', 'us'].map((instead) => letters.slice(0, -ending.length) + instead),
    )
    .filter((root) => root.length > SHORTEST && root !== letters && hasName(root));
}

/** What is left without a prefix. */
function restsOf(letters: string): string[] {
  return beginnings.flatMap(([least, all]) =>
    all
      .filter((beginning) => letters.startsWith(beginning))
      .map((beginning) => letters.slice(beginning.length))
      // re-ports: a plural is a form of report, which may be a word that stays whole.
      .filter((rest) => rest.length >= least && (!/[^su]s$/u.test(rest) || rest.endsWith('ics'))),
  );
}

function candidates(letters: string, has: Has): string[] {
  const before = (ending: string) => letters.slice(0, -ending.length);
  const isLong = (ending: string) => letters.endsWith(ending) && letters.length - ending.length >= 2;
  const longer = (least: number) => (root: string) => root.length >= least;
  return [
    ...vowelEndings.flatMap(([least, endings]) =>
      endings
        .filter(isLong)
        // holier comes from holy, not from hole.
        .filter((ending) => !fromY.includes(ending) || !has(`${before(ending)}y`))
        .flatMap((ending) => stems(before(ending)).filter(longer(least))),
    ),
    ...plainEndings.flatMap(([least, endings]) => endings.filter(isLong).map(before).filter(longer(least))),
    ...exchanged
      .filter(([ending]) => letters.endsWith(ending) && letters.length - ending.length >= SHORTEST)
      .map(([ending, instead]) => before(ending) + instead)
      .filter(longer(SHORTEST_EXCHANGED)),
    ...fromY.filter(isLong).map((ending) => `${before(ending)}y`),
    ...restsOf(letters),
    ...(ordinal.exec(letters)?.slice(1) ?? []),
    ...variants(letters),
  ];
}

function words(text: string): string[] {
  return text.trim().split(/\s+/u);
}
