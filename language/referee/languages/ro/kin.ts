/** Romanian words derived from others in ways that no ending shows: *doagă, dogar*; *ascunde, ascunzătoare*. */

/** A base, and words and forms of its family. */
export const kin = `
doagă: dogar, dogărie, dogari
cazan: căzănel, căzăneală
cârpă: cârpaci
ceară: cerui, ceruit, cerat, ceros
dar: dărui, dăruit, dăruire, dăruitor
duh: duhovnic, duhovnicesc
eroare: eronat, eronată
frică: înfricoșa, înfricoșat, înfricoșător
frig: înfrigurat, înfrigura
gard: îngrădi, îngrădit, îngrăditură, gărduleț
grijă: îngrijora, îngrijorat, îngrijorare, îngrijorător
gust: degusta, degustare, degustător
jura: jurământ, jurat, jurăminte
laudă: lăuda, lăudat, lăudăros, lăudăroasă, lăudăroși
minciună: mincinos, mincinoasă, mincinoși, minți, mințit
mușchi: mușchiulos, mușchiuloasă
nerv: enerva, enervat, enervant
orb: orbecăi
ordine: ordona, ordonat
palid: păli, paloare
pană: înaripat
popor: popular, populară, populație, popula
preț: prețios, prețioasă, prețioși
putred: putregai, putrezi
slab: slăbănog, slăbănoagă
somn: somnoros, somnoroasă, somnoroși, somnifer, somnoroase
stup: stupină, stupine, stupar
suna: sunet, sunete, sunător, sonerie
surprinde: surpriză, surprize, surprins
tânăr: tineresc, tinerească, tinerel
umbră: adumbri, adumbrit, umbrit
urmă: urmări, urmărit, urmărire, urmăritor, urmaș, urmași, următor
vină: vinovat, vinovată, vinovați, vinovăție
viteză: vitezometru, vitezoman
zeu: zei, zeii, zeiță, zeițe, zeița, zeitate, zeități
încuia: încuietoare, încuietori, descuia
striga: strigăt, strigăte
urla: urlet, urlete
țipa: țipăt, țipete, țipetele, țipetelor, țipător
geme: geamăt, gemete, gemetele, gemetelor
geamăt: gemete, gemetele, gemetelor
țipăt: țipete, țipetele, țipetelor
mugi: muget, mugete
tropăi: tropot, tropote
teorie: teoretic, teoretician
terapie: terapeut, terapeutic, terapeuți
agricultură: agricol
îndoi: îndoielnic, îndoielnică
proteja: protecție, protector, protejat
reduce: reducție, redus
vedea: vizibil, invizibil
auzi: auditiv, audiție
tăia: tăiș, tăiat, tăietură
rugby: rugbist, rugbiști
judo: judoka
internet: internaut, internauți
fier: feros, feroasă
tipar: tipograf, tipografie
voluntar: voluntariat
sânge: sângerete
mustață: mustăcios, mustăcioși, mustăcioară
număr: numeral, numeric, numerota, numerotat, numerotare, nenumărat
fosfor: fosforescent, fosforescentă
dublu: dublură, dubluri
miner: mineriadă, mineriade
oltean: oltencă, oltence
socru: soacră, soacre
dud: dudă, dude
șapcă: șepci, șepcile, șepcilor, șepcuță
groapă: gropile, gropilor
manta: mantale, mantalele, mantaua, mantalei
vână: vine, vinele, vinelor, vinei
fapt: fapte, faptele, faptelor
profesoară: profesor, profesorul, profesori, profesorii, profesorilor
greutate: îngreuna
neliniște: neliniști, neliniștilor, neliniștile
corect: corecta, corector, corectură
diferi: diferit, diferență, diferențe
negocia: negociere, negociat, negociator, negocieri
salva: salvamar, salvamont, salvator
comerț: comerciant, comercial, comercianți
cerși: cerșetor, cerșetorie
jaf: jefui, jefuit, jefuitor
meșter: meșteșug, meșteșugar
salt: sălta, săltăreț
semn: semna, semnătură, semnături
urât: urî, urâțenie
zdrențe: zdrențăros
bucată: îmbucătură, îmbucătăți
băutură: bețiv
adăuga: adaos, adaosuri
subțire: subția, subțiat
boxer: boxa, boxeri
pieptene: pieptăna, pieptănat, pieptănătură
absent: absenteism
roade: ros, rosătură, rosături
tenis: tenismen, tenismenă
`;
