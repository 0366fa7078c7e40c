/**
 * L10 in Danish: compounds with some last parts are formed freely, so people must judge; other unlisted ones are
 * invented.
 */
import type { Invented } from '../../grammar.ts';

/** Last parts that go with nearly everything. */
const free = setOf(`
  tur billet kort klub hold fest dag aften nat morgen weekend uge måned år tid time bog blad avis film serie spil leg sang musik tekst butik forretning
  shop kiosk fabrik værksted museum skole kursus kamp bane hal hytte hus rum stue værelse maskine motor apparat kasse pose skål glas flaske dåse krukke
  lampe lygte lys trøje bluse jakke kjole skjorte bukser tøj dragt uniform farve kage tærte suppe salat sauce sovs brød saft juice olie mel is vin øl te
  smag duft lugt lyd plante træ busk blomst frø mark have skov park plads torv gade vej sti bro by stat land ø kyst strand bord stol bænk hylde skab skuffe
  pris verden rejse ferie tilbud problem sag lov regel system gruppe forening forbund parti bil båd skib tog bus fly batteri app program fil konto kode
  kugle balle dynge bunke hul kant top bund side spids form type slags del stykke rest mængde antal kaos krise katastrofe ulykke skade sygdom allergi
  feber sæson periode epoke konkurrence turnering stævne løb rekord mester mesterskab pokal medalje fan spiller ejer elsker træner lærer sælger producent
  forsker ekspert samler arbejder fører køb salg handel marked leverandør firma selskab chef industri branche uddannelse studie teori historie kultur
  kunst stil mode tradition ritual ceremoni billede foto maleri statue figur model symbol mærke logo skilt plakat tegning kniv saks værktøj udstyr
  kit sæt snor kæde ring bånd net gitter hegn mur dør vindue gulv tag loft kælder fad bakke kande kop ske gaffel pind stang rør slange pumpe filter
  kur massage behandling creme salve pille medicin prøve test opgave øvelse træning metode teknik trick tip råd guide opskrift liste plan projekt idé
  ø vand luft jord sand sten støv røg ild flamme bål storm regn vind vejr sky tåge frost sol måne stjerne planet rute rejse station bane
`);

/** By the last part, in the most likely split. */
export function unlistedCompound(splits: readonly (readonly string[])[]): Invented {
  const fewest = Math.min(...splits.map(({ length }) => length));
  const lasts = splits.filter(({ length }) => length === fewest).map((parts) => parts.at(-1) ?? '');
  if (lasts.some((last) => free.has(last))) return 'doubtful';
  return 'illegal';
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
