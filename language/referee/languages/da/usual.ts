/**
 * Compounds that no dictionary lists although everyone uses them (L10): first and last parts of kinds that go together,
 * as in *gåseunge*, *pizzadej*, *julekaffe* or *bilsæde*.
 */

type Kind = readonly [first: ReadonlySet<string>, last: ReadonlySet<string>];

const beasts = `
  hund kat mus rotte hamster kanin marsvin hest pony æsel ko kalv okse tyr kvie får lam ged gris svin høne hane kylling and gås svane due ugle ørn falk
  ravn krage stork trane måge spurv solsort fugl papegøje påfugl kalkun struds pingvin ræv ulv bjørn elg hjort rådyr hare egern pindsvin grævling bæver
  odder mår muldvarp flagermus løve tiger leopard jaguar gepard elefant næsehorn flodhest giraf zebra kamel lama abe gorilla kænguru krokodille slange
  firben skildpadde frø tudse fisk guldfisk laks torsk ål haj hval delfin sæl krabbe hummer blæksprutte musling snegl orm flue myg hveps bi myre
  edderkop sommerfugl bille drage enhjørning dinosaur mammut`;
const bodies = `
  hale hår pels skind fjer vinge næb snude tryne snabel øre øje ben pote klo fod hov tand hugtand tunge hoved hals nakke ryg mave pukkel horn gevir
  æg unge hvalp killing lort pølle spor rede hule hul bur hus bo reb sti stald gård mark flok sværm art race elsker ejer træner mad foder skelet knogle
  bid stik lyd skrig brøl hyl gøen vrinsk brægen kvidder kvæk gift kød filet bøf steg lår skål kurv seng snor halsbånd rumpe fælde jæger jagt`;
const meals = `
  æble pære blomme banan citron appelsin ananas melon jordbær hindbær blåbær solbær brombær kirsebær rabarber nød mandel chokolade kakao kaffe te
  vanilje karamel lakrids honning sukker salt peber chili ingefær kanel karry hvidløg løg porre kål spinat tomat agurk gulerod kartoffel rødbede selleri
  svamp champignon majs ært bønne ris pasta nudel pizza hvede rug havre byg korn raps æg ost mælk fløde smør yoghurt kød okse svin kylling høne hønsekød
  and fisk laks torsk tun sild makrel reje rejer hummer krabbe musling østers skinke bacon pølse marmelade syltetøj sennep olie eddike øl vin saft
  saftevand sodavand vand mel gær dej brød rugbrød kage kiks bolle slik is suppe salat sovs grød mad`;
const served = `
  salat suppe kage tærte muffin boller is saft juice saus sovs sauce mos grød mad brød snitte kiks dej bund skærer kniv ske gaffel glas flaske kande krus
  kop skål fad tallerken krukke pose pakke kasse dåse bøtte karton spand skum bar bord buffet plante busk mark plantage høst avler bonde skræl
  kerne sten saft smag duft lugt marmelade syltetøj brus likør ring ringe skive bid krydderi olie pulver suppe`;
const occasions = `
  jul juletræ juleaften påske pinse nytår nytårsaften fastelavn halloween sankthans bryllup konfirmation barnedåb begravelse fødselsdag jubilæum dimission
  sommer vinter forår efterår ferie sommerferie weekend mandag tirsdag onsdag torsdag fredag lørdag søndag morgen formiddag middag eftermiddag aften nat
  januar februar marts april maj juni juli august september oktober november december advent karneval`;
const held = `
  aften dag morgen nat bord frokost middag mad kaffe te kage øl sang avis tur fest gave gavepapir tale kjole tøj jakke frakke sko støvle hat hue kys
  sol regn sne vejr vind varme kulde storm himmel mørke lys blad blomst bål tegn job arbejde koncert stress travlhed hygge humør stemning klip pynt dug
  serviet kort hilsen salg tilbud plan program marked gæst pyjamas flirt forelskelse badning møde træning sweater strømpe sok menu buffet vagt
  søvn krans`;
const vehicles = `
  bil elbil lastbil varebil racerbil bus turistbus skolebus lufthavn lufthavns tog fly flyver helikopter cykel knallert motorcykel scooter løbehjul
  traktor båd motorbåd sejlbåd skib færge ambulance brandbil politibil taxa taxi campingvogn autocamper kajak kano raket`;
const fitted = `
  sæde stol dør rude vindue hjul dæk lygte lys nøgle lås motor tank horn radio batteri vask ferie tur rejse nød syge billet personale plads kø ulykke
  skræk bro stativ taske kurv pumpe klokke hjelm lås handler smed bane mekaniker værksted udlejning fabrik ejer chauffør fører dele anhænger bus`;
const rooms = `
  hus lejlighed køkken bad badeværelse stue kælder loft have gård altan terrasse garage skur telt sommerhus værelse børneværelse soveværelse kontor
  klasse skole kirke kirkegård slot borg fængsel hotel teater cirkus butik kro`;
const furnished = `
  dør vindue gulv loft væg mur tag trappe nøgle lampe bord stol bænk sofa seng hylde skab tæppe gardin lys have låge port tårn klokke kælder
  kaffe bus taske pose dag fest`;
const people = `
  spejder soldat garder sømand matros kaptajn pilot læge sygeplejerske politi politimand brandmand dommer præst munk nonne konge dronning prins prinsesse ridder
  pirat sørøver viking cowboy indianer klovn nisse heks trold vampyr spøgelse engel kok bager slagter tømrer maler murer smed bonde fisker jæger
  lærer elev student baby barn dukke bamse brud mor far bedstemor bedstefar røver tyv fange`;
const worn = `
  uniform hat hue kasket hjelm krone maske kostume dragt kjole jakke frakke kåbe kappe bukser sko støvle støvler skjorte tøj forklæde briller
  skæg paryk sværd pistol flag skib skat kiste kniv taske hytte hus seng vogn stol sæde lyd lyde mad briller sutter tand vinge grav hule mor far kone
  dreng pige barn`;
const limbs = `
  hoved hår pande øje øjen øre næse mund læbe tand tunge kind hage skæg hals nakke skulder arm albue håndled hånd finger negl bryst mave navle ryg hofte
  balle numse lår knæ ben læg ankel fod tå hæl storetå hud lever nyre lunge hjerte hjerne knogle muskel led`;
const ailing = `
  pine smerte smerter skade skader læge operation creme salve pude støtte bid brud gips bandage sår kløe ring smykke kæde piller bider betændelse
  infektion kræft massage træning øvelse`;
const games = `
  fodbold håndbold basketball volleyball badminton tennis bordtennis squash padel golf minigolf cricket baseball rugby hockey ishockey bowling dart
  billard skak dame terning ludo kort boksning judo karate svømning ski skøjte rulleskøjte skateboard ridning gymnastik yoga løb cykel cykling roning
  sejlads dykning surfing klatring`;
const played = `
  bold bane hold sko støvle støvler tøj trøje shorts udstyr kamp klub spiller træner træning mål net målnet stav bat ketsjer kølle kugle skive pil bord
  bræt brik bæger hul puk hjelm handske stadion hal skole prinsesse stjerne turnering mester fan måtte ring tur lejr bukser dragt briller`;
const devices = `
  mobil mobiltelefon telefon smartphone computer tablet iPad laptop printer internet tv fjernsyn radio kamera spil skærm video lade batteri hovedtelefon
  højttaler robot drone`;
const attached = `
  cover etui taske kabel oplader stik ledning skærm knap tast tid café patron papir blæk butik forbindelse abonnement nummer spil bord holder
  batteri lås fejl virus spil`;
const weather = `
  regn sne hagl is frost tåge storm orkan torden lyn vind sol sand støv vand bølge hav strand sø skov bjerg ørken jungle palme klippe fjeld`;
const seen = `
  dråbe byge sky vejr dag tid støvle jakke frakke tøj hat hule bunke dynge gnist brag strand kyst top tur kæde sti vandring storm hytte fugl blomst`;
const crafts = `
  sav bor hammer lim mal maler pensel svejse svejsning sikkerhed beskyttelse dykker svømme ski sol læse arbejde bygge gør-det-selv tapet gips høvl`;
const used = 'briller brille hjelm handske handsker sko tøj klister tape maske dragt vest bukser jakke bord bænk';

const kinds: readonly Kind[] = [
  [setOf(beasts), setOf(bodies)],
  [setOf(meals), setOf(served)],
  [setOf(occasions), setOf(held)],
  [setOf(vehicles), setOf(fitted)],
  [setOf(rooms), setOf(furnished)],
  [setOf(people), setOf(worn)],
  [setOf(limbs), setOf(ailing)],
  [setOf(games), setOf(played)],
  [setOf(devices), setOf(attached)],
  [setOf(weather), setOf(seen)],
  [setOf(crafts), setOf(used)],
];

/** Endings of a last part: *gåseunger*, *pizzadejen*; other ones behind an e. */
const endings = ['er', 'e', 'en', 'et', 'erne', 'ene'];
const endingsBehindE = ['r', 'n', 't', 'rne'];

/** Whether a compound's parts are of kinds that everybody puts together. */
export function isUsual(parts: readonly string[]): boolean {
  const [first = '', last = ''] = parts;
  if (parts.length !== 2) return false;
  const singles = singlesOf(last);
  return kinds.some(([firsts, lasts]) => firsts.has(first) && singles.some((word) => lasts.has(word)));
}

/** A last part, and what it may be a form of. */
export function singlesOf(last: string): readonly string[] {
  if (formless.has(last)) return [last];
  return [last, ...without(last, endings, false), ...without(last, endingsBehindE, true)];
}

/** Words that only look like a form of another: *planet* is no *plan*. */
const formless = setOf('have planet tablet baret paket raket tapet kabinet ballet skelet hammer kamel');

function without(word: string, ends: readonly string[], isBehindE: boolean): readonly string[] {
  return ends
    .filter((end) => word.endsWith(end))
    .map((end) => word.slice(0, -end.length))
    .filter((rest) => rest.endsWith('e') === isBehindE);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
