/**
 * Danish pairs that an ending would connect but that are unrelated: *ven*, *vene*; some also share a spelling in one
 * form.
 */
const pairs = `
  efterlod/lod nedlod/lod
  and/andet agt/agter agte/agter alen/alene al/alle alt/alter anke/anker ask/aske ask/asket aske/asket bag/bage bag/bager bak/bakke bal/balle band/bande
  bang/bange bank/banke bar/bare bar/barre bar/baret bare/baret bar/barsk bas/base bas/basse bas/baser bed/bede bed/beder betel/betle beton/betone
  bil/bille bil/bilet bis/bisse bit/bitte blot/blotte blus/bluse bol/bolle bol/bolig bole/bolig bom/bomme  brag/brage brok/brokke bryn/bryne
  brød/brøde bul/bule bul/bulle bur/burre bus/buse bus/busse byg/byge byg/bygge bær/bære bær/bærer bøge/bøger bøg/bøger bøn/bønne dal/daler dam/dame
  del/delle den/denne det/dette dig/dige dis/disse din/dine din/diner dine/diner dok/dokke drag/drage dyn/dyne egn/egne egn/egnet elv/elver end/ende
 fad/fader fade/fader fag/fager fan/fane far/fare far/farer far/faret fem/femme fer/fersk fil/filet file/filet fin/finne fin/finer fine/finer
  fin/finsk flag/flage flom/flomme flåd/flåde flød/fløde fod/fode fod/foder fri/frisk fyr/fyrre få/får fæl/fælle føl/føle føl/føler før/føre før/fører
  gad/gade gag/gage  gal/galle gas/gasse ged/gedde gel/gele gen/gene gen/genne grand/grande grim/grime grød/grøde gæld/gælde hal/hale hal/halet
 ham/hamme han/hane har/hare har/harsk hav/have hed/hedde hel/helle her/herre hind/hinde hit/hitte hos/hose  hum/humør hyld/hylde
  hæl/hæle hæl/hæler hør/høre hør/hører hånd/hånde ild/ilde ild/ilder ile/iling ind/inder inde/inder kag/kage kaj/kaje kan/kane kap/kappe kap/kaper
  kar/karre kar/karet kar/karsk karat/karate kilt/kilte kip/kippe klam/klamme klik/klike klod/klode kok/koket kom/komet kost/koste krav/krave
  kris/krise kryb/krybbe kul/kule kul/kulle kul/kulør kule/kulør kuld/kulde kun/kunne kur/kurre kur/kurer kys/kyse kår/kåre kær/kærre køl/køle køl/kølle
  køl/køler køl/kølig lad/lade lag/lage lag/lager lage/lager lam/lame las/laser  led/lede led/leder led/ledig lede/ledig leve/lever liv/liver
  lig/lige lig/ligge lin/line lin/liner line/liner lit/liter lom/lomme lud/lude lud/luder lude/luder lur/lure låg/låge læg/læge læg/lægge læs/læse læs/læser
  løv/løve løve/løvet mag/mage mag/mager mage/mager man/mane man/manne man/maner mane/maner marin/marine mas/masse mask/maske mat/mate men/mene men/menig
  mene/menig mil/mile mil/mille min/mine min/minør mis/misse mod/mode mod/moder mode/moder mode/modig mol/mole mol/molle mor/more mos/mose mule/mulig
  mur/murre mus/muse myr/myre møl/mølle neg/neger net/nette non/none non/nonne nor/norsk not/note nyt/nytte næs/næse nær/nære nær/nærig nære/nærig
  odde/odder ode/odder off/offer pal/palle pal/palet palle/palet peb/peber pig/pige  pil/pille plan/plane plat/platte pol/polet pol/polsk
  pop/pope pose/posør pot/pote pot/potte prim/prime pris/prise pud/pude pur/pure pur/purre rak/raket ral/ralle ram/ramme raps/rapse rat/rate rav/rave
  red/rede red/reder rede/reder remis/remise rent/rente rig/rigge ris/rise rok/rokke ros/rose ros/roset rug/ruge run/rune rus/ruse ryg/ryge ryg/ryger
  røv/røve røv/røver røn/rønne sal/salig  sen/senet sid/side sid/sidde sig/sige siv/sive skab/skabe skal/skalle skar/skare sked/skede skel/skele
  sker/skrig skink/skinke skot/skotte skud/skude  skur/skurre skød/skøde slag/slagge slang/slange snar/snare snu/snue snu/snusk som/somme
  spar/spare spar/sparre spil/spile spir/spire stil/stille  stol/stolle stør/større sub/super sup/suppe sur/surre syd/syde syre/syrer sæd/sæde
  søm/sømme tag/tage tal/tale tal/taler tang/tange tank/tanke tant/tante tap/tape tap/tapet tape/tapet tern/terne tom/tomme ton/tone ton/toner tone/toner
  tor/torsk tran/trane tres/tresse trop/trope tros/trosse træ/træsk tun/tune tun/tuner tung/tunge tår/tåre unde/under under/undre val/valle val/valør
  van/vane vant/vante var/vare var/varig vas/vase vat/vater vej/vejr  ven/vene vind/vinde vis/visse voks/vokse vort/vorte væg/væge væg/væger væk/vække
  vær/være vær/værre åre/åring suk/sukker sukke/sukker elle/eller land/landing far/farve
  aldrig/alder artist/art artist/arte bagning/bag ballet/balle ballet/bal bandage/band bandage/bande banket/bank banket/banke banner/bane barbar/bar barbar/bare
  barber/barbe barsel/bare barsel/bar basket/bask basket/baske bassist/base bassist/basse bastion/bast bastion/baste billig/bille billig/bil billion/bille billion/bil bitter/bitte bitter/bit
  blanket/blank blanket/blanke bondage/bonde borger/borge borger/borg briket/brik bunker/bunke broder/brod brodere/brod budding/bud budding/bude bullet/bul bullet/bule bullet/bulle
  center/cent cellist/celle choker/chok collier/collie datter/date datter/dat dejlig/dej diesel/die diskant/diske disket/disk disket/diske duelig/duel dårlig/dåre dyster/dyst dyster/dyste
  engelsk/engel endelig/end erosion/eros etiket/etik faster/faste faster/fast fattig/fatte fattig/fat farlig/far filter/filt filter/filte finesse/fin fission/fis fission/fise fission/fisse
  fjeder/fjed fjæsing/fjæs fromage/from fusion/fus fusion/fuse færdig/færd færdig/færde fængsel/fænge fødder/føde galant/gale galion/gal galion/gale gaster/gast gerning/gerne gerning/gere
  gidsel/gide gidsel/gid glitter/glitte gnidder/gnide grådig/gråd hammer/ham hammer/hamme hassel/has hassel/hase hellig/helle hellig/hel hellig/hele heller/hel heller/hele heller/helle
  herlig/her herske/her hinder/hinde hinder/hind hummer/hum hummer/humme hviske/hvi hyppig/hyp hyppig/hyppe hæslig/hæs hækling/hæk idelig/ide jammer/jamme junker/junk junker/junke
  kabinet/kabine kaffer/kaffe kammer/kam kammer/kamme kapsel/kap kation/kat kedelig/kedel killing/kile kloning/klo kloset/klos kludder/klud komisk/kom komisk/koma konisk/kone korset/kors
  korset/korse korsage/kors korsage/korse koster/koste krater/krat kroning/kro kronisk/krone kuller/kul kuller/kulle kuller/kule kuling/kul kuling/kule kummer/kumme kurage/kur kutter/kutte
  kvartet/kvart kylling/kyle kylling/kylle kælling/kæle langsom/lang lappisk/lap lappisk/lappe latter/latte ledning/led legion/leg legion/lege lemming/lem ligning/lig linning/lin lussing/lus
  lussing/luse lædere/læder lægelig/læg lækker/læk lækker/lække læsion/læs læsion/læse løvinde/løv magisk/mag magisk/mager magisk/mage makker/makke mandlig/mandel manisk/man manisk/mane
  massage/masse massage/mas massage/mase master/mast mening/men messing/messe mester/mest million/mille million/mil million/mile mission/miss mission/misse modist/mod modist/moder moster/most
  moster/moste morsom/mor musisk/mus musling/mus musling/muse mutter/mut mutter/mute myndig/mynde møller/møl mødding/møde nation/nat nemlig/nem notere/not nudist/nudel næring/nær ordning/ord
  panter/pant panter/pante papist/pap parket/park passage/pas passage/passe passion/pas passion/passe passant/passe patent/pat pensel/pen penning/pen pikant/pike pioner/pion pladder/plade planet/plan
  planet/plane plaster/plast plaster/plaste pokker/poke porter/port portion/port portør/port potent/pot present/pres profet/prof proper/prop pudder/pude pusling/pusle rakker/rak rangere/rang
  rating/rat ration/rat ration/rate ravage/rav ridder/rid redder/rede redder/red redning/red redning/rede regere/regi retning/ret romansk/roman rotting/rotte rumlig/rumle russer/ruse russer/rus
  russisk/rus rødder/rød rygning/ryg sadist/sadel sadist/sad saksisk/saks samling/same sektion/sekt session/ses sidder/side sikker/sikke sikker/sik sildig/sild sirlig/sir sjover/sjov skaber/skab
  skater/skat skelet/skel skelet/skele skipper/skippe skoling/sko skotsk/skot skulder/skulde slager/slag slammer/slam slinger/slinge slummer/slum smiger/smig smulder/smuld smækker/smæk
  smækker/smække sommer/som sommer/somme spinet/spin spiller/spile spirant/spire spolere/spole spydig/spyd stadig/stad stadig/stade stadion/stad stadion/stade stafet/staf station/stat station/state
  statisk/stat statist/stat stilet/stil stilig/sti stiller/stil stodder/stod student/stud studere/stud stukket/stuk svanger/svang syning/syn syrisk/syre sædelig/sæd sædelig/sæde sælsom/sæl
  tablet/tabel takling/tak taksere/taks talent/tal tangent/tang tangere/tang tangere/tango tapper/tappe tapper/tap tapper/tape terning/tern terning/terne terning/ter toupet/toupe trompet/trompe
  træning/træ træske/træ trusser/trusse tømmer/tømme vandret/vandre varsel/var varsel/vare version/vers vester/vest vignet/vigen vigtig/vigte villig/ville villig/vil vinder/vind visent/vis
  vision/vis vision/vise visning/vis visning/visne vædder/vædde vædder/væde vældig/væld værling/vær ændring/ænder årring/åre tidsel/tid legen/leg mager/mag bærbar/bær følsom/føl følelse/føl
  følelig/føl føling/føl bæring/bær høring/hør hørbar/hør læsning/læs læsbar/læs læselig/læs tagelig/tag talelig/tal skabelse/skab skabning/skab lægning/læg lønlig/løn nærmere/nærme præstere/præst interesse/inter brisling/brise moderere/moder orientere/orient petition/petit statelig/stat kostelig/kost marinere/marin hvilling/hvil
  diplomat/diplom internat/intern lagere/lag brød/bryde gås/gå vej/veje ridder/ride ridder/rid ribs/rib ribs/ribbe marskal/marsk mineral/miner
  mineral/minere skalpel/skalp terminal/termin generere/genere rationel/ration general/genere habitat/habit traktat/trakt statistik/statist
  kandisere/kande batteri/bat batteri/batte galleri/gale mejeri/mejer pikant/pikere procession/processere assist/ase assistent/ase demon/demo
  diskussion/diskus galleri/gal galleri/galle galleri/galler generation/gene mejeri/meje pikant/pik sum/summe
  assist/as assistent/as syndikat/synd procession/proces sekretær/sekret
  dans/dan dansk/dans arme/arm legere/leg legere/lege legering/leg legering/lege legation/leg legionær/leg parere/pari kurage/kurere buket/buk
  kurant/kurere modning/mod modne/mod varsom/varme formening/form hemmelig/hem hemmelig/hemme kastrere/kast kastration/kast kastrere/kaste kastrere/kaster kastration/kaste kastration/kaster
  statistisk/stat statistisk/statist statistik/statist statistisk/stater statistik/stater hede/hedde hede/hedder hedder/hed siderisk/side krans/kran hals/hal levned/lever
  universitet/univers kvalitet/kval autoritet/autor biografi/biograf identitet/ident kommissær/kommission veterinær/veteran primær/prim
`;

export const strangers: ReadonlySet<string> = new Set(
  pairs
    .trim()
    .split(/\s+/)
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [`${one} ${other}`, `${other} ${one}`];
    }),
);
