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
  hämäläinen häme
  hyppy hypätä
  hyppiä hypätä
  hypätä hyppy
  ilmava ilma
  juhlava juhla
  juhlia juhla
  juoksu juosta
  juomari juoda
  jäätelö jää
  kanala kana
  kasvi kasvaa
  kaulin kaulita
  kaulus kaula
  kauppias kauppa
  keisarinna keisari
  keittiö keittää
  keltuainen keltainen
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
  kuninkaallinen kuningas
  kuusikko kuusi
  kylpylä kylpeä
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
  maukas maku
  mekaanikko mekaniikka
  metsuri metsä
  metsikkö metsä
  mittari mitta
  mittava mitta
  muisti muistaa
  muisto muistaa
  muistella muistaa
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
  näkyä nähdä
  näkymä nähdä
  näkö nähdä
  näyttää nähdä
  näytös näyttää
  opettaa oppia
  opiskella oppia
  opiskelija oppia
  pako paeta
  pakolainen pako
  paisti paistaa
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
  rannikko ranta
  ranneke ranne
  reunus reuna
  rikollinen rikos
  ristikko risti
  romantikko romantiikka
  romanttinen romantiikka
  rumpali rumpu
  ruokkia ruoka
  saksofonisti saksofoni
  sellisti sello
  sikala sika
  silmäillä silmä
  soitanta soittaa
  sormus sormi
  sotilas sota
  soturi sota
  suudella suu
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
  tietoinen tieto
  tieto tietää
  tilava tila
  treenata treeni
  trumpetisti trumpetti
  tuomari tuomita
  tuomio tuomita
  tuulettaa tuuli
  tuuletin tuuli
  uimari uida
  uima uida
  valaista valo
  valtava valta
  vanhus vanha
  varas varastaa
  varkaus varas
  venäläinen venäjä
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
  äänittää ääni
  äänestää ääni
  öisin yö
`);

/** Each line: a word, and words that it is not derived from, whatever it looks like. */
export const strangers = table(`
  ahde ahtaa
  aito aitoa
  alasin ala
  alainen ala
  alittaa ala
  anturi antaa
  apaja avata
  arkisto arki arkki
  arvata arpa
  asiakas asia
  asu asua asuta
  asukas asu
  auto auttaa
  autisti auto
  avanto avata
  ele elää elellä
  haistaa hai
  haitari haitata
  hakata haka
  hallita halli
  hankala hanka
  haukata haukka
  haukkoa haukka
  haukkua haukka
  hennata henna
  hilata hila
  hirvittää hirvi
  hukkua hukka
  hylly hyllyä
  hypätä hyvä
  ilmainen ilma
  jakku jakaa
  jakso jaksaa
  juonto juoda
  kaava kaapata
  kaapata kaava
  kampela kampe
  kannella kantaa kantata
  kanne kannella
  kannu kannella
  kannus kannella kantaa kantata
  kannustaa kannu
  kanto kantaa
  karata kara
  karhuta karhu
  karistaa kari
  karjua karja
  karjala karja
  karsi karsia
  kasari kasata
  kastanja kastanta
  kasvo kasvaa
  kate katella
  katto kattaa
  kattila katti
  katu katua katella
  kehittää kehä
  kehottaa keho
  keksi keksiä
  keksiä keksi
  kerros kertoa
  kertoa kerta
  kesy kesiä
  kipata kiva
  kipu kivuta
  kivuta kipu
  kiristää kiri
  kirje kirjoa
  kisko kiskoa
  kiskoa kisko
  kohdella kohdata
  kohde kohdella
  kohtuus kohta
  kokata kokka
  koko kokea
  kolottaa kolo
  konna kontata
  kontata konna
  kopistaa koppi
  kopio kopina
  koristaa kori
  korpus korvata
  korvata korva
  krapula krapu
  kupari kupata
  kupata kuppa kuva
  kure kuroa
  kurittaa kura
  kuristaa kuri
  kurkistaa kurki
  kuroa kura
  kuskus kuskata
  kutittaa kuti kudin
  kuulua kuula
  kuurata kuura
  kynnys kynnellä
  käsittää käsi
  laatu laatia
  lahje lahjoa
  laitos laittaa
  lakoilla lako
  lankata lanka
  laukaus laukata
  leikkiä leikata
  levittää levä
  levätä levä
  lukija lukita
  lukita lukki
  luonto luoda
  luoto luottaa
  lähde lähteä
  lähteä lähde
  mahtua mahtaa
  maittaa maa
  mokata mokka
  munata muna
  mäti mätiä mättää
  napata napa nappa
  nappi napata
  nukkua nukka
  odelma otella
  opisto ovi
  osata osa
  otus otella ottaa
  pakata pakka
  pakastaa pakka
  pakkanen pakka
  pakottaa pako
  palailla pala
  palata pala palo
  palkita palkki
  palvella palvoa
  paristo pari
  perustaa peru
  pilari pilata
  pilata pila
  polku polkea
  puhdistaa puhti
  pukimo pukata
  pulittaa pula puli
  pullottaa pullo
  puvusto pupu
  pysty pystyä
  pääty päätyä päätellä
  päästää pää
  päästö pää
  rakastaa rakka
  rasittaa rasi rasia
  rasi rasia
  rasisti rasia rasi
  ravata rapa
  ravistaa ravi
  ravita ravi
  rikkoa rikka
  rinkilä rinki
  riskilä riski
  ruokkia ruokki
  satama sataa
  sato sataa
  satu sataa sattua
  satuttaa satu
  seikkailla seikka
  sepittää seppä
  side sitoa
  sisustaa sisu
  suodin suoda
  suksia suksi
  suksi suksia
  sulo sulaa
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
  taide taitaa
  tankata tanka
  tapella tappaa tavata
  tavata tapa tavi
  tempo tempoa
  tempus temmata
  tiedosto tiedostaa
  tiirata tiira
  tilasto tila
  tilata tila tili
  tiputtaa tipu
  totuus toti
  tukistaa tukki
  tukki tukkia
  tukkia tukki
  tukku tukkia tukea
  tulva tulla
  tunturi tuntea
  tuomita tuomi
  tunnistaa tunti
  tunnustaa tuntu
  tupata tupa
  turvata turpa
  tutkailla tutka
  tuumata tuuma
  törmätä törmä
  ukkostaa ukko
  vaali vaalia
  vaalia vaali
  vakoilla vako
  vakuus vaka vakka
  vale valaa
  valittaa vala valin
  valitus valita
  valo valaa
  valtimo vallata
  vanukas vanu
  varasto vara varastaa
  varastaa vara
  varista varis
  varis varista
  varoa vara
  varpunen varpu
  vastata vasta
  vastailla vasta
  vastus vastoa
  vety vetää
  viitata viita viitta
  viittoa viitta
  virkata virka
  virke virkkaa
  visailla visa
  vitsailla vitsa
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
