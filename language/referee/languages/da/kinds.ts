/**
 * L10 in Danish: unlisted compounds of kinds that go together are in use, and so are those with some parts that go with
 * nearly everything; those of kinds that nobody puts together are invented; about others people must judge.
 */
import type { Invented } from '../../grammar.ts';
import { rowsIn } from '../../rows.ts';
import { fitOf } from './classes.ts';
import { isBorrowed } from './compounds.ts';
import { isUsual, singlesOf } from './usual.ts';

/** Last parts that are formed so freely that nobody would call a compound invented. */
const free = setOf(`
  tur billet fest dag aften nat morgen weekend uge måned år tid time sæson periode epoke forening forbund system gruppe program konto kode slags rest mængde
  antal kaos krise ulykke skade sygdom allergi problem sag lov regel konkurrence turnering stævne løb rekord mesterskab elsker producent forsker ekspert køb
  salg handel marked leverandør industri branche uddannelse studie teori historie kultur tradition ceremoni billede foto udstyr pris massage behandling prøve
  test øvelse træning metode teknik trick tip guide opskrift liste projekt forbud mangel angst skræk feber dille
`);

/** Last parts that people also use for fun, in front of them anything is possible. */
const odd = setOf(`
  kort klub hold bog blad avis film serie spil leg sang musik tekst butik forretning shop kiosk fabrik værksted museum skole kursus kamp bane hal rum apparat
  verden rejse ferie tilbud parti app fil form type del stykke mester pokal fan spiller ejer træner lærer sælger samler arbejder firma selskab chef kunst
  stil mode ritual maleri figur model symbol mærke logo skilt plakat tegning plads park station kit sæt kur opgave råd plan idé rute
`);

const rows = rowsIn(new URL('common.txt', import.meta.url));
const wordsOf = (kind: string) => new Set(rows.filter(([first]) => first === kind).flatMap(([, ...words]) => words));
const firsts = wordsOf('first');
const lasts = wordsOf('last');

/** Dishes and drinks, which only food goes with. */
const dishes = setOf(
  'kage tærte suppe salat sauce sovs brød saft juice olie mel is vin øl te smag grød gryde mos marmelade creme pizza bolle',
);
const food = setOf(`
  æble pære blomme banan citron lime appelsin mango kokos kokosnød ananas melon jordbær hindbær blåbær solbær ribs kirsebær rabarber fersken abrikos
  fig figen dadel nød mandel valnød hassel pistacie peanut chokolade kakao kaffe vanilje karamel lakrids honning sukker salt peber chili ingefær kanel
  karry hvidløg løg porre kål blomkål grønkål rødkål spinat tomat agurk gulerod kartoffel rødbede selleri squash aubergine græskar asparges svampe
  svamp champignon majs ært ærte bønne linse ris pasta nudel hvede rug havre byg hirse æg ost mælk fløde smør yoghurt kød okse svin kylling and lam
  fisk laks torsk tun sild reje hummer krabbe musling skinke bacon pølse hyben hyldebær hyldeblomst mynte basilikum persille rosmarin timian dild oliven`);

/** By the parts, in the most likely split. */
export function unlistedCompound(splits: readonly (readonly string[])[]): Invented {
  // Only the dictionary can compute it, perhaps by chance: *Dijon*.
  if (splits.length === 0) return 'doubtful';
  const fewest = Math.min(...splits.map(({ length }) => length));
  const likely = splits.filter(({ length }) => length === fewest);
  if (likely.some((parts) => isUsual(parts) || isCommon(parts))) return 'legal';
  const fit = likely.map((parts) => fitOf(parts[0] ?? '', singlesOf(parts.at(-1) ?? '')));
  if (fit.includes('together')) return 'legal';
  const isOdd = likely.some((parts) => singlesOf(parts.at(-1) ?? '').some((last) => odd.has(last)));
  return fit.includes('apart') && !isOdd ? 'illegal' : 'doubtful';
}

/** Whether a part goes with nearly every other, so that the two go together. */
function isCommon(parts: readonly string[]): boolean {
  const [first = ''] = parts;
  const isAbout = (last: string) =>
    free.has(last) ||
    (lasts.has(last) && firsts.has(first)) ||
    (dishes.has(last) && parts.slice(0, -1).every((part) => food.has(part)));
  return isBorrowed(first) || singlesOf(parts.at(-1) ?? '').some(isAbout);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
