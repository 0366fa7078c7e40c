/** How English closed compounds are split: into two whole words, with short ones only if they really form compounds. */
import { basesOf, stems } from './irregular.ts';

type Has = (letters: string) => boolean;

const LONGEST_SHORT = 3;

/** Words of two and three letters that really begin or end compounds. */
const short = new Set(
  `ace act add age aid air ale all ant ape arc arm art ash ax axe bad bag bar bat bay bed bee big bin bow box boy bud bug bun bus buy bye cab
  cam can cap car cat cob cod cog cop cot cow cub cue cup cut dad dam day den dew die dip dog dot dry dye ear eat eel egg elf elk end eye
  fan far fat fig fin fir fit fix flu fly fog fox fun fur gag gap gas gear gem get gig gin god gum gun gut guy gym ham hat hay hen hip hit
  hob hog hop hot hub hug hut ice ink inn ivy jam jar jaw jet job jog joy jug key kid kin kit lab lad lap law lay leg lid lie lip log lot
  low mad man map mat men mix mob mop mud mug mum nap net new nod nut oak oar oat off oil old one orb ore out owl own ox pad pan paw pay pea
  peg pen pet pie pig pin pit pod pop pot pox pub pup put rag rail ram rap rat raw ray red rib rig rim rip rob rod rot row rub rug rum run rye
  sad saw say sea see set sex shy sin sip sir sit six ski sky son spa spy sty sub sum sun tab tag tap tar tax tea ten tie tin tip toe ton
  top toy try tub tug two up van vet war wax way web wet wig win wit yam yard zip zoo`.split(/\s+/u),
);

/** Words that begin other words far more often than they are a part. */
const notFirst = new Set(
  `cuck elon fanta thor micros hosp anti ante auto cent centi comm comp cons cont corr dent dist extra fore geo hers hydro hyper inst inter intra into mega micro milli mini misc mono multi off ones ours out over para peri poly prep prop pros proto recon semi sub super tele tens than then thou trans turb ultra under up with`.split(
    /\s+/u,
  ),
);
/** Words that end other words far more often than they are a part. */
const notLast = new Set(
  `tock entry gist pant oral cher shaw evel delia adam skinner up off out oratory very tony racy uses ability able ably ace age aged ages ale ally ant antic ants ape art ash ates bers best bier bility cede cent cents cess
  cite cited core den dent dents elf elope ence ency ends eral ered eric erst ester ether ette fest fies fuller fullest
  fully gem gent gents gram grams graph graphs hare have hip hood hoods ice icky ides idly ions ised isle ized kin lash
  lent lents less lest lets lid like ling lings lion lions mate mates ment mental mission missions motion nation
  national nations ness nest nets nick notion ore ounce ours pact pass passion pate pend pension pent pest pet pier pies
  portion pose posed poses posing position press pressed pressure prise prised prove proved quest quire rage rally rant
  rants rate rated rates rating ratings ratio ration rational rations red rent rents rest rice ring rive rot row scent
  scents science scribe sect section sects sense sent serve served serving ship ships sign sine sing sion sist sole
  solve solved some sort sorted spect spire spired stance stances state stated states sties stress sult sume sumer sure
  suring tale tant tate ten tension tent tents tern terns test tick tics tier ties tine tines ting tingly tings tion ton
  tone toric tory tract tractor tracts tress tribute tribution trice trier trust turn union unions vent vents verge vers
  verse version vert vest vine vise vising vision ward wards wise`.split(/\s+/u),
);

/** Of these, the ones that derive words from any other. */
const suffixes = new Set(
  `ability able ably fully fuller fullest hood hoods less lest like ling lings ment mental ness ship ships some wise graph graphs gram grams`.split(
    /\s+/u,
  ),
);

/** In a word that no list has, long parts are no chance: *cloudtractor*. */
function isLong(head: string, tail: string): boolean {
  return head.length > 4 && tail.length > LONGEST_SHORT;
}

/** Nor are medal-list, regret-table, pronoun-cement, memo-rise, molest-ation. */
const derived = /^(.{3,}?)(?:ists?|is[em]|ize|able|ments?|ations?)$/u;

function isDerived(letters: string, has: Has): boolean {
  const stem = derived.exec(letters)?.[1];
  return stem !== undefined && [...stems(stem), `${stem}y`].some(has);
}

/** Every split into two parts: three for *railwayman*. A form is not split itself, only its base: *seamanship* like *seaman*. */
export function compoundsOf(letters: string, has: Has): string[][] {
  if (basesOf(letters, has).length > 0) return [];
  // Nor is an adverb: men-tally, since-rely.
  if (letters.endsWith('ly') && has(letters.slice(0, -2))) return [];
  if (isDerived(letters, has)) return [];
  // Not compounds: reap-pear, mist-rust.
  const rest = letters.replace(/^(?:re|mis|un|pre|dis|mid|non)/u, '');
  if (rest !== letters && rest.length > LONGEST_SHORT && has(rest)) return [];
  const person = /^(.+man)(?:ship|ly|like)$/u.exec(letters)?.[1];
  if (person !== undefined && has(person)) return compoundsOf(person, has);
  const found: string[][] = [];
  const berry = /^(.{2,})berry$/u.exec(letters)?.[1];
  if (berry !== undefined && has(letters)) found.push([berry, 'berry']);
  for (let at = 2; at <= letters.length - 2; at++) {
    const head = letters.slice(0, at);
    if (!isPart(head, has, notFirst)) continue;
    const tail = letters.slice(at);
    // panick-ing
    if (head.endsWith('c') && tail === 'king') continue;
    // snap-shot, not snaps-hot
    if (/[^s]s$/u.test(head) && has(head.slice(0, -1)) && has(`s${tail}`)) continue;
    if (!isPart(tail, has, isLong(head, tail) && !has(letters) ? suffixes : notLast)) continue;
    found.push([head, tail]);
    if (/^(?:wo)?m[ae]n$/u.test(tail)) found.push(...compoundsOf(head, has).map((parts) => [...parts, tail]));
  }
  return found;
}

function isPart(letters: string, has: Has, never: ReadonlySet<string>): boolean {
  if (never.has(letters)) return false;
  return letters.length <= LONGEST_SHORT ? short.has(letters) : has(letters);
}
