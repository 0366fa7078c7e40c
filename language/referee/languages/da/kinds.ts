/**
 * L10 in Danish: unlisted compounds of kinds that go together are in use; those with some last parts are formed freely, so
 * people must judge; others are invented.
 */
import type { Invented } from '../../grammar.ts';
import { isUsual } from './usual.ts';

/** Last parts that go with nearly everything. */
const free = setOf(`
  tur billet kort klub hold fest dag aften nat morgen weekend uge måned år tid time bog blad avis film serie spil leg sang musik tekst butik forretning
  shop kiosk fabrik værksted museum skole kursus kamp bane hal rum apparat verden rejse ferie tilbud problem sag lov regel system gruppe forening
  forbund parti app program fil konto kode form type slags del stykke rest mængde antal kaos krise ulykke skade sygdom allergi
  sæson periode epoke konkurrence turnering stævne løb rekord mester mesterskab pokal fan spiller ejer elsker træner lærer sælger producent
  forsker ekspert samler arbejder køb salg handel marked leverandør firma selskab chef industri branche uddannelse studie teori historie kultur
  kunst stil mode tradition ritual ceremoni billede foto maleri figur model symbol mærke logo skilt plakat tegning udstyr pris plads park station
  kit sæt kur massage behandling prøve test opgave øvelse træning metode teknik trick tip råd guide opskrift liste plan projekt idé rute
`);

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
  const fewest = Math.min(...splits.map(({ length }) => length));
  const likely = splits.filter(({ length }) => length === fewest);
  if (likely.some(isUsual)) return 'legal';
  const isFree = (parts: readonly string[]) => {
    const last = parts.at(-1) ?? '';
    return free.has(last) || (dishes.has(last) && parts.slice(0, -1).every((part) => food.has(part)));
  };
  return likely.some(isFree) ? 'doubtful' : 'illegal';
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
