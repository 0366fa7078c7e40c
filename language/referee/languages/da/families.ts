/** Danish families that no ending shows: other vowels, other stems. */
import { firsts } from './lines.ts';

/** One family per line, its root first. */
const families = `
  studere studie studium student studerende studering studio
  lære lærd lærdom lærling
  far oldefar oldefædre
  mor oldemor
  lykke mislykket mislykkes
  mudder mudret
  fjende fjendtlig fjendskab fjendtlighed
  ven uven uvenner
  våben bevæbne bevæbnet væbnet væbner bevæbning
  drikke druk drukken
  grøn grønt grøntsag grønthandler
  tung tyngde tyngdekraft
  flyve flugt
  skib skipper
  musik musical
  mord myrde morder
  liv livret
  hellig helgen helgeninde
  fange fængsel fængsle fængsling
  fængsel fængsle fange
  fakta faktum
  geni genial genialitet
  krimi kriminel kriminalitet kriminalroman
  halv halvø halvøer halvfems halvfjerds halvtreds
  seks seksten seksti
  syv sytten
  otte atten
  ni nitten
  fire firs fjorten fyrre
  fem femten femte
  tre tretten tredive tredje
  to tolv
  smile smil smiley
  snit snitte
  stor størst større størrelse
  terapi terapeut
  tjene tjeneste tjenestefolk tjenestepige tjener
  meteor meteorit meteorolog meteorologi
  motiv motivation motivere
  narko narkoman narkotika
  race racer
  ventil ventilator ventilation
  projekt projektor
  kors korsfæste korsfæstelse
  vide viden videnskab videnskabsmand
  værdi værd værdig værdifuld
  falsk falskmøntner
  elske elsker elskerinde elsket
  kær kærlig kærlighed kæreste
  chat chatbot
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

export const related = firsts(families);
