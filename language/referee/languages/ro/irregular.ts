/** Irregular Romanian words: *om, oameni*; *vedea, văd, văzut*. */
import { adjectives } from './adjectives.ts';
import { kin } from './kin.ts';

/** A base and its forms. */
const table = `
liber: libertate, libertăți, elibera, eliberare
lene: leneș, leneși, leneșă, lenevi, lenevie, lenevos
exista: existență
dori: dorință, dorințe, doritor
construi: constructor, construcție, construcții
concurs: concura, concurent, concurență
distra: distracție, distracții, distractiv
geniu: genial, genialitate
foame: foamete, înfometat, flămând
insectă: insecticid, insectivor
logodnă: logodi, logodnic, logodnică, logodit
mascul: masculin
mafie: mafiot, mafioți
cinci: cincizeci, cincisprezece, cincime
antic: antichitate, antichități, anticar, anticariat
astru: astronom, astronomie, astronaut
lipi: lipici, lipicios
economie: economisi, economist, economic
castană: castan, castani, castaniu
castan: castană, castane
halteră: halterofil, haltere
copie: copiator, copia
curăța: curățătorie, curățenie
tăcea: tăcere, tăcut
carne: carnivor, carnivore
cânta: cântec, cântece, cântecul, cântare, cântat, cântăreț
vioară: violonist, violoniști, violonistă
român: româncă, românce, românește
dinte: dantură, dentar, dentist, dentistă
limbă: lingvist, lingvistică, bilingv
bun: bunăvoință, bunătate, bunăstare
coadă: codobatură
loc: locțiitor, localnic, localitate
zi: astăzi, miazăzi, ziarist
noapte: miazănoapte, nocturn
apă: apeduct, acvatic
voie: bunăvoie, voință
râu: râuleț
om: oameni, oamenii, oamenilor, omenesc, omenire, omenie
mână: mâini, mâinii, mâinile, mâinilor, mânuță
soră: surori, surorii, surorile, surorilor, surioară, sor, surorile
noră: nurori, nurorii, nurorile, nurorilor
cap: capete, capetele, capetelor, capătul
ou: ouă, ouăle, ouălor, oul, oului
măr: mere, merele, merelor, meri, merii, merilor
păr: peri, perii, perilor, peri
pară: pere, perele, perelor
tată: tați, tații, tatăl, tatălui, taților, taică, tătic, tăticul
mamă: mămică, măicuță
frate: frați, frații, fraților, frăție, frăține, frățesc, fraternitate
zi: zile, zilele, zilelor, ziua, zilei, zilnic
iarbă: ierburi, ierburile, ierbii
vacă: vaci, vacii, vacile
vreme: vremuri, vremurile, vremii
cal: cai, caii, cailor, călare, călăreț, călări
copil: copii, copiii, copiilor, copilul
cale: căi, căile, căilor
vale: văi, văile, văilor, vâlcea
stea: stele, stelele, stelelor, steaua, stelar, steluță, înstelat
cuvânt: cuvinte, cuvintele, cuvintelor
mormânt: morminte, mormintele
râs: râde, râd, râzi, râdea, râzând
tânăr: tineri, tinerii, tinerilor, tinerețe, tinere, tânără, tineret, întineri
nepot: nepoți, nepoată
pește: pești, pescar, pescui, pescuit, pescărie, pescuiesc, pescăruș
șarpe: șerpi, șerpii
piele: piei, pieile, pieilor
femeie: femei, femeile, femeilor, feminin, femeiesc
om: omuleț, supraom, neom
leu: lei, leii, leilor, leoaică
vis: vise, visuri, visa, visare, visător
ras: rade, radere
câine: câini, câinii
sânge: sângera, sângerare, sângeros
vedea: văd, vezi, vede, vedem, vedeți, văzut, văzu, văzând, vedere, vederi, vederea, vadă, vedeam, vedeau, văzută, văzuți, vederii
putea: pot, poți, poate, putem, puteți, putut, putere, puteri, puterea, puternic, puterii
ședea: șed, șezi, șade, șezut, ședere
cădea: cad, cazi, cade, căzut, cădere, căzând, căderi
bea: beau, bem, beți, băut, băutură, băutor, bând
lua: iau, luăm, luați, luat, luând, luare
da: dau, dai, dă, dăm, dați, dând, dare, dări
sta: stau, stă, stăm, stați, stând, stare, stări
mânca: mănânc, mănânci, mănâncă, mâncăm, mâncat, mâncare, mâncând, mâncăcios, mâncător, mâncăruri
usca: usuc, usuci, usucă, uscat, uscare, uscător
avea: avem, aveți, avut, avere, având, averi
vrea: vreau, vrei, vrut, vrere, vrând
ști: știu, știi, știe, știm, știți, știut, știință, științe
scrie: scriu, scrii, scris, scriem, scriere, scriind, scriitor, scrisoare, scriitoare
merge: merg, mergi, mers, mergem, mergând, mergător
zice: zic, zici, zis, zicem, zicând, zicere, zicală
face: fac, faci, făcut, facem, făcând, facere, făcător
duce: duc, duci, dus, ducem, ducând, ducere
plânge: plâng, plângi, plâns, plângere, plângând, plângăcios
ajunge: ajung, ajuns, ajungere, ajungând
fugi: fug, fugă, fugit, fuge, fugar, fugind
arde: ard, arzi, ars, arzând, ardere, arsură, arzător
pierde: pierd, pierzi, pierdut, pierdere, pierzând, pierderi, pierzător
prinde: prind, prinzi, prins, prindere, prinzând
vinde: vând, vinzi, vândut, vânzare, vânzător, vânzând, vânzătoare, vânzări
naște: nasc, naști, născut, naștere, născând
cunoaște: cunosc, cunoști, cunoscut, cunoaștere, cunoștință
crește: cresc, crești, crescut, creștere, crescător
paște: pasc, păscut, pășune
rupe: rup, rupi, rupt, rupere, ruptură
coace: coc, coci, copt, coaptă, coapte, copți, coacere, coptură
fierbe: fierb, fiert, fiartă, fierte, fierbere, fierbinte, fiertură
frige: frigi, fript, friptură, frigere, frigare
suge: sug, supt, sugar
alege: aleg, ales, alegere, alegător, alegeri
culege: culeg, cules, culegător, culegere
înțelege: înțeleg, înțeles, înțelegere, înțelept
ucide: ucid, ucis, ucidere, ucigaș, ucigător
deschide: deschid, deschis, deschidere, deschizător
închide: închid, închis, închidere, închisoare
crede: cred, crezi, crezut, credință, crezând, credincios
tunde: tund, tunzi, tuns, tunsoare, tundere
ascunde: ascund, ascuns, ascunzătoare, ascunziș, ascundere
răspunde: răspund, răspuns, răspundere
pune: pun, pus, punere, punând
spune: spun, spui, spus, spunere
cere: cerut, cerere, cerând, cereri
trece: trec, treci, trecut, trecere, trecător
zbura: zbor, zbori, zboară, zburat, zburător, zburând
juca: joc, joci, joacă, jucat, jucător, jucând, jucărie, joacă, jocuri, jucăuș, jucătoare
ruga: rog, rogi, roagă, rugăm, rugat, rugăciune, rugând
purta: purtat, purtare, purtător, purtând
sparge: sparg, spart, spargere, spărgător, spărtură
ploua: plouă, plouat, ploaie, ploios
ninge: ninsoare, nins, ningea
ara: arat, arător, arătură
durea: doare, durut, durere, dureros, dureri
sare: săra, sărat, sărată, sărați, saramură, sărătură, sărare
dormi: dorm, dormi, doarme, dormit, dormitor, dormind, adormi, adormit
muri: mor, moare, murit, moarte, mort, muribund, morți
ieși: ies, ieși, iese, ieșit, ieșire
veni: venit, venire, venind
ține: țin, ținut, ținere
roade: roadere, rozător, rozătoare
împărat: împărăteasă, împărătesc, împărăție
hoț: hoție, hoți, hoții, hoțesc, hoțoman
fura: furt, furturi, furat, furăcios
rece: răci, răceală, răcoare, răcit, răcoros, răcoritor, răcoritoare, răcori
vale: văioagă, vâlcea
bate: bat, bați, bătut, bătaie, bătaia, bătăi, bătăuș, bătător, bătăios, bătând
regie: regizor, regizoare, regiza, regizat
aplauda: aplauze, aplaud, aplaudat
farmec: fermecător, fermecat, fermeca, farmece, fermecată
vânt: vântura, vântos, vântuleț
india: indian, indiană, indiancă, indieni
avion: aviator, aviație, aviatoare, avionaș
bere: berar, berărie, berar, beri
ceai: ceainic, ceainărie, ceaiuri
spion: spioană, spionaj, spiona
canada: canadian, canadiană, canadieni
iași: ieșean, ieșeni, ieșeancă
mare: mări, mării, mările, mărilor, maritim
fag: făget
nucă: nucet
obraz: obraji, obrajii, obrajilor, obrăjor
praz: praji
viteaz: viteji, vitejii, vitejie, vitejesc, vitejește
elev: elevă, eleve, elevei, elevele, elevelor, eleva
vecin: vecină, vecine, vecinei, vecinele, vecinelor, vecina
bunic: bunică, bunice, bunicei, bunicele, bunicelor, bunica
cumnat: cumnată, cumnate, cumnatei, cumnatele, cumnatelor, cumnata
coleg: colegă, colege, colegei, colegele, colegelor, colega
balerin: balerină, balerine, balerinei, balerinele, balerinelor, balerina
sclav: sclavă, sclave, sclavei, sclavele, sclavelor, sclava
beat: beție, bețiv, bețivan, beți, îmbăta, beată, bețivi
erou: eroină, eroi, eroii, eroic, eroism, eroină
an: ani, anii, anilor, anul, anual, aniversare
rege: regină, regal, regat, regesc
prieten: prietenă, prietenie, prietenos
june: juni, junețe
iepure: iepuri, iepuraș
ochi: ochii, ochilor, ochelari
ger: geruri, geros
miel: miei, mieii, mieilor, mioară
vițel: viței, vițeii
cățel: căței, cățeii, cățea
purcel: purcei, purceii
frumos: frumusețe, înfrumuseța, frumoasă
greu: grea, grei, grele, greutate
rău: rea, răi, rele, răutate
nou: nouă, noutate, înnoi
roșu: roșie, roșii, roșeață, roși, înroși, roșcat
negru: neagră, negri, negre, negreață, înnegri
albastru: albastră, albaștri
verde: verzi, verdeață, înverzi
galben: îngălbeni, gălbui, gălbenuș, gălbenele
alb: albi, albiciune, albuș, albitor, înălbi
bou: boi, boii, boilor
ac: ace, acele, acul, acului
nucă: nuc, nuci, nucii, nucul
prună: prun, pruni, prune
vișină: vișin, vișini
cireașă: cireș, cireși, cireșe
caisă: cais, caise, caiși
cap: căpățână, căpătâi, căpos
frâu: frâie, frâiele, frâielor, înfrâna, înfrânare, desfrâu
brâu: brâie, brâiele, brâielor
grâu: grâie, grâne, grâiele, grâuleț
pârâu: pâraie, pârâie, pâraiele, pârâiaș
râu: râuri, râurile, râușor
grăunte: grăunțe, grăunți, grăunțele, grăunții, grăuncior
șa: șei, șeile, șeilor, șaua, șeii, șelar, șelărie, înșeua, înșeuat, deșeua, deșeuat, deșela, deșelat
chei: cheiuri
seară: seri, serile, înserare, însera
iarnă: ierni, iernile
vină: vinovat, învinui
os: oase, oasele, osos
tei: teii, teișor
cui: cuie, cuiele, cuier
pui: puii, puilor, puișor
gunoi: gunoaie, gunoaiele
altoi: altoaie
cer: ceruri, cerurile, ceresc, cerească
ghem: gheme, ghemui
genunchi: genunchii, îngenunchea, genuncher, genunchieră
rărunchi: rărunchii
unghie: unghii, unghiile
rob: robie, robi, roabă, robit, robire, înrobi
șef: șefie, șefă
orb: orbie, orbire, orbi
mut: muți, muțenie, amuți
slujbă: sluji, slujitor, slujire, slujnică, slujbaș, slujbe
lună: lunar, lunară, lunare, lunatic
soare: solar, solară, solare, însorit, însori
haz: hazliu, hazlie
joi: joia
viață: vieți, vieții
față: fețe, feței, fețișoară, înfățișare
piatră: pietre, pietrei, pietriș, pietrar, împietri
fată: fete, fetei, fetiță, fetișcană
roată: roți, roții, roților, rotiță, rotar
coadă: cozi, cozii, codiță
ladă: lăzi, lăzii, lădiță
pradă: prăzi, prăzii, prăda, prădător
plasă: plase, plăși, plăsuță
dormi: adormire, adormi, adormit
lumină: ilumina, iluminat, iluminare
crede: credincios, necredincios, credință, necredință
munte: montan, montană
citi: citeț, citeață
apă: apătos, apătoasă
fier: feronerie, feroviar
vie: vier, vieri, viticultor
sănătos: sănătate, însănătoși, însănătoșire
înalt: înălța, înălțat, înălțime
greu: îngreuna, îngreunat
tare: tărie, tării, întări
moale: muia, înmuia, înmuiat
trist: întrista, întristat, tristețe
vesel: înveseli, veselie
surd: asurzi, surzenie
slab: slăbi, slăbit, slăbiciune
rar: rări, rărit
des: îndesi, desiș
pace: împăca, împăcat, pașnic
război: războinic
noapte: înnopta, înnoptat, nocturn
cald: căldură, călduri, călduros
gras: îngrășa, îngrășat, îngrășământ, grăsime
roșu: roșiatic, roșiatică
lung: alungi, alungit, alungită
sigur: nesiguranță, nesigur
ordine: ordonat, dezordonat, ordonată
cusut: cusătură, cusături
coase: cusut, cusută, cusătură, cusături
rămâne: rămas, rămasă, rămași, rămășiță
fi: sunt, ești, este, suntem, sunteți, fost, eram, erai, era, erau, fiind, fiu, fie, fii
avea: are, avem, aveți, avut, având, aveam, avere
lua: iau, iei, luat, luăm, luați, luând
pune: pui, pun, pus, punem, puneți, puse
`;

/** The bases of each form. */
export const irregular: ReadonlyMap<string, readonly string[]> = read(
  [table.trim(), kin.trim(), ...adjectives].join('\n'),
);

function read(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const [base = '', forms = ''] = line.split(': ');
    for (const form of forms.split(', ')) if (form !== base) found.set(form, [...(found.get(form) ?? []), base]);
  }
  return found;
}
