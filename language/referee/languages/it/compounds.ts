/** Italian compounds: closed sets of first parts, since most splits of listed words are coincidence. */
import type { Has } from './derivation.ts';
import { partBasesOf } from './forms.ts';
import { singularsOf } from './plurals.ts';

const verbs =
  'porta lava asciuga aspira scola apri cava schiaccia spremi gratta trita rompi spacca sparti spazza para copri batti attacca appendi ' +
  'salva sali gira segna canta conta guarda perdi passa pela poggia posa reggi accendi ammazza acchiappa scaccia scalda scansa mangia ' +
  'succhia stuzzica stendi tergi tira tosta volta vuota zappa ferma ficca frangi getta guasta imbratta lancia lascia lecca lustra metti ' +
  'mozza netta pianta picchia punta raccatta ruba spargi strappa strizza sbuccia stura taglia tosa tappa torci bacia becca butta carica ' +
  'cerca chiudi crepa gabba caccia cavalca salta sgombra fendi gonfia leva mescola nascondi piega pesa pesta premi prendi raschia ' +
  'riempi rovescia sbatti scava scrivi serra soffia spegni spolvera stringi suona sveglia svuota tieni trova uccidi versa vinci ' +
  'pulisci affila affetta aguzza alza bevi brucia cambia colora cuoci gusta incolla macina monta muovi ' +
  'spaventa tempera corri scendi togli spezza smacchia spara spruzza tocca piglia accalappia calza cola paga trincia svita sega bagna';
const others =
  'capo acqua pesce cassa terra madre mare ferro carta arco croce piano palco banco mano mezzo mezza buon buona bene mal mala alto alta ' +
  'basso bassa bianco nero rosso grigio verde giallo chiaro agro petti codi pomo rocca franco gentil galant lungo corto medio fuori ' +
  'dopo oltre sotto sopra contro vice auto foto tele radio video moto ragna mille cento filo funi seggio cabino onda calcio palla ' +
  'testa cuor lingua bocca barba gatto topo lupo uva bagno aria tutto nulla senza quattro cinque super retro ' +
  'aero idro termo elettro cardio neuro socio agri api apri euro video bio eco nord dolce forte crepa piede via';
const heads = new Set(`${verbs} ${others}`.split(' '));

/** Ends of learned and derived words that are also words of their own. */
const tails = new Set(
  (
    'stico torio nato logia vita cita tare lato lare logo nico forme logico rato glia lista grafo grafia grafico metro metria metrico coltura ' +
    'amento azione alita rizzare rizzato terapia reste resti fono fonia patia genesi gare dare dato aggio mare stare stato latore latrice ' +
    'zio zia tore tori mente mento menti zione zioni tura ture trice bile bili abile ante anti ente enti ando endo ista isti tale tali rete remo vano vate rono nola tino tina tini tine sino lina lino rino etto osso esse essi elle olle ella ello issimo con per dal del nel sul tra fra che chi non una uno gli mia mio tua tuo sua suo noi voi lui lei loro sta sto cui ria rio rie ata ati ate ato ale ali ' +
    'nella nello mila dico dita otto simo ranno nazione natura gato gata colare cola mica mico stando cista teca fobia filia ressa resse'
  ).split(' '),
);

/** Learned ends of words that people also invent: *giraffoteca*. The established ones are listed. */
const learned = /^(.{3,})[oa](teca|dromo|cottero|scopio)$/u;

/** Compounds whose first part is cut short or begins no others. */
const told = new Map(
  `ossobuco:osso+buco melograno:mela+grano quadrifoglio:quattro+foglia trifoglio:tre+foglia fantascienza:fantasia+scienza gommapiuma:gomma+piuma
  astronave:astro+nave marciapiede:marcia+piede centravanti:centro+avanti autoritratto:auto+ritratto cavolfiore:cavolo+fiore cantautore:canto+autore
  cantautrice:canto+autrice centrocampo:centro+campo centrocampista:centro+campo centrotavola:centro+tavola pannacotta:panna+cotta autorete:auto+rete
  fondotinta:fondo+tinta bucaneve:buco+neve calzamaglia:calza+maglia cartongesso:cartone+gesso cartapesta:carta+pesta ceralacca:cera+lacca
  chilometro:chilo+metro chilogrammo:chilo+grammo dolcevita:dolce+vita doppiopetto:doppio+petto doppiofondo:doppio+fondo doppiosenso:doppio+senso
  falsopiano:falso+piano ferragosto:ferie+agosto fermoposta:fermo+posta fondoschiena:fondo+schiena fondovalle:fondo+valle grancassa:grande+cassa
  grandangolo:grande+angolo granduca:grande+duca granduchessa:grande+duchessa granturco:grano+turco granoturco:grano+turco grillotalpa:grillo+talpa
  guardiacaccia:guardia+caccia guardialinee:guardia+linea guardiaparco:guardia+parco madrepatria:madre+patria maledire:male+dire benedire:bene+dire
  metronotte:metro+notte nobildonna:nobile+donna nobiluomo:nobile+uomo ortofrutta:orto+frutta palasport:palazzo+sport papamobile:papa+mobile
  pianterreno:piano+terra piazzaforte:piazza+forte primadonna:prima+donna purosangue:puro+sangue quattrocchi:quattro+occhi rasoterra:raso+terra
  scaccomatto:scacco+matto sempreverde:sempre+verde settebello:sette+bello similpelle:simile+pelle soprabito:sopra+abito soprannome:sopra+nome
  soprannaturale:sopra+naturale sordomuto:sordo+muto sottaceto:sotto+aceto sottufficiale:sotto+ufficiale tennistavolo:tennis+tavolo
  verosimile:vero+simile compleanno:compiere+anno aeroplano:aereo+piano aeroporto:aereo+porto aeronave:aereo+nave
  pangrattato:pane+grattare panpepato:pane+pepe pandispagna:pane+Spagna pandoro:pane+oro panforte:pane+forte ragnatela:ragno+tela belvedere:bello+vedere
  benvenuto:bene+venuto malumore:male+umore buonumore:buono+umore arrivederci:rivedere+ci manodopera:mano+opera
  palcoscenico:palco+scena altoparlante:alto+parlare girotondo:giro+tondo biancospino:bianco+spina agriturismo:agricolo+turismo saliscendi:salire+scendere
  dormiveglia:dormire+veglia andirivieni:andare+venire bancarotta:banca+rotta gentildonna:gentile+donna girocollo:giro+collo girovita:giro+vita
  cruciverba:croce+verbo acquasantiera:acqua+santo acquavite:acqua+vite mappamondo:mappa+mondo barbabietola:barba+bietola motosega:moto+sega
  motoscafo:moto+scafo motocarro:moto+carro sanguisuga:sangue+succhiare malcontento:male+contento benessere:bene+essere malessere:male+essere
  retromarcia:retro+marcia saltimbanco:saltare+banco saltimbocca:saltare+bocca fiordilatte:fiore+latte crocerossina:croce+rosso camposanto:campo+santo
  montepremi:monte+premio vicere:vice+re grattacielo:grattare+cielo terremoto:terra+moto
  maremoto:mare+moto girasole:girare+sole boccascena:bocca+scena pescecane:pesce+cane calciobalilla:calcio+balilla
  melagrana:mela+grano melacotogna:mela+cotogna nottetempo:notte+tempo oggigiorno:oggi+giorno padreterno:padre+eterno parapiglia:parare+pigliare
  portabandiera:portare+bandiera mietitrebbia:mietere+trebbiare motocarrozzetta:moto+carrozza vetroresina:vetro+resina frigobar:frigo+bar astrofisica:astro+fisica
  astrofisico:astro+fisico acquedotto:acqua+condotto camposcuola:campo+scuola vanagloria:vano+gloria videocassetta:video+cassetta viavai:via+andare viandante:via+andare salvavita:salvare+vita`
    .split(/\s+/u)
    .map((entry) => {
      const [word = '', parts = ''] = entry.split(':');
      return [word, parts.split('+')] as const;
    }),
);

/** Of *venticinque* only *cinque* is a part: nobody hears *vento* in it. */
const numbers =
  /^(?:venti?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?)(uno|due|tre|quattro|cinque|sei|sette|otto|nove)?$/u;

/** Three-letter ends that are not coincidence. */
const short = new Set('via sci bus blu oro gas gru gol tir bar zoo ago'.split(' '));
const SHORTEST = 3;
const SURE = 4;

/** A listed word is a compound only after a head that forms them; any other may be invented from two words. */
export function compoundsOf(letters: string, has: Has): (readonly string[])[] {
  const parts = told.get(letters);
  if (parts) return [parts];
  const number = numbers.exec(letters);
  if (number) return number[1] === undefined ? [] : [[number[1]]];
  const isListed = has(letters) || singularsOf(letters, has).length > 0;
  const found: string[][] = isListed ? [] : invented(letters, has);
  for (let at = SHORTEST; at <= letters.length - SHORTEST; at++) {
    const first = letters.slice(0, at);
    const last = letters.slice(at);
    const isHead = heads.has(first);
    if (tails.has(last) || (last.length < SURE && !(isHead && short.has(last)))) continue;
    if (!isHead && (isListed || first.length < SURE || !isWord(first, has))) continue;
    if (isWord(last, has)) found.push([first, last]);
  }
  return found;
}

/** A noun before a learned end. */
function invented(letters: string, has: Has): string[][] {
  const [, stem = '', end = ''] = learned.exec(letters) ?? [];
  const noun = stem === '' ? undefined : [`${stem}a`, `${stem}o`, `${stem}e`].find(has);
  return noun === undefined ? [] : [[noun, end]];
}

function isWord(letters: string, has: Has): boolean {
  return has(letters) || partBasesOf(letters, has).length > 0;
}
