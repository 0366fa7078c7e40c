/** Danish pairs that an ending would join and that have nothing to do with each other: *ven*, *vene*; some are also spelled alike in one form. */
const pairs = `
  agt/agter agte/agter alen/alene al/alle alt/alter anke/anker ask/aske ask/asket aske/asket bag/bage bag/bager bak/bakke bal/balle band/bande
  bang/bange bank/banke bar/bare bar/barre bar/baret bare/baret bar/barsk bas/base bas/basse bas/baser bed/bede bed/beder betel/betle beton/betone
  bil/bille bil/bilet bis/bisse bit/bitte blot/blotte blus/bluse bol/bolle bol/bolig bole/bolig bom/bomme borg/borge brag/brage brok/brokke bryn/bryne
  brød/brøde bul/bule bul/bulle bur/burre bus/buse bus/busse byg/byge byg/bygge bær/bære bær/bærer bøge/bøger bøg/bøger bøn/bønne dal/daler dam/dame
  del/delle den/denne det/dette dig/dige dis/disse din/dine din/diner dine/diner dok/dokke drag/drage dyn/dyne egn/egne egn/egnet elv/elver end/ende
  fad/fade fad/fader fade/fader fag/fager fan/fane far/fare far/farer far/faret fem/femme fer/fersk fil/filet file/filet fin/finne fin/finer fine/finer
  fin/finsk flag/flage flom/flomme flåd/flåde flød/fløde fod/fode fod/foder fri/frisk fyr/fyrre få/får fæl/fælle føl/føle føl/føler før/føre før/fører
  gad/gade gag/gage gal/gale gal/galle gas/gasse ged/gedde gel/gele gen/gene gen/genne grand/grande grim/grime grød/grøde gæld/gælde hal/hale hal/halet
  hals/halse ham/hamme han/hane har/hare har/harsk hav/have hed/hedde hel/helle her/herre hind/hinde hit/hitte hos/hose hov/hove hum/humør hyld/hylde
  hæl/hæle hæl/hæler hør/høre hør/hører hånd/hånde ild/ilde ild/ilder ile/iling ind/inder inde/inder kag/kage kaj/kaje kan/kane kap/kappe kap/kaper
  kar/karre kar/karet kar/karsk karat/karate kilt/kilte kip/kippe klam/klamme klik/klike klod/klode kok/koket kom/komet kost/koste krav/krave
  kris/krise kryb/krybbe kul/kule kul/kulle kul/kulør kule/kulør kuld/kulde kun/kunne kur/kurre kur/kurer kys/kyse kår/kåre kær/kærre køl/køle køl/kølle
  køl/køler køl/kølig lad/lade lag/lage lag/lager lage/lager lam/lame las/laser lav/lave led/lede led/leder led/ledig lede/ledig leve/lever liv/liver
  lig/lige lig/ligge lin/line lin/liner line/liner lit/liter lom/lomme lud/lude lud/luder lude/luder lur/lure låg/låge læg/læge læg/lægge læs/læse læs/læser
  løv/løve løve/løvet mag/mage mag/mager mage/mager man/mane man/manne man/maner mane/maner marin/marine mas/masse mask/maske mat/mate men/mene men/menig
  mene/menig mil/mile mil/mille min/mine min/minør mis/misse mod/mode mod/moder mode/moder mode/modig mol/mole mol/molle mor/more mos/mose mule/mulig
  mur/murre mus/muse myr/myre møl/mølle neg/neger net/nette non/none non/nonne nor/norsk not/note nyt/nytte næs/næse nær/nære nær/nærig nære/nærig
  odde/odder ode/odder off/offer pal/palle pal/palet palle/palet peb/peber pig/pige pil/pile pil/pille plan/plane plat/platte pol/polet pol/polsk
  pop/pope pose/posør pot/pote pot/potte prim/prime pris/prise pud/pude pur/pure pur/purre rak/raket ral/ralle ram/ramme raps/rapse rat/rate rav/rave
  red/rede red/reder rede/reder remis/remise rent/rente rig/rigge ris/rise rok/rokke ros/rose ros/roset rug/ruge run/rune rus/ruse ryg/ryge ryg/ryger
  røv/røve røv/røver røn/rønne sal/salig sen/sene sen/senet sid/side sid/sidde sig/sige siv/sive skab/skabe skal/skalle skar/skare sked/skede skel/skele
  sker/skrig skink/skinke skot/skotte skud/skude skur/skure skur/skurre skød/skøde slag/slagge slang/slange snar/snare snu/snue snu/snusk som/somme
  spar/spare spar/sparre spil/spile spir/spire stil/stille stol/stole stol/stolle stør/større sub/super sup/suppe sur/surre syd/syde syre/syrer sæd/sæde
  søm/sømme tag/tage tal/tale tal/taler tang/tange tank/tanke tant/tante tap/tape tap/tapet tape/tapet tern/terne tom/tomme ton/tone ton/toner tone/toner
  tor/torsk tran/trane tres/tresse trop/trope tros/trosse træ/træsk tun/tune tun/tuner tung/tunge tår/tåre unde/under under/undre val/valle val/valør
  van/vane vant/vante var/vare var/varig vas/vase vat/vater vej/vejr vej/veje ven/vene vind/vinde vis/visse voks/vokse vort/vorte væg/væge væg/væger væk/vække
  vær/være vær/værre åre/åring suk/sukker sukke/sukker elle/eller land/landing far/farve
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
