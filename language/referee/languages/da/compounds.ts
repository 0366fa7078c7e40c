/** How Danish compounds are formed: parts joined by nothing, s, e or er. */
import { rowsIn } from '../../rows.ts';
import { bareHeads, noParts, rareHeads, rareTails, shortHeads, shortTails } from './parts.ts';

type Has = (letters: string) => boolean;

const smallNumbers = setOf('en to ti tve');

/** Words that are parts even behind what is no word: *kirsebær*, *valnød*. */
const clearTails = ['bær', 'nød', 'træ', 'fugl', 'kage', 'blomst', 'bjerg'];

/** Parts that are not words of their own. */
const heads = new Map(
  'børne:barn års:år øjen:øje rets:ret fir:fire ege:eg brænd:brænde material:materiale rosen:rose gåse:gås ande:and fader:far moder:mor broder:bror øster:øst vester:vest sønder:syd arts:art avls:avl dåbs:dåb alpe:alpe åle:ål bøge:bøg molekyl:molekyle slagt:slagte personal:personale surf:surf tænd:tænde tron:trone slug:sluge olde:olde fuck:fuck fleks:fleks spol:spol pimp:pimp bukse:bukser galgen:galge medie:medium gymnasie:gymnasium kollegie:kollegium ministerie:ministerium laboratorie:laboratorium akvarie:akvarium kranie:kranium stipendie:stipendium terrarie:terrarium'
    .split(/\s+/)
    .map((line) => line.split(':') as [string, string]),
);

/** Last parts that are not words of their own: *fodgænger*, *regelmæssig*. */
const tails = setOf('gænger gængere mæssig mæssigt tager giver holder årig årigt slagning tagning');

/** Names and foreign words that begin compounds: *facebookprofil*, *teddybamse*. */
const borrowed = new Set(rowsIn(new URL('borrowed.txt', import.meta.url)).flat());

export function isBorrowed(letters: string): boolean {
  return borrowed.has(letters);
}

const LONG = 4;
const MOST = 3;
/** More splits than this are coincidence, and take time. */
const MOST_WAYS = 24;

/** Splits a word so that every part is a word that forms compounds. */
export function compoundsOf(letters: string, has: Has): readonly (readonly string[])[] {
  // A noun of a verb: vandring comes from vandre, not from ring; affaldssortering has the parts of its verb.
  const verb = letters.endsWith('ing') ? `${letters.slice(0, -3)}e` : letters;
  if (verb !== letters && has(verb)) return compoundsOf(verb, has);
  const found = cut(letters, MOST, has);
  if (found.length === 0) found.push(...(has(letters) ? behindNoWord(letters) : inflected(letters, has)));
  return found.sort((one, other) => one.length - other.length).slice(0, MOST_WAYS);
}

function cut(letters: string, most: number, has: Has): string[][] {
  const found: string[][] = [];
  for (let at = 2; at <= letters.length - 2; at++) {
    const head = letters.slice(0, at);
    const rest = letters.slice(at);
    const firsts = headsOf(head, rest, has);
    if (firsts.length === 0) continue;
    if (isTail(rest, head, has))
      for (const first of firsts) if (isBest(first, head, rest, has)) found.push([first, rest]);
    // In a long split, the shortest words are coincidence.
    const rests = most > 2 ? cut(rest, most - 1, has).filter((parts) => parts.every(isLongEnough)) : [];
    for (const first of firsts.filter(isLongEnough)) for (const parts of rests) found.push([first, ...parts]);
  }
  return found;
}

/** A form of a compound that no list has: *bukseseler*, *svinefarmene*. */
function inflected(letters: string, has: Has): string[][] {
  for (const ending of endings) {
    const base = letters.slice(0, -ending.length);
    const isOne = letters.endsWith(ending) && (ending.startsWith('e') || base.endsWith('e')) && base.length > LONG + 2;
    const found = isOne ? cut(base, MOST, has) : [];
    if (found.length > 0) return found;
  }
  return [];
}
const endings = ['ernes', 'erne', 'ene', 'ens', 'ets', 'er', 'en', 'et', 'e', 'rne', 'r', 'n'];

/** A word of which only the last part is a word. */
function behindNoWord(letters: string): string[][] {
  const tail = clearTails.find((word) => letters.endsWith(word) && letters.length > word.length + 2);
  return tail ? [[letters.slice(0, -tail.length), tail]] : [];
}

/** *sne* + *sko* rather than *sne* + s + *ko*; *gåse* + *fod* rather than *gås* + *efod*. */
function isBest(first: string, head: string, rest: string, has: Has): boolean {
  if (
    head === `${first}s` &&
    !behindS.has(rest) &&
    rest.length < LONG &&
    isHead(first, has) &&
    isTail(`s${rest}`, first, has)
  )
    return false;
  // spiller rather than s + piller
  if (head === `${first}s` && !has(rest) && isTail(`s${rest}`, first, has)) return false;
  if (head === first && rest.startsWith('e') && !withE.has(rest)) return !isTail(rest.slice(1), `${head}e`, has);
  return true;
}

/** Last parts that an s before them does not belong to. */
const behindS = setOf('år ur tal');

/** Last parts of which the e is no linking element. */
const withE = setOf('elevator etage elev elite event etik epos etat ejer evne engel enhed element');

function isLongEnough(part: string): boolean {
  return part.length > 2;
}

/** The words that a beginning may be, without the linking element. */
function headsOf(letters: string, rest: string, has: Has): string[] {
  const found = new Set<string>();
  const told = heads.get(letters);
  if (told) found.add(told);
  if (isHead(letters, has)) found.add(letters);
  const linked = (link: string) => letters.endsWith(link) && letters.length > link.length + 2;
  for (const link of ['s', 'e', 'er']) {
    const bare = letters.slice(0, -link.length);
    if (linked(link) && isHead(bare, has)) found.add(bare);
  }
  // katte + killing, bukke + skæg
  const doubled = /^(.+?([bdfgklmnprst]))\2e$/u.exec(letters)?.[1];
  if (doubled && isHead(doubled, has)) found.add(doubled);
  if (rareHeads.get(letters)?.has(rest)) found.add(letters);
  if (bareHeads.has(letters)) found.add(letters);
  // enøjet, tohovedet
  if (smallNumbers.has(letters) && isParticiple(rest, has)) found.add(letters);
  // isoler + bånd, of a verb on -ere
  if (found.size === 0 && /^.{3,}er$/u.test(letters) && has(`${letters}e`)) found.add(`${letters}e`);
  // arbejds + plads: the word loses its -e.
  const short = /^(.{4,}[dgklmnrtv])s$/u.exec(letters)?.[1];
  if (found.size === 0 && short && has(`${short}e`)) found.add(`${short}e`);
  return [...found];
}

function isHead(letters: string, has: Has): boolean {
  if (borrowed.has(letters)) return true;
  if (noParts.has(letters)) return false;
  return letters.length < LONG ? shortHeads.has(letters) : has(letters);
}

function isTail(letters: string, before: string, has: Has): boolean {
  const rare = rareTails.get(letters);
  if (rare) return rare.has(before);
  if (noParts.has(letters)) return false;
  if (letters.length < LONG) return shortTails.has(letters);
  return has(letters) || tails.has(letters) || isParticiple(letters, has) || isOfVerb(letters, has);
}

/** Who does it, and what is done: *vindues* + *pudser*, *styrke* + *træning*. */
function isOfVerb(letters: string, has: Has): boolean {
  const verb = /^(.{3,})(?:er|ing|ning)$/u.exec(letters)?.[1];
  return verb !== undefined && letters.length > LONG + 1 && has(`${verb}e`);
}

/** *sommer* + *klædt*, *rød* + *kindet*. */
function isParticiple(letters: string, has: Has): boolean {
  if (letters.length < LONG || !letters.endsWith('t')) return false;
  if (letters.endsWith('et') && shortTails.has(letters.slice(0, -1))) return true;
  if (letters.length === LONG) return /[^aeiouyæøås]t$/u.test(letters) && has(`${letters.slice(0, -1)}e`);
  return (
    has(`${letters.slice(0, -1)}e`) ||
    (letters.endsWith('et') && (has(letters.slice(0, -1)) || has(letters.slice(0, -2))))
  );
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
