/** How Danish compounds are formed: parts joined by nothing, s, e or er. */
import { rowsIn } from '../../rows.ts';

type Has = (letters: string) => boolean;

/** Two- and three-letter words that begin compounds; other short ones only look like parts. */
const shortHeads = setOf(`
  is el øl æg år te ur by ko sø sy tv pc it tå hø læ ål ny rå jod
  små høj lys hus bil top hav nat vin sol dag træ bog løn lov lyd mål kul nød gas fag fod vej liv mad syd kød sne råd blå ord hår fly rør
  død job rød tog ryg bus rum hul net tør dæk grå idé ide sex dør røg tag fem øst øre tal ski ild par bro web knæ arm hud lyn tyv tøj rod
  ilt ben pop lån bas pas gul uge sko uld ris bøn hof møg fyr køb væg båd gud tid sky løv røv sag tro sur rov mor frø ære fan pil sav løg
  ler nul sti mur ovn kro pap eng lam dom bly hær mel hør syn lak ble haj hæl bue maj dam tur kål hæk vat abe kat roe sæl lim rim tin kam
  hal våd zoo tov dej dyr rug hat rom lår ven spa due kys bur søm kop fad amt dun bål bad elg nar orm sår sæk ost næb gær lin rig jul kor
  log cup løb hop reb mug lem pub leg mus klo vod sål ånd lus myg ulv ræv får tyr and gås ged hug hjul kar pen rat arv ært søn far tip app
  lås låg nål hue sok kok kur vid dyb gal fut led tap dug egn kap pub gin rum rap bob rev urt urt dyk pip fup kup fis sut dut rav gab akt gøg bom hov kaj lup nys vad
  øje tun tøm kæp aha agn boa bov bug byg bæk døv føl høg hiv ion kim kip lod mår nav ørn åre rem ror siv sod spy syl sæd tue vov vår væv
  zen fip rya ufo pæl gro tøs gat pak bud dum bod tyk ung dal møl pyt hån lix køl bip bøf rus ask
  lag fil fri tro mod dun alf gys snu køn kog bog jet van hit vip nød lur sum mos mal ark bær fly kål tab akt kit æde øde jag fed ham svin
`);

/** Two- and three-letter words that end compounds. */
const shortTails = setOf(`
  øl æg år ur ko by sø is bi ål ås tå bo tv pc so
  rum ret tid dag hus pil bog tal tur tøj sag træ lag bil liv dyr vej løb mål lov ske rør råd ben mad ord lys net kat rod sko fod fag hul
  båd dør fly tag tog vin ost løn kød hat hår lån sår syn mor ris hal kål tab frø sky job bær lyd lås nål kar urt væg sal bro top sæk sti nat
  gas dæk køb tro eng orm ven lap ild ovn abe tyv far bus søn mel bad avl ryg leg kur væv kys fil gås uge rem bue søm mur bid pæl dug øje kor
  pas nød lam hue fyr dej uld kop sål log lår kam bud arm fad bod sav bed ånd haj mus løg hud bor hop bøf bur lem råb ark akt jet klo øre gud
  lod næb sol åre rev siv rat føl lus hav sne ged tov gær låg kok arv hit kul tyr sok ørn idé ide ski tap fan bas dal dåb bås ulv tud tin tak
  kro ble reb hør ært bål lyn app rad møg uro spa pub rim sut ræv høg elg sæl ble roe bær lak kæp jod mod had hær klo jul pen pot pop rav
  bøn høj tæt gal bøg buk røv gry dun kid gry rov køn lav sæd egn rus
  sæt lok mil lur pyt tue nar pap kø lim hug hob hæl pak rem bås dut urt myg vod høg bon kup fis hyl læn jag køl tip tøs vom nav rov sot tun spy får due knæ røg død sød pøl dyb tot lue fog
  lup bom ror gøg nys hov hof kit cup dam top kaj gab
  rød blå gul grå fri tom fed sur syg mos flok led art vid rap bid sex zoo rig æde del kød par
`);

/** Words that are also endings: they are parts only after these heads. */
const rareTails = new Map<string, ReadonlySet<string>>([
  [
    'bar',
    setOf(
      'is øl vin mælke salat cocktail juice snack kaffe mini piano pool hotel sushi tapas natklub frokost hjemme chokolade kakao smoothie',
    ),
  ],
  ['dom', setOf('døds straffe fængsels højesterets landsrets byrets rets æres skæbne voldgifts frifindelses')],
  [
    'skab',
    setOf(`køle klæde tøj sko penge bog køkken medicin hænge hjørne over under linned fryse garderobe glas væg våben vin koste badeværelses arkiv
      kartotek el nøgle værktøjs varme tørre brand sikkerheds is fade rengørings spejl slik gæste vitrine jalousi flue brandslange service trofæ stål jern`),
  ],
  ['tør', setOf('knas halv vind luft stryge ben støv skrive krudt')],
  ['våd', setOf('dyng driv gennem regn plask pladder smask pjask dug')],
  ['fe', setOf('tand is skov god')],
  ['mat', setOf('skak')],
  ['vers', setOf('salme jule sang rim slut gæste drille smæde børne')],
  ['sum', setOf('løse engangs penge afståelses erstatnings')],
  [
    'and',
    setOf(
      'bade jule grå gummi rug eder ede stegt brud pip lokke vild trold ske svømme mose bjerg dyk taffel knar krik moskus mandarin aften avis',
    ),
  ],
  [
    'te',
    setOf(
      'urte kamille is pebermynte grøn mynte frugt ingefær chai hyben hyldeblomst aften morgen lindeblomst frokost',
    ),
  ],
]);

/** The same, but never with a linking element: *lige* and *pige* are other words. */
const bareHeads = setOf('bag lig lad lav let ung løs hun pig spå gå tre ren');

/** Words that are also beginnings of others: they are parts only before these tails. */
const rareHeads = new Map<string, ReadonlySet<string>>([
  [
    'bi',
    setOf(`kube stade avl avler avlere dronning sværm voks sting stik gård rolle indtægt vej produkt virkning figur motiv krone planet bane ting
      sætning fag nyre job honning lyd ord`),
  ],
  ['ro', setOf('båd både bænk klub maskine sport stævne')],
  ['ind', setOf('sø')],
  ['var', setOf('ulv')],
  ['slå', setOf('maskine maskinen maskiner mur')],
  ['han', setOf('kat hund løve dyr blomst køn tiger bi elefant stik')],
  ['hun', setOf('kat hund løve dyr blomst køn tiger bi elefant stik bjørn ræv abe')],
  ['kø', setOf('kultur kørsel nummer system ordning')],
  [
    'ude',
    setOf(
      'skole bane stue kamp servering køkken bad liv spa rum miljø område terrasse tøj lys bord møbel sejr hold mål arbejde job luft',
    ),
  ],
  ['inder', setOf('side bane lomme lår fjord havn sål dør kreds cirkel søm by telt')],
  ['anden', setOf('bold violin mester præmie pilot plads mand mester serv dag')],
  ['nej', setOf('side stemme parti hat siger kampagne')],
  ['ja', setOf('side stemme ord siger hat')],
  ['alt', setOf('saxofon horn stemme sangerinde nøgle violin fløjte')],
  ['hel', setOf('silke side flaske pension årsregnskab tal søster bror')],
  ['del', setOf('pension tråd prøve element aftale mængde mål rapport streg resultat tid område')],
  ['sær', setOf('frimærke stempel kuvert skat sprog stilling træk tog nummer pris udgave tilbud klasse interesse')],
  ['ret', setOf('maske side pind strikning skrivning stavning vinkel sind')],
  ['mid', setOf('sommer vinter nat')],
  ['sen', setOf('sommer vinter efterår forår middelalder gotik')],
  ['nær', setOf('kamp politi radio hospital marked kontakt miljø område demokrati billede bane butik samfund lys')],
  ['bak', setOf('lygte kamera gear spejl lys')],
  ['dok', setOf('havn')],
  ['fin', setOf('vask regn kost tøj bageri motorik')],
  ['ti', setOf('kamp krone kroneseddel mand')],
  ['en', setOf('krone krones')],
  ['tve', setOf('kamp')],
  ['sød', setOf('kartoffel suppe skærm mælk grød kirsebær')],
  ['tak', setOf('offer')],
  ['tam', setOf('svin høne høns kat and gås dyr')],
  ['bar', setOf('benet fodet hovedet armet frost stol bord disk kasse skab pianist vogn mand dame')],
  ['øve', setOf('rum lokale session bog hæfte time')],
  ['ene', setOf('værelse barn stue mærke bær time pige tale')],
  ['før', setOf('skole skolebarn krigstid fest')],
  ['old', setOf('kirke frue tid')],
  ['lige', setOf('vægt stilling løn glad')],
  ['ende', setOf('station mål rim')],
  ['over', setOf('hud lår arm krop mund næb kæbe del tøj løber')],
  ['inde', setOf('sko tøj liv kat klima luft bane')],
  ['mer', setOf('pris salg værdi arbejde forbrug udgift')],
  ['løse', setOf('penge sum')],
  ['bom', setOf('penge vej hus stang vagt')],
  ['eks', setOf('mand kone kæreste konge minister')],
  ['vis', setOf('mand')],
  ['bøh', setOf('mand')],
  ['god', setOf('aften morgen dag nat')],
  ['pur', setOf('løg')],
  ['kik', setOf('ært')],
  ['sno', setOf('brød')],
  ['bid', setOf('sår')],
  ['glo', setOf('varm rød')],
  ['mat', setOf('hvid sort')],
  ['ske', setOf('and blad mad stork')],
  ['il', setOf('tog bud')],
  ['vie', setOf('vand')],
  ['vel', setOf('lyd')],
  ['mis', setOf('lyd')],
  ['vare', setOf('elevator tog hus vogn lager')],
  ['bo', setOf('sted pæl mærke fælle fællesskab form bestyrer')],
  ['to', setOf('krone mand hjulet værelses')],
  ['mari', setOf('kiks')],
  ['læg', setOf('krampe muskel kalv')],
  ['pan', setOf('fløjte')],
]);

const smallNumbers = setOf('en to ti tve');

/** Longer words that are not parts: endings, and coincidental beginnings and ends of words. */
const noParts = setOf(`
  else elser deri kere endes lighed eren erne ende ends inde inden inder ning ninger ling linger isme ismer lige ligt agtig enes ette igen
  ering erer eret bare somme some løse løst fulde fuldt iske mente mens lens ders vers gere ante arie esse ikke eller dette disse hvor hvad
  alle anden andet andre denne ingen intet noget nogen hende vore blev over efter sene nede gene kede tede line lene itet ment sker levator skok okker`);

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
