/** Derivations that no rule tells, and words that the rules would take for kin. First the word, then what it comes from. */

/** Each line: a word, and the words it is derived from. */
export const roots = table(`
  ammunta ampua
  ammus ampua
  anti antaa
  apteekkari apteekki
  basisti basso
  demokraatti demokratia
  duunari duuni
  farmari farmi
  fyysikko fysiikka
  graafikko grafiikka
  haistaa haju
  haju haista
  hengittää henki
  hengitys henki
  historioitsija historia
  huilisti huilu
  humoristi huumori
  huvila huvi
  hyppiä hypätä
  hyppy hypätä
  hypätä hyppy
  hämäläinen häme
  ilmava ilma
  jalkine jalka
  juhlava juhla
  juhlia juhla
  juoksu juosta
  juomari juoda
  jäätelö jää
  jäätyä jää
  kanala kana
  kasvi kasvaa
  kaulin kaulita
  kaulus kaula
  kauppias kauppa
  keisarinna keisari
  keittiö keittää
  keltuainen keltainen
  kengittää kenkä
  keväinen kevät
  kirje kirjoittaa
  kirjoittaa kirja
  kirjuri kirja
  kitaristi kitara
  kivikko kivi
  koivikko koivu
  kolmikko kolme
  kolmonen kolme
  koodari koodi
  kriitikko kritiikki
  kuivua kuiva
  kulkuri kulkea
  kuninkaallinen kuningas
  kuusikko kuusi
  kylpylä kylpeä
  kädellinen käsi
  lahjus lahja
  laillinen laki
  laivuri laiva
  lammikko lampi
  lampuri lammas
  leikkuri leikata
  leipoa leipä
  leipuri leipä
  lenkkari lenkki
  lepikkö leppä
  lihava liha
  lämmitellä lämmin
  lämpö lämmin
  lääkitä lääke
  lääkäri lääke
  maalari maali
  maalata maali
  makea maku
  makeinen makea
  maku maistaa
  matemaatikko matematiikka
  matkustaa matka
  maukas maku
  mekaanikko mekaniikka
  metsikkö metsä
  metsuri metsä
  mittari mitta
  mittava mitta
  muistella muistaa
  muisti muistaa
  muisto muistaa
  muistuttaa muistaa
  mummola mummo
  mustelma musta
  muurari muuri
  muusikko musiikki
  myymälä myydä
  männikkö mänty
  nahkuri nahka
  nauhuri nauha
  nousu nousta
  nurmikko nurmi
  näkymä nähdä
  näkyä nähdä
  näkö nähdä
  näyttää nähdä
  näytös näyttää
  opettaa oppia
  opiskelija oppia
  opiskella oppia
  paisti paistaa
  pako paeta
  pakolainen pako
  pankkiiri pankki
  parturi parta
  pelata peli
  pelko pelätä
  pelkuri pelko
  pelottaa pelätä
  pesu pestä
  pesula pestä
  pianisti piano
  piirustaa piirtää
  piirustus piirtää
  poliitikko politiikka
  poliittinen politiikka
  potkaista potkia
  potkuri potku
  prinsessa prinssi
  puhe puhua
  puhelin puhua
  puhella puhua
  puisto puu
  punastua puna
  pyöreä pyörä
  rahoittaa raha
  ranneke ranne
  rannikko ranta
  reunus reuna
  rikollinen rikos
  ristikko risti
  romantikko romantiikka
  romanttinen romantiikka
  rumpali rumpu
  ruokkia ruoka
  saalistaa saalis
  saksofonisti saksofoni
  sellisti sello
  sikala sika
  silmäillä silmä
  soitanta soittaa
  sormikas sormi
  sormus sormi
  sormustin sormi
  sotilas sota
  soturi sota
  suudella suu
  syksyinen syksy
  taikuri taika
  taituri taito
  taulukko taulu
  teknikko tekniikka
  tekninen tekniikka
  teko tehdä
  tekstari teksti
  teos tehdä
  terävä terä
  testata testi
  tieto tietää
  tietoinen tieto
  tilava tila
  treenata treeni
  trumpetisti trumpetti
  tuomari tuomita
  tuomio tuomita
  tuuletin tuuli
  tuulettaa tuuli
  uima uida
  uimari uida
  valaista valo
  valtava valta
  vanhus vanha
  varas varastaa
  varkaus varas
  venäläinen venäjä
  verestää veri
  vetinen vesi
  veturi vetää
  viestin viesti
  viljelijä vilja
  viljellä vilja
  virasto virka
  viulisti viulu
  voitelu voi
  väestö väki
  värjätä väri
  äänestää ääni
  äänittää ääni
  öinen yö
  öisin yö
`);

/** Each line: a word, and words that it is not derived from, whatever it looks like. */
export const strangers = table(`
  ahde ahtaa
  aito aitoa
  alainen ala
  alasin ala
  alittaa ala
  altistaa alli
  anturi antaa
  apaja avata
  arkisto arki arkki
  arvata arpa
  arvella arpa arpoa
  asiakas asia
  aste astella astua
  asu asua asuta
  asukas asu
  autisti auto
  auto auttaa
  avanto avata
  ele elää elellä
  epäillä evätä
  haistaa hai
  haitari haitata
  haka hakea
  hakata haka
  halata hala
  hallita halli
  haltija hallita
  halvata halpa halva
  hangata hanka
  hankala hanka
  harrastaa harras
  haukata haukka
  haukkoa haukka
  haukkua haukka
  hautoa hauta
  hautua hauta
  heilahtaa heila
  heilua heila
  hennata henna
  hilata hila
  hionta hiota
  hirvittää hirvi
  hukkua hukka
  hylly hyllyä
  hypätä hyvä
  hyve hypätä hyppiä hypellä
  hyvitys hypittää hypitellä
  ilmainen ilma
  ilmaisin ilma
  jakku jakaa
  jakso jaksaa
  juonto juoda
  kaapata kaava
  kaava kaapata
  kade kattaa katella katua
  kampata kampa
  kampela kampe
  kamppailla kampata kampa
  kampus kampata kammata
  kanne kannella
  kannella kantaa kantata kannel
  kannu kannella
  kannus kannella kantaa kantata
  kannustaa kannu
  kanta kantaa
  kanto kantaa
  karata kara
  karhuta karhu
  karistaa kari
  karjala karja
  karjua karja
  karpata karva
  karsi karsia
  kasari kasata
  kastanja kastanta
  kasvo kasvaa
  kate katella
  kattila katti
  katto kattaa
  katu katua katella
  kehittää kehä
  kehottaa keho
  keksi keksiä
  keksiä keksi
  kellari kelta
  kerros kertoa
  kertoa kerta
  kesy kesiä
  kipata kiva
  kipu kivuta
  kiristää kiri
  kirje kirjoa
  kisko kiskoa
  kiskoa kisko
  kivuta kipu
  kohde kohdella
  kohdella kohdata
  kohtuus kohta
  kokata kokka
  koko kokea
  kolari kolata kola
  kolottaa kolo
  konna kontata
  kontata konna
  kopio kopina
  kopistaa koppi
  koristaa kori
  korpus korvata
  korvata korva
  kosto kostua
  krapula krapu
  kuopus kuoppa kuopata
  kupari kupata
  kupata kuppa kuva
  kure kuroa
  kuristaa kuri
  kurittaa kura
  kurkistaa kurki
  kurkku kurkkia
  kuroa kura
  kuskus kuskata
  kutittaa kuti kudin
  kuulua kuula
  kuurata kuura
  kynnys kynnellä kyntää
  käsittää käsi
  laatu laatia
  lahje lahjoa
  laitos laittaa
  lakoilla lako
  lankata lanka
  lastata lasta
  lato latoa
  latte latoa
  laukaus laukata
  leikkiä leikata
  levittää levä
  levyttää leppä
  levähtää levä
  levätä levä
  lukija lukita
  lukita lukki
  luode luottaa luotella
  luonto luoda
  luoto luottaa
  lähde lähteä
  lähteä lähde
  made madella
  mahtua mahtaa
  maittaa maa
  maksattaa maksa
  marinoida marina
  mestari mestata
  mokata mokka
  munata muna
  mäti mätiä mättää
  napata napa nappa
  nappi napata
  niitty niittää
  nukkua nukka
  odelma otella
  opisto ovi
  osata osa
  otus otella ottaa
  pakastaa pakka
  pakata pakka
  pakka pakata
  pakkanen pakka
  pako pakata
  pakottaa pako
  palailla pala
  palata pala palo
  palkita palkki
  palvella palvoa
  pantata panda
  paristo pari
  parku parka
  perus perata perua
  perustaa peru
  pilari pilata
  pilata pila
  polku polkea
  polle polttaa poltella
  puhdistaa puhti
  pujotella pujo
  pukimo pukata
  pulittaa pula puli
  pullottaa pullo
  puvusto pupu
  pysty pystyä
  päästää pää
  päästö pää
  pääty päätyä päätellä
  raate raataa
  raato raataa
  rakastaa rakka
  rapata rapa
  rasi rasia
  rasisti rasia rasi
  rasittaa rasi rasia
  rasva raspata
  ravata rapa
  ravistaa ravi
  ravita ravi
  riipus riivata
  rikastaa rikka
  rikkoa rikka
  rinkilä rinki
  riskilä riski
  ruokkia ruokki
  ruotu ruoti
  saalistaa saali
  satama sataa
  sato sataa
  satu sataa sattua
  satuttaa satu
  seikkailla seikka
  sepittää seppä
  side sitoa
  sisustaa sisu
  soija soida
  suksi suksia
  suksia suksi
  sulo sulaa
  suodin suoda
  suoja suoda
  suomi suomia
  suomia suomi
  suomu suomia
  suorittaa suora
  supistaa supi suvi
  säilyä säilä
  säilöä säilä
  säästää sää
  säästö sää
  sääty säätää
  taide taitaa taitella taittaa taittua
  tankata tanka
  tapella tappaa tavata
  tarve tarpoa
  tavata tapa tavi
  tempo tempoa
  tempus temmata
  tiedosto tiedostaa
  tiirata tiira
  tikari tikata tikka
  tilasto tila
  tilata tila tili
  tiputtaa tipu
  totuus toti
  tukistaa tukki
  tukki tukkia
  tukkia tukki
  tukku tukkia tukea
  tulva tulla
  tunnistaa tunti
  tunnustaa tuntu
  tunti tuta
  tunto tuta
  tunturi tuntea
  tuomita tuomi
  tupata tupa
  turvata turpa
  tutkailla tutka
  tuumata tuuma
  törmätä törmä
  ukkostaa ukko
  vaali vaalia
  vaalia vaali
  vaja vajaa
  vakoilla vako
  vakuus vaka vakka
  valaisin vala
  vale valaa
  valittaa vala valin
  valitus valita
  valo valaa
  valtimo vallata
  vanne vannoa
  vanukas vanu
  vapahtaa vapa
  varastaa vara
  varasto vara varastaa
  varis varista
  varista varis
  varoa vara
  varpunen varpu
  vastailla vasta
  vastata vasta
  vastus vastoa
  vasuri vasa
  vety vetää
  viitata viita viitta
  viittoa viitta
  virkata virka
  virke virkkaa
  visailla visa
  vitsailla vitsa
  voide voittaa voitella
  voidella voittaa
  vuode vuotaa vuodella
  välittää väli
  yllättää yltää
  yltää yllä
`);

function table(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([word = '', ...others]) => [word, others]),
  );
}
