/** Danish families that no ending tells: other vowels, other stems; the names of countries. */

/** Each line is one family, what the others come from first. */
const families = `
  skrive skrift skriv skriver skribent skrivelse
  synge sang sanger sangerinde
  flygte flugt flygtning
  bide bid bidsk
  byde bud tilbud forbud udbud
  skyde skud skytte skydning
  bryde brud brydning
  finde fund
  binde bind bånd bundt
  gå gang gænger
  sidde sæde
  sælge salg sælger
  vælge valg vælger
  døbe dåb
  gribe greb
  ride rytter ridt rider
  dø død døde dødelig
  leve liv levende levned
  varm varme
  høj højde
  lang længde længe
  bred bredde
  dyb dybde
  stærk styrke
  veje vægt vejning
  jage jagt jæger
  vokse vækst
  sove søvn søvnig
  tanke tænke tænker
  kold kulde kølig
  køle kølig kølighed køler
  føde fødsel født
  dømme dom dommer
  blod bløde blodig
  dræbe drab
  lyve løgn løgner
  lede leder
  løb løbe løber
  hjælp hjælpe hjælper
  spil spille spiller
  guld gylden gylde forgylde
  tælle tal
  fortælle fortælling fortæller
  kamp kæmpe kæmper
  bonde bønder
  datter døtre
  far fader fædre faderlig
  mor moder mødre moderlig
  bror broder brødre broderlig broderskab
  bedstefar bedstefader
  bedstemor bedstemoder
  gammel ældre ældst ælde gamling
  stor større størst størrelse storhed
  lille mindre mindst små liden
  god bedre bedst godhed
  dårlig værre værst
  lang længere længst
  få færre færrest
  mange flere flest
  stjæle stjålen
  trække træk
  kaste kast
  springe spring sprang
  svømme svømmer svøm
  brænde brand brændsel brænding
  vinde vinder gevinst
  tabe tab taber
  hænge hæng
  vaske vask vaskeri
  male maler maleri maling
  bage bager bageri bagværk
  fiske fisk fisker fiskeri
  danse dans danser danserinde
  køre kørsel kører kørende
  sejle sejl sejler sejlads
  ro roer roning
  bo bolig beboer bosætte
  bygge bygning bygger bygningsværk
  lære lærer læring lærerinde lærling
  læse læser læsning
  undervise undervisning underviser
  arbejde arbejder
  kunst kunstner kunstig kunstnerisk
  musik musiker musikalsk musikant musikalitet musikus
  digt digte digter digtning
  politik politiker politisk
  elske elsker elskov
  kærlighed kærlig kær kæreste
  glad glæde
  vred vrede
  sulten sult sulte
  tørst tørste tørstig
  ånde ånd åndedræt
  tro troende
  rig rigdom
  fattig fattigdom
  syg sygdom syge
  sund sundhed
  vis visdom
  kvinde kvindelig
  mand mandig mandlig mænd bemande
  barn børn barnlig barndom
  bog bøger
  fod fødder
  hånd hænder håndtere
  tand tænder
  rod rødder
  nat nætter
  and ænder
  gås gæs
  ko køer
  konge kongelig
  prins prinsesse
  greve grevinde
  baron baronesse
  hertug hertuginde
  kejser kejserinde kejserlig
  ven veninde venlig venskab
  lærer lærerinde
  nabo naboskab
  gud gudinde guddommelig
  himmel himmelsk himle
  engel engle engleagtig
  djævel djævelsk
  cykel cykle cyklist cykling
  hammer hamre
  sukker sukre sukret
  peber pebre
  smør smøre
  krydderi krydre
  regn regne regnfuld
  vinter vintre overvintre
  sommer somre
  trommel tromme trommeslager
  fløjte fløjtist
  violin violinist
  guitar guitarist
  orgel organist orgler
  foto fotografi fotograf fotografere fotografisk
  telefon telefonere telefonisk
  telegraf telegram
  bibel bibelsk
  kirke kirkelig
  præst præsteskab
  læge lægelig
  medicin medicinsk mediciner
  kemi kemiker kemisk kemikalie
  fysik fysiker fysisk
  historie historiker historisk
  matematik matematiker matematisk
  biologi biolog biologisk
  geografi geograf geografisk
  astronomi astronom astronomisk
  psykologi psykolog psykologisk
  filosofi filosof filosofisk filosofere
  arkitekt arkitektur arkitektonisk
  poesi poet poetisk
  komedie komisk komiker
  tragedie tragisk tragik
  teater teatralsk
  atlet atletik atletisk
  gymnast gymnastik gymnastisk
  diplomat diplomati diplomatisk
  demokrati demokrat demokratisk
  diktator diktatur
  teori teoretisk teoretiker
  energi energisk
  magi magiker magisk
  mysterium mystisk mystik
  fantasi fantastisk fantasere
  symfoni symfonisk
  vulkan vulkansk
  tyran tyranni tyrannisere
  spion spionage spionere
  pirat pirateri
  alkohol alkoholiker alkoholisk
  elektricitet elektrisk elektriker el
  metal metallisk
  krystal krystallisk
  atom atomar
  planet planetarisk
  is isne isnende
  blomst blomstre blomstring
  smed smedje
  student studentikos studere
  bibliotek bibliotekar
  fange fangenskab fangst
  fabrik fabrikat fabrikere
  fødsel fødselar
  statue statuette
  busk buskads
  luft lufte luftig
  land lande landlig
  vand vande vandig vander
  jord jordisk jorde
  grav grave begrave begravelse
  lys lyse lysning lysende belyse oplyse
  mørk mørke
  farve farvet
  rød rødme rødlig
  hvid hvidte hvidlig
  sort sorte sværte
  grøn grønne grønlig
  lås låse aflåse oplåse låsesmed
  bjerg bjergrig
  skov skovrig
  stat statslig
  nation national nationalitet
  region regional
  person personlig
  familie familiær
  pleje plejer
  sølv forsølve
  sten stenet stene
  tørre tør tørke
  våd væde
  bade bad
  spise spiselig spisning
  drøm drømme drømmer
  tegne tegning tegner
  ryge røg rygning ryger røge
  drikke drik drukken
  flyve flyver fly flyvning
  give gave giver
  slå slag
  tyv tyveri
  mølle møller
  malke mælk
  kommune kommunal
  film filme filmisk
  finger fingre
  pibe piber
  ung yngre yngst ungdom
  skinne skin
  rejse rejsende
  sprog sproglig
  slør tilsløre
  krone krone kroning
  kys kysse
  knæ knæle
  mund mundtlig
  hjerte hjertelig hjerteløs
  nerve nervøs
  muskel muskuløs
  vandre vandring vandrer
  klatre klatrer klatring
  håbe håb
  frygte frygt frygtelig
  angst ængstelig
  skam skamme
  ære ærlig
  dumme dum
  klog klogskab
  nar narre narreri
  le latter
  græde gråd
  råbe råb
  skrige skrig
  hviske hvisken
  lytte lytter
  høre hørelse
  føle følelse følsom
  lugte lugt
  smage smag
  røre rørelse berøre
  snitte snit
  klippe klip
  sy syning syerske sytøj
  strikke strik
  væve væv væver
  spinde spinder spind
  pløje plov
  så sæd
  høste høst
  slagte slagter slagteri
`;

const peoples = `
  Danmark dansk dansker danskhed danskere
  Norge norsk nordmand
  Sverige svensk svensker
  Finland finsk finne finlænder
  Island islandsk islænding
  Færøerne færøsk færing
  Grønland grønlandsk grønlænder
  Tyskland tysk tysker
  Frankrig fransk franskmand
  England engelsk englænder
  Storbritannien britisk brite
  Skotland skotsk skotte
  Irland irsk irlænder irer
  Wales walisisk waliser
  Holland hollandsk hollænder
  Nederlandene nederlandsk nederlænder
  Belgien belgisk belgier
  Luxembourg luxembourgsk luxembourger
  Spanien spansk spanier
  Portugal portugisisk portugiser
  Italien italiensk italiener
  Grækenland græsk græker
  Tyrkiet tyrkisk tyrk tyrker
  Schweiz schweizisk schweizer
  Østrig østrigsk østriger
  Ungarn ungarsk ungarer
  Polen polsk polak
  Tjekkiet tjekkisk tjekke
  Slovakiet slovakisk slovak
  Rumænien rumænsk rumæner
  Bulgarien bulgarsk bulgarer
  Serbien serbisk serber
  Kroatien kroatisk kroat
  Bosnien bosnisk bosnier
  Slovenien slovensk slovener
  Albanien albansk albaner
  Rusland russisk russer
  Ukraine ukrainsk ukrainer
  Estland estisk estlænder ester
  Letland lettisk
  Litauen litauisk litauer
  Europa europæisk europæer
  Amerika amerikansk amerikaner
  USA amerikansk amerikaner
  Canada canadisk canadier
  Mexico mexicansk mexicaner
  Brasilien brasiliansk brasilianer
  Argentina argentinsk argentiner
  Chile chilensk chilener
  Peru peruviansk peruvianer
  Colombia colombiansk colombianer
  Cuba cubansk cubaner
  Jamaica jamaicansk jamaicaner
  Kina kinesisk kineser
  Japan japansk japaner
  Korea koreansk koreaner
  Vietnam vietnamesisk vietnameser
  Thailand thailandsk thailænder thai
  Indien indisk inder
  Indonesien indonesisk indoneser
  Pakistan pakistansk pakistaner
  Iran iransk iraner
  Irak irakisk iraker
  Israel israelsk israeler
  Arabien arabisk araber
  Egypten egyptisk egypter
  Marokko marokkansk marokkaner
  Etiopien etiopisk etiopier
  Kenya kenyansk kenyaner
  Sydafrika sydafrikansk sydafrikaner
  Afrika afrikansk afrikaner
  Asien asiatisk asiat
  Australien australsk australier
  Rom romersk romer
  Paris parisisk pariser
  Berlin berlinsk berliner
  Wien wiensk wiener
  Hamburg hamburgsk
  København københavnsk københavner
  Aarhus århusiansk århusianer aarhusiansk aarhusianer
  Odense odenseansk odenseaner
  Aalborg aalborgensisk aalborgenser ålborgenser
  Jylland jysk jyde
  Fyn fynsk fynbo
  Sjælland sjællandsk sjællænder
  Bornholm bornholmsk bornholmer
  Athen athensk athener
  Sparta spartansk spartaner
  Venedig venetiansk venetianer
  Napoleon napoleonsk
  Persien persisk perser
  Babylon babylonsk babylonier
  Buddha buddhisme buddhist buddhistisk
  Kristus kristen kristendom kristelig
  Islam islamisk islamist
  Marx marxisme marxist marxistisk
  Darwin darwinisme
  Freud freudiansk
  Hitler hitlersk
  Stalin stalinisme
`;

export const related = firsts(families);
export const countries = firsts(peoples.toLowerCase());

/** Each word with what its lines begin with. */
function firsts(lines: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [first = '', ...words] = line.trim().split(/\s+/);
    for (const word of words) found.set(word, [...(found.get(word) ?? []), first]);
  }
  return found;
}
