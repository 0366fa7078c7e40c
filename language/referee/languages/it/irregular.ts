/** Irregular Italian words: *uomini*, *vado*, *scritto*; and what is derived from such forms. */

/** A base and its forms. A form that ends in `-` stands for all words that begin with it. */
const forms = `
ala: ali
uomo: uomini omone ometto omino omaccio ominide
bue: buoi bove bovino bovini
dio: dei dea dee divino divin- deita iddio
via: viuzz- viott- vietta viale viali
ora: orett- orario
uva: uvett-
ape: apina apine
re: reucci-
uovo: uova ovale ovali ovetto ovulo ovipar- ovaiol-
dito: dita ditale
braccio: braccia bracci abbracci-
ciglio: ciglia
labbro: labbra labbr- labial-
ginocchio: ginocchia ginocch- inginocchi-
osso: ossa
muro: mura
corno: corna
membro: membra
grido: grida
urlo: urla
strido: strida
budello: budella
cervello: cervella
fondamento: fondamenta
calcagno: calcagna
vestigio: vestigia
staio: staia
anello: anella
castello: castella
riso: risa
fuso: fusa
quadrello: quadrella
moggio: moggia
rubbio: rubbia
tergo: terga
cuoio: cuoia
lenzuolo: lenzuola
paio: paia appaia-
miglio: miglia
centinaio: centinaia
migliaio: migliaia
mille: mila
tempio: templi
arma: armi
mano: mani maneggi- manett-
amico: amici amiche amica amicizia amichevole amich- amicon-
nemico: nemici nemiche nemica inimic-
greco: greci greca greche grecia grecis-
porco: porci porcil- porcello porcelli porcellin-
medico: medici medica medicina medicin-
eco: echi echegg- riecheggi-
cane: cani
re: regina regno reale regnare regale regn-
amare: amore amant- amat-
casa: casalin- casolar- casereccio
cuore: cuori
fiore: floricol- floreal-
terra: terricol-
olivo: olivicol- oleicol-
bosco: boschiv-
ruota: rotell- rota rotare rotazion- rotator-
fuoco: focol- focher- infuoc- infoc- affuoc-
gioco: giuoco giuoc-
sangue: sanguin- insanguin- dissangu-
acqua: acque annacqu- sciacqu- risciacqu-
luce: luci lumin- illumin-
notte: notti nottur- pernott- nottat- annott-
latte: lattier- lattai- latticin- lattant- allatt-
sole: solegg- assolat- soleggi-
mare: maritt- maregg- marino marina marini marine
piede: pedat- pedon- pedest-
cielo: celest-
nuovo: novit- rinnov- innov- rinnuov-
buono: bont- bonar-
scuola: scuol-
buono: migliore migliori ottimo ottima ottimi ottime miglior-
bene: meglio
cattivo: peggiore peggiori pessimo pessima pessimi pessime peggior-
male: peggio
grande: maggiore maggiori massimo massima massimi massime
piccolo: minore minori minimo minima minimi minime
zio: prozio prozia
autore: coautor-
ambasciata: ambasciator- ambasciatric-
ambasciatore: ambasciat-
affetto: affettuos- affezion-
addome: addominal-
candela: candelabr- candelier-
commercio: commercial- commerciant-
compagno: compagni- compagna compagne accompagn-
confuso: confusion-
confondere: confus-
deluso: delusion- deludere
controllo: controllor-
destra: destro destri destre
sinistra: sinistro sinistri sinistre
economia: economic- economist-
equilibrio: equilibrist- squilibr-
estinto: estintor- estinguere estinzion-
fantasia: fantastic- fantasios-
fascista: fascism-
fisica: fisico fisici fisiche
politica: politico politici politiche politic-
frutta: frutto frutti frutte fruttiv- fruttat-
frutto: frutta frutte
giusto: giustizi- giustific-
ingiusto: ingiustizi-
ingiustizia: giust-
guardia: guardare guardian- guardiol-
guardare: guardia guardie guardian- sguard-
ingegno: ingegner- ingegnos-
lancia: lancio lanci
mattina: mattino mattini
mattino: mattina mattine
messaggio: messagger-
musica: musical
orecchio: orecchi- orecchin-
orfano: orfanotrof-
pattino: pattinagg- pattinator- pattinare pattini
pattinare: pattin-
persona: personagg- personal-
pettegolo: pettegolezz-
preciso: precision-
preistoria: preistoric-
storia: storic- preistor- istoriat-
presidente: presidenz- presied-
scacchi: scacchier- scacco scacchist-
scacco: scacchi scacchier-
senato: senator- senatric-
signore: signora signorin-
signora: signore signori signorin-
simpatia: simpatic- simpatizz-
antipatia: antipatic-
sporco: sporcizi-
taglio: taglier- taglient- tagliatell- tagliare
tagliare: tagli- ritagli-
ufficio: ufficial-
vedovo: vedova vedove
vedova: vedovo vedovi
nonno: nonna nonne
nonna: nonno nonni
zio: zia zie
zia: zio zii
figlio: figlia figlie
figlia: figlio figli
cugino: cugina cugine
suocero: suocera suocere
suocera: suocero suoceri
ragazzo: ragazza ragazze
ragazza: ragazzo ragazzi
bambino: bambina bambine
bambina: bambino bambini
marchese: marchesa
sociale: social
metallo: metal metallic- metallurg-
cinque: cinquant-
quattro: quarant- quattordic- quart-
tre: trent- tredic- terz- tripl-
sei: sessant- sedic- sest-
sette: settant- diciassett- settim-
otto: ottant- diciott- ottav-
nove: novant- diciannov- nono
dieci: decin- decim-
due: dodici doppi- duplic-
cento: centin- centesim- centenar-
mille: millesim- millenn- migliai-
colore: tricolor- multicolor-
gridare: sgrid-
coprire: scopr- scopert- copert-
battere: sbatt-
contare: raccont- conto conti
conto: raccont- contare contabil-
dividere: condivid- divis-
ciglio: sopraccigli-
canto: incant-
fresco: affresc- rinfresc- freschezz-
fritto: soffritt- friggere frittat- frittell-
balzo: rimbalz-
muovere: mosso mossa movimento moto
moto: motore motori
insegnare: insegn-
correre: corsa corse corridor- ricorr- soccorr-
chiaro: chiarezz- schiar-
scuro: oscur- scurit-
gioco: giocattol-
cantare: canzon- canterell- canterin-
canto: canzon- canterin-
studio: student- studios-
studiare: student-
morire: moribond-
dormire: dormiglion- dormicchi- addorment-
acqua: acquazzon- acquerell- acquitrin-
fiume: fluvial-
ombra: ombrell- ombros-
forte: forza forze fortezz- rafforz- sforz-
sedia: sedere sedut- sedil- seggiol-
sedere: sedia sedut- sedil- seggio
mano: manigli- manual- manoscritt- mancin-
scuola: scolastic- scolar- scolaresc-
mattino: mattutin-
mattina: mattutin-
pomeriggio: pomeridian-
pace: pacific- pacifist- rappacific-
guerra: guerriglier- guerrigli- guerrafond-
battere: battagli- combatt- battit- battent- batteri-
battaglia: battaglier-
cavaliere: cavalleresc- cavalleri-
cavallo: cavalleresc- cavalleri-
nave: navig- navicell-
re: reame
occhio: adocchi- occhial-
pane: panettier- panific- panin-
pianta: piantagion-
giorno: giornal- giornat- aggiorn- soggiorn-
giovane: gioventu giovinezz- giovanil- ringiovan-
vecchio: vecchiai- invecchi-
bello: bellezz- abbell- imbell-
brutto: bruttezz- imbrutt-
caldo: calor- riscald- scald- calid-
freddo: raffredd- infreddol- freddol-
dolce: addolc- dolcezz- dolcific-
amaro: amarezz- amareggi-
ricco: ricchezz- arricch-
povero: povert- impover-
verde: rinverd- verdeggi- verdur-
rosso: arross- rossor-
nero: anner-
bianco: imbianch- sbianc- bianchegg-
giallo: ingiall-
grande: ingrand- grandezz- grandios-
piccolo: rimpiccol- piccolezz-
grasso: ingrass- sgrass-
magro: dimagr- magrezz-
lungo: allung- lunghezz- prolung-
corto: accorc- accort-
largo: allarg- larghezz-
alto: altezz- innalz- rialz-
profondo: approfond- profondit-
leggero: allegger- leggerezz-
pesante: appesant- peso pesi
vuoto: svuot-
pieno: riemp- riempi-
sonno: insonn- sonnell- sonnolen-
sogno: sognator- insogn-
ladro: ladrunc- ladroc-
sedia: sediol-
suono: sonor-
vuoto: svuot-
andare: vado vada vadano vadi andirivieni andat-
venire: vengo vieni viene venga vengono vengano verrò verrà verrei venni venne venuto venut-
stare: sto stai stia stetti stette stato
dare: dà diedi diede dato
fare: faccio facciamo fece feci fatto fattibil- faccend- fattura
dire: dico dici dice diciamo dicono dissi disse detto diceri-
avere: ho hai ha abbiamo hanno ebbi ebbe avuto
essere: è siete fui fu sarà sarò stato
sapere: sai sanno seppi seppe sappia saputo sapient- sapienz-
potere: posso puoi può possono poté potuto possa potent- potenz- possibil-
volere: voglio vuoi vuole vogliono volli volle voluto volont-
dovere: devo devi deve debbo devono dovuto
bere: bevo bevi beve bevono bevuto bevve bevut- bevand- bevitor-
uscire: esco esci esce escono
tenere: tengo tieni tiene tenga tenni tenne tenut-
salire: salgo salgono salga salit-
morire: muoio muori muore muoiono morto
sedere: siedo siedi siede seduto sedut-
udire: odono
piacere: piaccio piaccia piacque piaciut- piacevol-
tacere: taccio tacque taciut-
scegliere: scelgo scelga scelsi scelse scelto scelt- sceglie-
togliere: tolgo tolga tolsi tolse tolto
cogliere: colgo colga colsi colse colto raccogl-
sciogliere: sciolgo sciolsi sciolse sciolto sciolt-
leggere: lessi lesse lettor- lettric- lettur- leggibil- illeggibil-
scrivere: scrissi scrisse scritt- scriv- descri- iscri- trascri- sottoscri- prescri- riscri-
rompere: ruppi ruppe rotto rottam- rottur-
correre: corso corsa corrid- corrier- corrent- percorr- rincor-
vedere: vidi vide visto veduto visione visibil- vision- visiv- rived- vedut- vedrò vedrà
prendere: presi prese preso ripres- riprend-
mettere: misi mise messo
chiudere: chiusi chiuse chiuso chius- chiud- racchiu- rinchiu- richiu-
aprire: apersi aperto apert- riapr-
coprire: coperto copert- ricopr- ricopert-
scoprire: scoperto scopert-
offrire: offerto offert-
soffrire: sofferto soffer- soffr-
ridere: risi risat- sorri- irris-
piangere: piansi pianse pianto
vincere: vinsi vinse vinto vincit- vincent-
dipingere: dipinsi dipinse dipinto dipint-
spingere: spinsi spinse spinto spint-
stringere: strinsi strinse stretto strett-
tingere: tinsi tinse tinto tintor- tintur-
cuocere: cuocio cosse cotto cottur-
nascere: nacqui nacque nato nascit-
crescere: crebbi crebbe cresciut- accresc-
conoscere: conobbi conobbe conosc- riconosc-
vivere: vissi visse vissut- sopravviv-
muovere: mossi mosse mosso moss- muov- commoss- commuov- rimuov-
nascondere: nascosi nascose nascosto nascost- nascond- nascondigli-
rispondere: risposi rispose risposto rispost-
spendere: spesi spese speso
scendere: scesi scese sceso discend- disces- scend-
accendere: accesi accese acceso accens- accend-
uccidere: uccisi uccise ucciso uccis- uccid-
decidere: decisi decise deciso decis- decid-
dividere: divisi divise diviso divis- divid-
perdere: persi perse perso perdent- perdit-
mordere: morsi morse morso mord- morsic-
ardere: arsi
difendere: difesi difese difeso difes- difens- difend-
offendere: offesi offese offeso offes- offens-
appendere: appesi appese appeso
fondere: fusion-
giungere: giunsi giunse giunto
pungere: punsi punse pungent- pungigl-
ungere: unsi unse
tradurre: traduco traduce tradotto tradu- traduz-
condurre: conduco conduce condotto condu- condutt-
produrre: produco produce prodotto produ- prodott- produtt-
porre: pongo pone
comporre: compongo composto compos- compon-
trarre: traggo trae traz-
attrarre: attratto attraz- attraent-
spegnere: spengo spensi spense spento spent- spegn-
friggere: frissi fritto fritt-
distruggere: distrussi distrusse distrutto distrutt- distruz-
proteggere: protessi protesse protetto protett- protez- protegg-
dirigere: diressi diresse diretto dirett- direz-
eleggere: elessi elesse eletto elettor- elezion-
correggere: corressi corresse corretto corrett- correz-
esplodere: esplosi esplose esploso esplos-
invadere: invasi invase invaso invas-
evadere: evasi evase evaso evas-
radere: rasi rasoio rasatur-
rodere: rosi roso rodit-
rubare: derub-
volare: svolazz-
nuotare: nuot- natator-
giocare: giuoc-
sorgere: sorsi sorse sorto sorgent-
cadere: caddi cadde cadut-
odore: deodor-
sapore: insapor- assapor-
sale: salier- insapor-
città: cittadin-
corto: accorci- scorci-
piccolo: rimpicciol-
mese: mensil-
mattina: mattutin- mattinat- mattiner-
vento: ventil-
canto: cantautor-
tennis: tennist-
zio: zia zie zii
gatto: gatta gatte
ragazzo: ragazza ragazze
nonno: nonna nonne bisnonn-
geloso: gelosia gelosie
figlio: figlia figlie
cugino: cugina cugine
maestro: maestra maestre maestros-
bambino: bambina bambine bimbo bimba
sposo: sposa sposaliz-
suocero: suocera
cognato: cognata
cuoco: cuoca cuoche
sarto: sarta
mago: maga maghe magi magia magic-
ladro: ladra
lupo: lupe
asino: asina
maiale: maiala
tavolo: tavola tavole
arancia: arancio
oliva: olivo uliv-
ciliegia: ciliegio cilieg-
castagna: castagno
mandorla: mandorlo mandorl-
prugna: prugno
padre: patern-
madre: matern-
fratello: fratern- affratell-
onesto: onesta disonest-
difficile: difficolt-
giovane: giovent- giovanil- giovanott- giovanett- ringiovan-
malato: malatti- ammala ammalar- ammalat-
legno: legna legne
pizzicare: pizzicott-
ballo: ballett- baller-
campo: campegg-
sinistro: sinistra sinistre
vivere: vivo vivac-
guarire: guarigion-
seppellire: sepolt- seppell-
oro: dorat- dorar- indor- orefic-
banca: banconot-
fumo: affumic-
gelo: congel- surgel-
magia: magic- mago maghi
pistola: pistoler-
vino: vinicol-
estate: estiv-
dolce: dolciastr- addolc- dolcific-
pugnale: pugnal-
chiedere: richiest- richied-
abate: badess- abbazi-
`;

const exact = new Map<string, string[]>();
const stems: [stem: string, base: string][] = [];
for (const line of forms.trim().split('\n')) {
  const [base = '', listed = ''] = bareOf(line).split(':');
  for (const form of listed.trim().split(/\s+/u)) {
    if (form.endsWith('-')) stems.push([form.slice(0, -1), base]);
    else exact.set(form, [...(exact.get(form) ?? []), base]);
  }
}

/** The bases of an irregular form. */
export function irregularForms(letters: string): readonly string[] {
  // They chose, as he chose: scelsero, scelse.
  return exact.get(letters) ?? (letters.endsWith('ero') ? exact.get(letters.slice(0, -2)) : undefined) ?? [];
}

/** The same, and the base of words with such a stem. */
export function irregularBases(letters: string): readonly string[] {
  const found = [...(exact.get(letters) ?? [])];
  for (const [stem, base] of stems) if (letters.startsWith(stem) && base !== letters) found.push(base);
  return found;
}

function bareOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
