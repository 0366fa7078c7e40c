/**
 * Kinds of everyday Hungarian nouns, to distinguish a likely compound from an odd one: *almaszósz* from *almarakéta*.
 */

export type Kind = keyof typeof listed;

const listed = {
  person: [
    'pilóta szakács matróz orvos kalóz bohóc miniszter király királynő császár boszorkány detektív nyomozó ügyvéd tanár tanító bíró kapitány',
    'kém ügynök katona tábornok herceg hercegnő lovag varázsló tündér törpe óriás szellem zombi vámpír robot doktor nővér fogorvos rendőr',
    'tűzoltó postás pincér fodrász asztalos kertész vadász halász juhász pásztor bűvész zsonglőr akrobata énekes zenész táncos színész festő',
    'szobrász költő író újságíró professzor tudós mérnök építész sofőr taxis kalauz rabló tolvaj betörő gengszter kém sámán pap szerzetes',
    'apáca püspök pápa angyal ördög isten nindzsa szamuráj indián cowboy seriff bankár bróker elnök polgármester diplomata nagykövet',
    'tengerész űrhajós astronauta gladiátor fáraó szultán sejk próféta jós cukrász pék hentes szabó suszter borbély kovács bányász',
    'diák focista sportoló boxoló edző menedzser titkárnő modell nagymama nagypapa baba manó sellő hableány kentaur mágus remete zsoldos',
    'cipész kőműves villanyszerelő favágó gyógyszerész állatorvos',
    'filozófus csillagász balerina',
    'stewardess légikísérő kaszkadőr hegymászó hóhér koldus cselédlány komornyik',
  ],
  animal: [
    'kutya macska cica ló tehén bika ökör borjú disznó malac birka juh bárány kecske szamár öszvér nyúl egér patkány hörcsög mókus sün',
    'róka farkas medve oroszlán tigris leopárd párduc gepárd puma elefánt zsiráf zebra orrszarvú víziló teve majom gorilla csimpánz',
    'kenguru koala panda pingvin fóka rozmár bálna delfin cápa hal ponty csuka harcsa lazac polip medúza rák kagyló csiga béka teknős',
    'kígyó gyík krokodil sárkány dinoszaurusz madár sas sólyom bagoly holló varjú galamb veréb fecske gólya kacsa liba hattyú tyúk kakas',
    'csirke pulyka páva strucc papagáj flamingó denevér szarvas őz bölény bivaly hangya méh darázs légy szúnyog pók skorpió lepke',
    'pillangó hernyó bogár szöcske tücsök giliszta vakond borz hód vidra görény menyét láma alpaka antilop gazella hiéna sakál mackó maci',
    'egyszarvú csikó póni kacsa kaméleon mamut hiúz',
    'tapír lajhár hangyász mosómedve szurikáta jegesmedve grizzly kardhal csikóhal tengericsillag',
    'fülemüle katica szentjánosbogár',
  ],
  food: [
    'alma körte szilva barack cseresznye meggy eper málna szeder ribizli áfonya szőlő narancs citrom mandarin banán ananász mangó kókusz',
    'dinnye dió mogyoró mandula gesztenye mák paradicsom paprika uborka krumpli burgonya répa hagyma fokhagyma káposzta karfiol brokkoli',
    'spárga spenót saláta tök cukkini padlizsán gomba bab lencse borsó kukorica rizs tészta spagetti kenyér kifli zsemle pogácsa lángos',
    'sajt túró tej vaj tejföl joghurt tojás hús csirke marha sertés sonka szalonna kolbász szalámi virsli hurka hal tonhal lazac rák',
    'leves szósz öntet kompót krém krémleves turmix lekvár püré főzelék pörkölt gulyás rétes pite torta szelet sütemény süti keksz fánk',
    'palacsinta puding fagylalt fagyi csoki csokoládé vanília karamell cukor méz cukorka nyalóka bonbon szendvics hamburger pizza gombóc',
    'kávé tea kakaó limonádé szörp lé sör bor pezsgő pálinka rum koktél víz só bors fahéj mustár ketchup majonéz olaj ecet kása pehely',
    'birka bárány kacsa liba pulyka nyúl polip szarvas őz vaddisznó máj birkahús fűszer chips popcorn nudli galuska rakott felfújt ital étel pástétom fehérje protein zöldség gyümölcs filé konzerv kalács perec müzli mártás',
  ],
  thing: [
    'asztal szék fotel kanapé ágy szekrény polc lámpa csillár szőnyeg függöny párna takaró tükör kép óra váza gyertya seprű vödör létra',
    'kalapács fűrész olló szeg csavar fogó kulcs lakat lánc kötél háló zsák esernyő ernyő bot kalap sapka sál kesztyű kabát nadrág ing',
    'szoknya ruha zokni harisnya cipő csizma papucs öv nyakkendő gyűrű korona táska szemüveg fésű kefe szappan fogkefe fogkrém törölköző',
    'könyv füzet lexikon szótár ceruza toll ecset radír papír levél boríték bélyeg újság naptár térkép zászló telefon számítógép laptop',
    'tévé televízió rádió kamera mikrofon hangszóró egérpad billentyűzet zongora hegedű gitár dob trombita fuvola furulya hárfa harang síp',
    'labda baba kocka kártya sakk puska pisztoly ágyú kard tőr íj pajzs bomba rakéta szobor kanál villa kés tányér pohár bögre csésze',
    'fazék serpenyő kuka hinta csúszda mérleg távcső mikroszkóp ventilátor kályha kémény hűtő porszívó vasaló tapéta szimfónia opera',
    'kerék motor kormány ejtőernyő paplan bőrönd lufi ballon gép',
    'klarinét szaxofon nagybőgő cselló mosogatógép hajszárító turmixgép kenyérpirító',
    'nyaklánc karkötő fülbevaló bukósisak napszemüveg gereblye balta csákány',
  ],
  vehicle: [
    'autó busz vonat villamos troli metró bicikli kerékpár motor hajó csónak repülő repülőgép helikopter rakéta traktor kamion taxi szán roller tank mozdony',
    'űrhajó űrsikló tengeralattjáró teherautó tűzoltóautó mentőautó gördeszka lakókocsi robogó moped tutaj siklóernyő zeppelin hőlégballon limuzin dzsip buldózer',
  ],
  building: [
    'ház kastély palota vár torony templom híd alagút kunyhó sátor barlang lépcső kapu kút bank posta kórház iskola színház mozi múzeum',
    'börtön szálloda étterem kocsma gyár garázs istálló piramis szerviz felhőkarcoló',
  ],
  nature: [
    'felhő hold nap csillag bolygó föld ég szivárvány vihar villám eső hó jég szél köd vulkán hegy hegység völgy erdő tenger óceán folyó tó',
    'patak sziget sivatag homok tűz füst láva fű fa bokor virág kaktusz levél meteor üstökös mocsár szikla tölgy pálma rózsa tulipán',
  ],
  body: [
    'fej haj arc szem fül orr száj fog nyelv nyak kar kéz ujj köröm láb térd talp hát has szív agy csont bőr vér farok szárny toll szarv pata mancs szőr bunda csőr',
  ],
  material: [
    'arany ezüst bronz vas acél réz ólom fa kő márvány üveg papír karton bőr műanyag gumi selyem gyapjú pamut vászon szalma nád cserép',
    'agyag beton gyémánt gyöngy kristály porcelán viasz gipsz plüss szőrme fém ólom műbőr bambusz',
  ],
  /** Things that contain, sell or make what precedes them. */
  holder: [
    'tál tányér üveg doboz kanál kés tartó zsák kosár pohár bögre csésze szekrény polc láda táska tok bolt üzlet piac bár farm gyár üzem',
    'automata kocsi gép teher szállító hordó kancsó kanna vödör raktár bolt vásár fesztivál por szelet konzerv árus',
  ],
} as const;

const kinds = new Map<string, Set<Kind>>();
for (const [kind, lines] of Object.entries(listed)) {
  for (const word of lines.join(' ').split(' ')) {
    const known = kinds.get(word) ?? new Set<Kind>();
    kinds.set(word, known.add(kind as Kind));
  }
}

export function kindsOf(word: string): ReadonlySet<Kind> {
  return kinds.get(word) ?? none;
}
const none: ReadonlySet<Kind> = new Set();
