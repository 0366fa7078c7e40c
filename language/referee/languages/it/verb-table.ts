/** Irregular Italian verbs: the stems from which `verbs.ts` builds their forms. */

/**
 * One verb per line: `verb [=stem] [+ prefixes] : present | future | past | participles | other forms`. `*` accepts
 * every prefix. The stem is that of the imperfect, if the infinitive does not show it. The present is the first person,
 * and the stem of the second; `!` if all its forms are among the others. A `~` after the past says that it is regular as
 * well. `-` is regular.
 */
export const irregularVerbs = `
andare + ri: ! | andr | - | - | vado vai va andiamo andate vanno vada vadano andiate
dare + ri: ! | dar | died | - | do dai da diamo date danno dia diate diano detti dette dettero desti demmo deste dessi desse dessimo dessero
stare + ri sotto sovra sopra: ! | star | stett | - | sto stai sta stiamo state stanno stia stiate stiano stesti stemmo steste stessi stesse stessimo stessero
fare =fac + ri dis soddis contraf sopraf stra lique assue rare mal: ! | far | fec | fatto | faccio fai fa facciamo fate fanno faccia facciate facciano fo
dire =dic + ri dis pre contrad bene male in inter: - | dir | diss | detto | dite di
bere =bev + stra: - | berr | bevv~ | - |
porre =pon + *: pongo | porr | pos | posto |
trarre =tra + *: traggo | trarr | trass | tratto |
durre =duc + *: - | durr | duss | dotto |
avere + ri: ! | avr | ebb | - | ho hai ha abbiamo avete hanno abbia abbiate abbiano abbi
essere + ri: ! | sar | fu | stato | sono sei e siamo siete fu era eri ero eravamo eravate erano fui fosti fummo foste furono sia siate siano sii fossi fosse fossimo fossero
sapere + ri: ! | sapr | sepp | - | so sai sa sappiamo sapete sanno sappia sappiate sappiano sappi
potere: ! | potr | - | - | posso puoi puo possiamo potete possono possa possiate possano
volere + ri: ! | vorr | voll | - | voglio vuoi vuole vuol vogliamo volete vogliono voglia vogliate vogliano
dovere: ! | dovr | - | - | devo devi deve dobbiamo dovete devono debbo debbono debba debbano deva devano dobbiate
venire + *: vengo vien | verr | venn | venuto |
tenere + *: tengo tien | terr | tenn | - |
rimanere + *: - | rimarr | rimas | rimasto | rimango rimangono rimanga rimangano
permanere: permango | permarr | permas | permaso |
valere + *: valgo | varr | vals | valso |
salire + *: salgo | - | - | - |
dolere + con: dolgo duol | dorr | dols | - | dogliamo
morire + *: muoio muor | - | - | morto |
uscire + ri: esco esc | - | - | - |
udire + ri: odo od | - | - | - |
sedere + pos sopras: siedo sied | - | - | - | seggo siederò siederà siederanno
parere: paio | parr | parv | parso | paiamo
parire + ap com scom ricom riap tras: paio | - | parv~ | parso |
cadere + *: - | cadr | cadd | - |
vedere + *: - | vedr | vid | visto,veduto |
godere: - | godr | - | - |
vivere + *: - | vivr | viss | vissuto |
piacere + *: piaccio | - | piacqu | - | piacciamo
tacere + *: taccio | - | tacqu | - | tacciamo
giacere + *: giaccio | - | giacqu | - | giacciamo
nuocere: nuoccio | - | nocqu | nociuto | noccio
cuocere + *: cuocio | - | coss | cotto | cociamo
nascere + *: - | - | nacqu | nato |
crescere + *: - | - | crebb | - |
conoscere + *: - | - | conobb | - |
muovere + *: - | - | moss | mosso | moviamo movete moveva
rompere + *: - | - | rupp | rotto |
scegliere + *: scelgo | - | scels | scelto |
cogliere + *: colgo | - | cols | colto |
togliere + *: tolgo | - | tols | tolto |
sciogliere + *: sciolgo | - | sciols | sciolto |
spegnere: spengo | - | spens | spento |
leggere + *: - | - | less | letto |
reggere + *: - | - | ress | retto |
proteggere: - | - | protess | protetto |
friggere + *: - | - | friss | fritto |
affliggere: - | - | affliss | afflitto |
infliggere: - | - | infliss | inflitto |
sconfiggere: - | - | sconfiss | sconfitto |
figgere + tra croci af pre: - | - | fiss | fisso,fitto |
dirigere: - | - | diress | diretto |
erigere: - | - | eress | eretto |
esigere: - | - | - | esatto |
redigere: - | - | redass | redatto |
transigere: - | - | - | transatto |
negligere: - | - | negless | negletto |
prediligere: - | - | prediless | prediletto |
struggere + *: - | - | struss | strutto |
scrivere + *: - | - | scriss | scritto |
discutere: - | - | discuss | discusso |
scuotere + *: - | - | scoss | scosso | scotiamo
percuotere + *: - | - | percoss | percosso |
incutere: - | - | incuss~ | incusso |
annettere: - | - | anness~ | annesso |
connettere + *: - | - | conness~ | connesso |
riflettere: - | - | rifless~ | riflesso,riflettuto |
flettere + de in estro genu: - | - | fless~ | flesso |
mettere + *: - | - | mis | messo |
succedere: - | - | success~ | successo,succeduto |
concedere: - | - | concess~ | concesso |
esprimere + *: - | - | espress | espresso |
primere + com op re de im sop: - | - | press | presso |
correre + *: - | - | cors | corso |
prendere + *: - | - | pres | preso |
rendere + ar: - | - | res~ | reso |
scendere + *: - | - | sces | sceso |
tendere + *: - | - | tes | teso |
fendere + di of: - | - | fes | feso |
spendere: - | - | spes | speso |
appendere: - | - | appes | appeso |
sospendere: - | - | sospes | sospeso |
dipendere: - | - | dipes | dipeso |
accendere + *: - | - | acces | acceso |
espandere: - | - | espans~ | espanso |
fondere + *: - | - | fus | fuso |
nascondere + *: - | - | nascos | nascosto |
rispondere + *: - | - | rispos | risposto |
corrispondere: - | - | corrispos | corrisposto |
chiudere + *: - | - | chius | chiuso |
cludere + con in es pre oc ac: - | - | clus | cluso |
ludere + il al de e col: - | - | lus | luso |
ridere + *: - | - | ris | riso |
dividere + *: - | - | divis | diviso |
decidere: - | - | decis | deciso |
uccidere: - | - | uccis | ucciso |
incidere: - | - | incis | inciso |
coincidere: - | - | coincis | coinciso |
recidere: - | - | recis | reciso |
assidere: - | - | assis | assiso |
rodere + cor e: - | - | ros | roso |
esplodere: - | - | esplos | esploso |
radere: - | - | ras | raso |
vadere + in e per: - | - | vas | vaso |
persuadere: - | - | persuas | persuaso |
dissuadere: - | - | dissuas | dissuaso |
ledere: - | - | les | leso |
perdere + *: - | - | pers~ | perso,perduto |
mordere + *: - | - | mors | morso |
ardere: - | - | ars | arso |
spargere + *: - | - | spars | sparso |
immergere + *: - | - | immers | immerso |
emergere + *: - | - | emers | emerso |
sommergere: - | - | sommers | sommerso |
tergere + de: - | - | ters | terso |
sorgere + *: - | - | sors | sorto |
porgere + *: - | - | pors | porto |
accorgere: - | - | accors | accorto |
scorgere: - | - | scors | scorto |
volgere + *: - | - | vols | volto |
torcere + *: - | - | tors | torto |
chiedere + *: - | - | chies | chiesto |
lidere + col e: - | - | lis | liso |
pellere + es: - | - | puls | pulso |
vellere + di s: - | - | vels | velto |
scindere + re pre: - | - | sciss | scisso |
spandere: - | - | spans~ | spanto,spanso |
ergere: - | - | ers | erto |
aspergere + co: - | - | aspers | asperso |
fulgere + ri: - | - | fuls | fulso |
indulgere: - | - | induls | indulto |
ottundere: - | - | ottus | ottuso |
contundere: - | - | contus | contuso |
trudere + es in pro: - | - | trus | truso |
stridere: - | - | - | - |
piovere: - | - | piovv | - |
vincere + *: - | - | vins | vinto |
convincere: - | - | convins | convinto |
piangere + *: - | - | pians | pianto |
frangere + in: - | - | frans | franto |
giungere + *: - | - | giuns | giunto |
pungere + com es: - | - | puns | punto |
ungere: - | - | uns | unto |
mungere + s e: - | - | muns | munto |
fungere: - | - | funs | funto |
dipingere + ri: - | - | dipins | dipinto |
pingere + s re so ris: - | - | pins | pinto |
tingere + *: - | - | tins | tinto |
cingere + re ac suc: - | - | cins | cinto |
fingere: - | - | fins | finto |
stringere + *: - | - | strins | stretto |
estinguere: - | - | estins | estinto |
distinguere + *: - | - | distins | distinto |
assumere + *: - | - | assuns | assunto |
presumere: - | - | presuns | presunto |
desumere: - | - | desuns | desunto |
consumere: - | - | consuns | consunto |
redimere: - | - | redens | redento |
assistere: - | - | - | assistito |
sistere + e re con in per de: - | - | - | sistito |
assolvere: - | - | assols~ | assolto |
solvere + ri dis: - | - | sols~ | solto |
devolvere: - | - | - | devoluto |
evolvere: - | - | - | evoluto |
aprire + *: - | - | apers~ | aperto |
coprire + *: - | - | copers~ | coperto |
offrire: - | - | offers~ | offerto |
soffrire: - | - | soffers~ | sofferto |
seppellire: - | - | - | sepolto,seppellito |
cucire + *: - | - | - | - | cucio cuciono cucia cuciano
empire + *: empio | - | - | - |
riempire: riempio | - | - | - |
rimpiangere: - | - | rimpians | rimpianto |
`;

/** Verbs on -ire without *-isc-*; the last ones have both kinds of forms. */
export const plainVerbs = {
  only:
    'aprire coprire offrire soffrire dormire sentire partire servire seguire vestire divertire avvertire pentire bollire fuggire cucire ' +
    'salire venire morire udire uscire empire riempire',
  both: 'mentire nutrire applaudire inghiottire tossire assorbire eseguire parire apparire comparire scomparire convertire sovvertire invertire pervertire',
};
