/** L10 in Danish: compounds are made freely with some last parts; a person or an animal behind a strange word is made up. */
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

/** Persons and animals: with these, only what people know is a word. */
const beings = setOf(`
  bager soldat matros læge spion pirat klovn konge heks minister journalist dronning prins prinsesse ridder munk nonne præst pave fisker jæger
  maler smed snedker skrædder tømrer murer slagter kok tjener kelner bonde gartner sømand kaptajn pilot astronaut politimand betjent brandmand tyv røver
  bandit gangster morder dommer advokat sekretær direktør præsident kejser greve baron hertug adelsmand slave viking riddersmand troldmand trold nisse
  alf fe dværg kæmpe engel djævel spøgelse zombie vampyr mumie varulv monster robot cowboy indianer samurai ninja gladiator helt skurk doktor
  sygeplejerske tandlæge dyrlæge frisør skuespiller sanger danser musiker digter forfatter filosof professor student elev baby tante onkel bedstemor
  bedstefar kusine fætter nabo turist detektiv agent diplomat general officer admiral kurér postbud chauffør mekaniker elektriker bankmand revisor
  havfrue enhjørning drage dinosaur
  hund kat hest ko gris får ged høne kylling and gås kalkun svane due krage ravn ørn falk ugle papegøje pingvin struds stork måge spurv bjørn ræv ulv
  hare kanin mus rotte egern pindsvin grævling bæver odder hjort elg rådyr rensdyr kamel elefant giraf løve tiger leopard zebra abe gorilla næsehorn
  flodhest krokodille slange firben skildpadde frø tudse haj hval delfin sæl torsk laks sild gedde ål krabbe hummer reje snegl orm edderkop flue
  myg hveps bi humle myre bille sommerfugl larve græshoppe skorpion panda koala kænguru lama æsel okse tyr kalv lam føl hamster marsvin
`);

/** By the last part, in the likeliest way to take the word apart. */
export function unlistedCompound(splits: readonly (readonly string[])[]): Invented {
  const fewest = Math.min(...splits.map(({ length }) => length));
  const lasts = splits.filter(({ length }) => length === fewest).map((parts) => parts.at(-1) ?? '');
  if (lasts.some((last) => free.has(last))) return 'legal';
  return lasts.some((last) => beings.has(last)) ? 'illegal' : 'doubtful';
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
