/** Italian words that only look derived: *melone* is not a large *mela*. */

/** No ending leads from these to another word. */
const endings = `
adone agone airone ambone arcione arpione arpone assone barone bastone bastione bordone bottone bullone calabrone
canone cantone cappone carpione carpone castone chetone ciclone cotone cozzone demone doblone dragone embrione
elettrone elisione fermione focone fotone furgone gallone gettone gibbone gorgone grifone ione iettone lampone
lampione leone leptone lezione lione limone magone marrone massone mattone melone mesone milione montone mormone
morione nefrone neurone neutrone nucleone ormone ottone padrone pantalone passione pavone perone pignone pilone
pistone pitone piccione plutone polmone pollone popone protone prozione ragione regione rognone rondone salmone sapone
sassone scaglione sermone sifone silicone solone stallone stazione storione suzione tallone tampone taglione tifone
timone tizzone tritone torrone torsione turbone unione vagone verone visone vulcanone garzone canzone campione
pensione prigione stagione opinione orazione burrone colazione nazione razione azione frazione porzione nozione
pozione emozione tentazione carnagione pigione cimone sansone abbietto accetto affetto aspetto assetto banchetto
berretto biglietto brevetto buffetto corsetto diletto diretto dispetto distretto effetto eretto farsetto folletto
getto ghetto grilletto indiretto merletto moschetto motto mughetto oggetto picchetto pizzetto progetto
prospetto retto ricetto rocchetto rubinetto soggetto sonetto sorbetto sospetto spaghetto stiletto stretto tetto
traghetto valletto verdetto zibetto balletto letto detto insetto accetta bacchetta baionetta berretta bolletta
bruschetta bulletta cavalletta civetta corvetta cunetta dieta etichetta fetta gazzetta ghetta moffetta provetta
racchetta ricetta renetta saetta salvietta setta staffetta tetta vedetta vendetta vetta vignetta disdetta stretta
anello agnello avello baccello bordello brandello budello bidello cammello cancello capitello cappello castello
cervello coltello casello drappello duello fardello fratello fringuello fuscello gioiello livello macello manganello
martello mattarello modello monello nasello ostello pannello pastello pennello pestello pipistrello pisello pivello
randello rastrello ravanello ruscello sgabello spinello tassello tinello tornello tranello uccello vascello vello
vitello zimbello novello ancella animella ascella cannella cappella caramella cella coccinella damigella donzella
favella gabella gazella lamella mammella mascella modella mortadella mozzarella novella padella pagella passerella
patella pianella predella pulcinella rondella salmonella scodella sella sentinella sorella stella tabella tarantella
umbella varicella zitella casella acino arrotino asino assassino bacino bambino bottino burattino camino cammino
carpino casino cherubino colino comino cretino cugino cuscino delfino destino divino domino fantino fattorino fiorino
frassino giardino girino gradino inchino intestino inquilino latino lavandino libertino mandarino mandolino mandrino
manichino mattino mirino molino moscerino mulino paladino palatino pattino pendolino pinguino platino pulcino rabbino
rubino scontrino spino supino tacchino taccuino tapino tino tombino trampolino vicino zecchino quattrino mastino
secondino vaccino cestino spuntino velino adulterino pino vino lino meschino angina aspirina bobina cabina cantina carabina
carina cartolina cascina china collina cortina creatina cucina cugina cutina disciplina dozzina eroina esterina farina
fascina femmina fontina fucina guaina insulina lattina latrina locandina marina mattina medicina mina morfina
mussolina narina officina patina pedina penicillina piscina proteina purina rapina regina resina retina rovina
saccarina salmina sardina scarlattina spina statina sultanina tossina tremolina turbina urina vaselina vitamina
cocaina benzina ghiottonina canotto cazzotto cerotto condotto chinotto cotto decotto dotto fagotto galeotto lotto
picciotto prodotto ridotto sotto viadotto biscotto bigotto salotto calotta frotta marmotta pagnotta lotta ricotta
rotta panzerotto braccio ghiaccio laccio canovaccio focaccia pagliaccio addiaccio bonaccia minaccia faccia traccia
caccia breccia migliaccio setaccio beccaccia vernaccia bisaccia borraccia spaccio impaccio astuccio cantuccio
bertuccia cappuccio cavolo ciottolo grappolo gomitolo mestolo piolo rotolo ruolo secolo scrupolo tombolo torsolo
titolo vicolo vaiolo vincolo bossolo diavolo discolo fagiolo popolo polo scolo idolo capitolo tavolo carola coccola
cupola favola fragola frottola gola gondola lucciola mensola muffola nuvola parola pendola pentola pergola pistola
provola regola scapola scatola scuola setola sogliola sola spola stola tegola tombola trappola trottola valvola viola
zeppola bussola bietola corona persona poltrona icona zona matrona madonna cicala animale canale fatale morale pedale
locale legale stivale cinghiale capitale carnevale cardinale orale pugnale rivale mentale ospedale maiale caviale
cereale temporale generale cannibale boccale arsenale feriale speciale australe boreale brutale davanzale patata
granata pirata fata data rata cascata avvocato mercato soldato palato senato stato peccato prato fegato moscato
granato calendario canarino salario scenario vario divario precario calvario sicario rosario seminario sommario
armadio notaio temerario carico comico fatica musica topico tropico ottico panico bellico portico pratico manico
lirico antico medico fisico politico tattico critico calcico mitico tipico lessico tecnico formico artico retico
torico malico modico amarico colico gotico postico unico romantico messa promessa scommessa rimessa premessa commessa
contessina matrimonio patrimonio testimonio demonio cerimonia gennaio febbraio operaio cucchiaio acciaio carriera
barriera maniera miniera corriere quartiere cantiere mestiere sentiere carattere passaggio formaggio villaggio
coraggio maggio ortaggio omaggio saggio faggio personaggio oltraggio linguaggio momento cemento alimento elemento
monumento documento appartamento tormento frumento fermento argomento cimento accento talento evento legume costume
agrume volume pattume lume fiume piuma schiuma gruma candelabro cometa moneta pianeta poeta seta meta segreto roseto
rumore amore colore dolore odore umore fiore tenore terrore errore orrore onore sapore vapore calore valore azzurro
cespuglio coniglio giglio miglio bagaglio ventaglio dettaglio battaglia medaglia tovaglia maglia paglia martire patire
ferire sparire sentire mentire partire morire salire gradire unire aprire natura tortura cultura figura misura paura
cintura sostanza finanza cenere genere carcere tenere polvere telefono visita gita altare baccano bandiera bandito
barella batteria battello calamaro calamita cappotto capriola campana capello corazza costola crociera cucciolo
distanza stanza predica fascino formica gabbiano galleria gelosia geloso genio lamiera lenzuolo macchina massaggio
messaggio miseria minuto mollica pagina pagaia palazzo parente pedaggio peperone piccolo pilastro pomata porcellana
radio riparo riposo rivista saluto sentenza spigola spigolo stampella straccio strato struzzo tappeto temperatura
testamento tribunale ufficiale velluto vigilia rivoluzione natale tenaglia cannone boccia coppia tempia marcia fascia
trancia guancia sottana salvia carezza pratica turbante curioso malato scampia incastro marcio sciamano
`;

/** Names that nobody takes for words with an ending: *Messico* is no *messo*, *Lavazza* no large *lava*. */
const names = `
abbondio albania alfieri ancona andria annina antonella arduino arsenio asti avellino baggio bari basilicata basilio bassano baviera beatrice
beccaria bellini berna bettina boccaccio boccherini bramante brambilla brunelleschi cagliari caligola calvino camilleri camorra canova caravaggio carlotta
carmine carolina carrara catania cesarina chieti concetta cordova corleone cremona cristina danzica dario davino donatella donatello durazzo eneide
evasio federica federico fellini ferrara ferrari ferrero ferretti flaminia flavia floriano formia foscolo francesco frosinone gallia galeazzo gambia germania
germana giacomina gianni ginetta giordano grosseto ilaria irlanda lamborghini lauretta lavazza lavinia lazzaro lecce leopardi loreto loretta luchino malvina
mandela maldini manzoni marcella marcello mariella mario martina martinica martino massimo matilde mattarella matteo mattia medina messico messina milazzo minerva modena
modigliani montale moravia moretti mussolini nanni nerina nerone norina novara nunziata ombretta oristano orlando ornella ottavia ottavio padova palermo
pamela panarea paoletta parmalat pasqualina patagonia pavarotti pechino pellico percile pesaro pescara piacenza piceno pinotto pirandello pirelli pisa
polignano pomponio ponzio puccini ramona raniero ravenna rebecca remigio renata renato riccione rodari rodi romania romina rosalia rosanna rosaria rossana
rossini rovigo sabatini sabaudia samaria sandra sandro santiago santoro sapri saronno savona scaligeri sergio sestilia severino silvana simba simona
simone simonetta siracusa sofia sorbona sordi sorrento spinoza stefania tamara taormina taranto tarantino terni tessaglia ticino tiziana tiziano torino tortona toscanini
totti trapani trento trieste tristano troia troisi ungheria urbino valeria varese vasari venosa verdone verona vespucci vicenza visconti viterbo vittorio
volterra volta zeno zenone
`;

/** These have no prefix. */
const beginnings = `
sportello sposa sparare sposare stirare scavare spiegare scegliere sperare sfidare sparire scendere spendere stendere
sgridare strappare stregare sfruttare smettere spina stella scarpa spalla smalto spino stufa storia scopa sport scala
scorso sbarra spunto sfera sfondo scena slitta spesa sveglia storto svolta sbarco sbando scotto scuro scolo spazzare
spazio sparo spelta spera specie spolpo stagione stallo stanza stare stato statura stemma stile stiva stoffa strada
stretto studio stufo succo suono sudare sugo sala sale salire scalo scaltro scatto scapolo scatola schiena scienza
sciare scimmia scoglio scorta scossa scure scusa sedia serra sfoglia sfogo sgarro sbadiglio sbaglio scappare scarto
sciolto sconto scoppio scorrere smania snello snodo spada spago sparta specchio spedire spento spiaggia spicchio spiga
spillo spirito spola sponda sporco sposo spruzzo spugna spuma squalo squadra stadio stagno stampa stanco stecca stelo
stirpe stocco stola stomaco storno strage strato strega stringa strofa struzzo stucco ritratto rispetto ricetta
ricordo rifiuto rima rione ripa riposo riserva risposta ristoro rito ritorno riva rivale rivista riparo ridere ricco
ricamo ricatto ridotto rigore rimedio rivolta riso riscatto rischio risorsa risultato ritmo ricerca riga rimorso
ripieno reale regalo remare reparto replica reporto resa respiro resto retata rete retro recinto recitare redattore
relitto incanto inchiostro incontro incubo indizio inferno ingegno insalata insegna insetto insieme intero inverno
invito istante inno intanto incidente indice indirizzo industria infante influenza ingresso inizio interesse intimo
invidia incenso indigeno imposta impero impronta impasto impiego impresa imperatore immagine imbuto disastro disco
discorso disegno disgrazia dispetto distanza dispensa disporre disputa distretto dito divano divieto diviso divorare
atto ateo avanti avere avviso avventura atomo accordo acuto adesso aereo affare affitto agosto alano album aceto
acciaio arma arte arto asta asso amare amaro amica amido amo ano ape apostolo appello appetito approdo aratro ascia
asilo aspro attesa attacco avena avorio azione accento accesso accusa acerbo alieno allarme allegro aloe altare
arancia areare arena aroma arrivo ascolto abete abito abisso abate aborto abuso acaro stracco strano straccio strappo
stragrande sopranome sopracciglio soprano antico antipatia antilope antenna anticipo antidoto automobile telefono
microfono attaccare arrivare ammazzare avvisare spaccare insegnare inventare invitare imparare importare impiegare
infettare ricordare rispettare disegnare tramontare accusare abbandonare affittare annegare apparire attendere
avvocato incontrare incidere ingannare illustrare respirare tradire trovare annoiare assaggiare arredare spettare
aspettare sgombrare scommettere stancare impastare imporre inviare indagare ingoiare inghiottire divertire dimostrare
disperare ripetere ritardare riparare riportare riuscire ricevere ridurre rifiutare sbattere scartare scontare
sbarrare scottare scuotere sorridere spuntare stampare suonare telegramma supermarket interno internet intermezzo
anticamera stratega stratagemma straordinario disciplina discutere distruggere disturbare contrario controllo superare
superbo superfluo autore autorita autunno autentico microbo minimo miniera ministro semina seminare semi megera multa
ultimo vicenda innesto intonaco allegare allenare allevare ammettere animare applaudire appoggiare assumere attivare
avverare azzardare assalire assistere associare affermare affettare accadere accedere accettare accorrere additare
addurre rinunciare rimanere rimbalzo tradurre tramare trapano trattare trascinare trave traversare salone alloggio
diamante abbaio imballo ribelle bilancia bisogno scalino scioccante decollo scultura scoperta scoprire degrado
disprezzo predica impegno impiegato spazzatura trapunta risotto sabbia rivoluzione stallone stacco dipendente
dipendere indipendente spacco scioccare storta raccontare racconto rassegnare rapporto rimborso rimborsare prefisso preghiera soffrire soffritto spuntino direttore
`;

/** Unrelated pairs, though both words may have relatives. */
const pairs = `
conte/contare costa/costare monte/montare amo/amare lava/lavare lotto/lottare volto/voltare verso/versare
porto/portare porta/portare porta/porto portiere/portare posto/postino posto/postare calce/calcio calce/calcetto
banca/banco pala/palo mostro/mostrare mostra/mostro vela/svelare velo/svelare lancia/lanciare baco/bacino marca/marco
fonte/fondere letto/leggere pesca/pesco pizza/pizzo mare/marito tasto/tastare tasca/tascare testo/testa posta/posto
mento/mentire menta/mentire menta/mento parto/parte parte/partire parto/partire fiero/fiera fiera/fiero mora/moro
moro/morire rosa/roso rosa/rosare pera/perare fila/filo sole/solo sole/sola solo/solare sola/solare suola/solare
vite/vita vita/vitto vite/vitare vino/vinto colpo/colpa colpa/colpire tara/tarare pasto/pasta pasto/pastore
pasta/pastore canto/canta panna/panno punta/punto corto/corte corte/corteccia moda/modo moda/modellare cero/cera
cero/ceretta tema/temere temo/temere tempia/tempio busta/busto carico/caro latte/latta costo/costa cassa/cassare
fata/fato fama/fame fame/famoso passo/passero passo/passione passione/passare pene/pena pene/penare pene/penale
scopo/scopa scopo/scopare collo/colla colla/collare collo/collare collo/colle colle/collare torta/torto torto/tortino
torto/tortello cambio/cambiale rana/granata conto/racconto dado/dare data/dare dato/dado voto/vuoto vasca/vasco
merce/mercato merco/mercato orco/orca bara/baro sale/salire sala/salire sale/sala sala/salare sala/salato sala/salino
sala/salina sala/salume palma/palmo palla/pallido panca/pancia seme/semola seta/setaccio mina/miniera cavo/cava
cava/cavolo gamba/gambero rame/ramo ramo/rame ramo/ramino manto/manta rata/ratto pesce/pesco pianta/pianto
pianto/piantare piano/pianta pianeta/piano bollo/bolla pista/pestare rapa/rapire rapa/rapace tuta/tutore lava/lavello
sala/salame barista/bara colla/collana colla/colletto colle/collana colle/colletto collie/collana collie/colletto
affascinante/fascia partita/parte parto/partita portone/porto trasporto/porto panna/pannolino polpaccio/polpo
polpetta/polpo ricchezza/riccio salone/salire salvia/salvare salvia/salvezza salvia/salvataggio uscita/uscio
volante/volere votante/vuoto lava/lavaggio libro/librare testa/testare costo/costola sport/sportello pan/panino
gel/gelato sale/salone sale/saluto band/bandiera corso/corsetto storta/torta contessa/conto contessa/conta
volare/vuole volare/vuol membrana/membro membrana/membra viticoltore/vita viticoltura/vita pesticida/pesto
pesticida/pesta pesticida/peste uniforme/uno uniforme/una
risicoltura/risa risicoltore/risa sericoltura/sera sericoltore/sera rosicoltura/roso uniforme/une agricoltura/agro agricoltore/agro strano/straniero scampo/scampolo
lezione/lezioso estate/estatico materiale/matera norma/normandia realta/reale vivaio/vivo
istanza/istante ambulanza/ambulante continenza/continente circostanza/circostante contingenza/contingente ridare/ridacchiare vantaggio/vantare ostaggio/ostare voltaggio/voltare servaggio/servare appannaggio/appannare paraggio/parare paraggio/parere
rodaggio/rodere atterraggio/atterrire miraggio/mirare vento/ventotto vento/ventino vento/ventina vento/ventesimo vento/ventenne vento/ventennio
bardotto/bardo pasticca/pasticcio ostaggio/osteria sciatore/scia pollaio/polline galletta/gallo gallette/gallo papaia/papa posto/postina setola/seta merlango/merlo lampista/lampo
limonite/limone salsese/salsa
celare/cielo celare/ciel celato/cielo celato/ciel celona/cielo celona/ciel corale/cuore corista/cuore coretto/cuore corata/cuore coroide/cuore corone/cuore coriale/cuore corale/cuor corista/cuor coretto/cuor corata/cuor corone/cuor
serale/siero serata/siero sericina/siero asserire/siero asserito/siero inserire/siero inserito/siero inserimento/siero domare/duomo domato/duomo indomito/duomo felino/fiele trafelato/fiele
penare/pieno penato/pieno penoso/pieno appenare/pieno aretino/ariete aretina/ariete ferale/fiero ferino/fiero inferire/fiero afferire/fiero impetrare/pietra impetrato/pietra letale/lieto levare/lieve levato/lieve levetta/lieve
melata/miele melato/miele meleto/miele melina/miele melotto/miele peverella/pieve spedire/spiedo allogare/luogo slogare/luogo slogato/luogo slogamento/luogo logistico/luogo abbonare/buono abbonamento/buono abbonato/buono abbonare/buon abbonamento/buon abbonato/buon
cocuzza/cuoco sestetto/siesta sestiere/siesta sestina/siesta sestario/siesta assestare/siesta impedire/piede impedimento/piede impedito/piede comperare/compiere equino/equo equina/equo
ridottare/ridere ridottare/ridare ridettare/ridere risonare/risone scolare/scuola venire/vena venire/vien cenone/cenere lessare/lesse traino/tra tre/tra trifoglio/tra tirata/tir tirato/tir tirone/tir tiroide/tir tirella/tir velina/vela velinare/vela velinare/velo
venuta/vena venuta/venere venuto/vena venuto/venere veneto/vena veniale/vena parita/parere amorale/amore amorale/amor amatriciana/amatrice amatriciano/amatrice amarognolo/amare amarognola/amare cogliona/cogliere coglionata/cogliere coglione/cogliere morello/morire risposare/rispose leggerezza/leggere informatica/informato informatico/informato infermo/fermo inferma/fermo sportello/sporto sporto/porto tenerezza/tenere regalare/regale regalato/regale regalino/regale realizzare/reale realizzare/real realismo/reale realista/reale realistico/reale fanale/fan fanale/fano fanello/fan fanone/fan tennista/tenne tennista/tenno tennistico/tenne
condottare/condire amaretto/amare amareno/amare amarena/amare amarezza/amare amareggiare/amare pattuglia/pattare sedare/sede sedare/seda sedato/sede sedato/seda particella/partire voltaggio/volto voltaggio/volta voltaggio/volte montaggio/monte penale/pieno
tiroide/tiro salina/salire gallese/gallo gallese/galla galletta/gallare ramino/rame costante/costare solista/sole solista/suola solare/suola solo/suola scolo/scuola portiera/porto ramino/ramare particella/parto gamberetto/gambiera galletta/galletto galletta/galle lavina/lava lavarello/lava tenerume/tenere tenerone/tenere faretto/fare ferino/ferire solare/suole solaio/suole salentino/saliente scolo/scuola
`;

const ended = setOf(`${endings} ${names}`);
const begun = setOf(beginnings);
const apart = setOf(pairs);

export function hasNoEnding(letters: string): boolean {
  return ended.has(letters);
}

export function hasNoBeginning(letters: string): boolean {
  return begun.has(letters);
}

export function areStrange(one: string, other: string): boolean {
  return apart.has(`${one}/${other}`) || apart.has(`${other}/${one}`);
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
