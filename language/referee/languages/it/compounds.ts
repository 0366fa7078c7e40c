/** Italian compounds: closed sets of first parts, since most splits of listed words are coincidence. */
import type { Has } from './derivation.ts';
import { partBasesOf } from './forms.ts';

const verbs =
  'porta lava asciuga aspira scola apri cava schiaccia spremi gratta trita rompi spacca sparti spazza para copri batti attacca appendi ' +
  'salva sali gira segna canta conta guarda perdi passa pela poggia posa reggi accendi ammazza acchiappa scaccia scalda scansa mangia ' +
  'succhia stuzzica stendi tergi tira tosta volta vuota zappa ferma ficca frangi getta guasta imbratta lancia lascia lecca lustra metti ' +
  'mozza netta pianta picchia punta raccatta ruba spargi strappa strizza sbuccia stura taglia tosa tappa torci bacia becca butta carica ' +
  'cerca chiudi crepa gabba caccia cavalca salta sgombra fendi gonfia leva mescola nascondi piega pesa pesta premi prendi raschia ' +
  'riempi rovescia sbatti scava scrivi serra soffia spegni spolvera stringi suona sveglia svuota tieni trova uccidi versa vinci ' +
  'pulisci affila affetta aguzza alza bevi brucia cambia colora cuoci gusta incolla macina monta muovi';
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
const learned = /^(.{3,})o(teca|dromo|cottero|scopio)$/u;

/** Three-letter ends that are not coincidence. */
const short = new Set('via sci bus blu oro gas gru gol tir bar zoo ago'.split(' '));
const SHORTEST = 3;
const SURE = 4;

/** A listed word is a compound only after a head that forms them; any other may be invented from two words. */
export function compoundsOf(letters: string, has: Has): string[][] {
  const isListed = has(letters);
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
