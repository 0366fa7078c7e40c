/**
 * Hungarian endings of case, possession and number, which lead a form to its base where the dictionary stops halfway.
 */
import { joins } from './compounds.ts';
import { type Has, wordsOfStem } from './stems.ts';
import { verbsOf } from './verbs.ts';

const cases = words(
  'ban ben ba be ból ből on en ön n ra re ról ről nál nél hoz hez höz tól től nak nek ért ig ként val vel vá vé',
  't at et ot öt ul ül kor nként stul stül',
);
const owners = words(
  'm am em om öm d ad ed od öd a e ja je nk unk ünk tok tek tök atok etek otok ötök uk ük juk jük',
  'im aim eim jaim jeim id aid eid jaid jeid i ai ei jai jei ink aink eink jaink jeink itok itek aitok eitek ik aik eik jaik jeik é',
);
const numbers = words('k ak ek ok ök');
/** After a consonant, *-val* and *-vá* assimilate to it: *kézzel*, *kővé*. */
const doubled = /^(.*)(sz|zs|cs|gy|ny|ty|ly|[bcdfghjklmnprstvz])(?:al|el|á|é)$/u;
const digraphs: Record<string, string> = {
  ssz: 'sz',
  zzs: 'zs',
  ccs: 'cs',
  ggy: 'gy',
  nny: 'ny',
  tty: 'ty',
  lly: 'ly',
};

/** Forms that no ending explains. */
const irregular = new Map<string, string[]>(
  [
    'eszik: evés evő evett ettem ettél ettek ettünk enni ennivaló eszem eszel esznek étel ehető etet',
    'iszik: ivás ivó ivott ittam ittál ittak inni innivaló iszom iszol isznak ital itat iható',
    'alszik: alvás alvó aludt aludni alusznak altat altató elalszik',
    'fekszik: fekvés fekvő feküdt feküdni fektet',
    'jön: jött jöttek jövés jövő jövök jöttem gyere jössz',
    'megy: ment mentem mentek mennek menni menés menő menet',
    'tesz: tett tettem tettek tenni tevő tétel',
    'vesz: vett vettem vettek venni vevő vétel',
    'visz: vitt vittem vitték vinni vivő vitel',
    'hisz: hitt hittem hittek hinni hívő hit',
    'lesz: lett lettem lettek lenni levő',
    'van: volt voltam voltak vagyok vannak',
    'nyugszik: nyugodt nyugvó nyugvás nyugalom nyugodni',
    'szép: szebb szebben legszebb',
    'tej: tejet',
    'fül: fület',
    'húsz: huszas huszad huszadik huszonegy',
    'jó: jobb jobban legjobb javít',
    'sok: több legtöbb sokan',
    'játszik: játssz játsszon játsszunk játsszatok játsszanak játsszuk',
    'könnyű: könnyebb könnyen legkönnyebb könnyít könnyed',
    'kicsi: kisebb kis legkisebb pici',
    'kis: kicsi kisebb kicsiny',
    'lány: leány leányka lánya lányka',
    'leány: lány lányka lányok lányos',
    'barát: baráti barátnő',
    'apa: apu apuka apuci apus apja apai após',
    'anya: anyu anyuka anyuci anyus anyja anyai anyós',
  ].flatMap(read),
);

/** Words for relatives, whose possessive forms have their own stems; cases may follow: *öccsének*, *bátyámmal*. */
const relatives = new Map<string, string[]>(
  [
    'öcs: öcsém öcséd öccse öcsénk öcsétek öccsük öccsei öcséi öcséim öcsi öcsike öcskös öcsé öccsé',
    'báty: bátyám bátyád bátyja bátyánk bátyátok bátyjuk bátyjai bátyái bátyáim bátyus bátyó bátyá bátyjá',
    'nagybáty: nagybátyám nagybátyád nagybátyja nagybátyánk nagybátyjuk nagybátyjá',
    'húg: húgom húgod húga húgunk húgotok húguk húgai húgaim húgi húgica húgocska húgá',
    'néne: néném nénéd nénje nénénk nénétek nénjük nénjei néni nénike nénjé',
    'nagynéne: nagynéném nagynénéd nagynénje nagynénénk nagynénjük nagynéni nagynénjé',
    'vő: vejem vejed veje vejünk vejetek vejük vejei vejeim vők vejé',
    'meny: menyem menyed menye menyünk menyük menyei menyé menyecske',
    'fiú: fiam fiad fia fiunk fiatok fiuk fiai fiaim fiá fiaink',
    'apa: apám apád apja apánk apátok apjuk apjá',
    'anya: anyám anyád anyja anyánk anyátok anyjuk anyjá',
    'nagyapa: nagyapám nagyapád nagyapja nagyapánk nagyapjuk nagyapjá nagyapó',
    'nagyanya: nagyanyám nagyanyád nagyanyja nagyanyánk nagyanyjuk nagyanyjá nagyanyó',
    'após: apósom apósod apósa apósunk apósuk apósá',
    'anyós: anyósom anyósod anyósa anyósunk anyósuk anyósá',
    'ángy: ángyom ángyod ángya ángyunk ángyuk ángyá ángyi ángyika',
    'nővér: nővérem nővéred nővére nővérünk nővérük nővéré',
    'fivér: fivérem fivéred fivére fivérünk fivérük fivéré',
    'úr: uram urad ura urunk uratok uruk urai urá',
  ].flatMap(read),
);

const LONG = 5;

/** Possible base forms. For a listed word only the plural is undone: dictionaries list *lovak*, *bokrok*. */
export function basesOf(letters: string, has: Has): string[] {
  const found = new Set([...(irregular.get(letters) ?? []), ...relativesOf(letters)]);
  const plurals = without([letters], numbers);
  const isListed = has(letters);
  // A listed word keeps to its own family: mész is lime.
  if (!isListed) for (const verb of verbsOf(letters, has)) found.add(verb);
  for (const stem of isListed ? plurals : stemsOf(letters)) {
    for (const word of wordsOfStem(stem, has)) {
      // The dictionary knows the regular forms; among unknown words, short matches are coincidence: chi-en.
      if (word !== stem || word.length >= (isListed ? 3 : LONG) || /^[^aá][óőúű]$/u.test(word)) found.add(word);
    }
  }
  found.delete(letters);
  return [...found].filter((word) => !joins(letters, word));
}

/** Heads that end in a possessive ending: *hétvége* holds *vég*. */
const ownedHeads = new Map(
  words('vége:vég háza:ház alja:alj széle:szél fája:fa útja:út napja:nap').map(
    (each) => each.split(':') as [string, string],
  ),
);
export function owned(part: string): readonly string[] {
  const head = ownedHeads.get(part);
  return head === undefined ? [] : [head];
}

/** The words that the letters lead to through a changed stem: *ló* of *lovad*. */
export function changedBasesOf(letters: string, has: Has): Set<string> {
  return new Set(
    stemsOf(letters).flatMap((stem) => wordsOfStem(stem, has).filter((word) => !stem.startsWith(word.slice(0, -1)))),
  );
}

/** The words whose plural it is. Of *erek* it is *ér*, not *erő*. */
export function singularsOf(plural: string, has: Has): string[] {
  const words = without([plural], numbers).flatMap((stem) => wordsOfStem(stem, has));
  return words.filter((word) => !/[aáeéiíoóöőuúüű].*[óő]$/u.test(word));
}

function relativesOf(letters: string): string[] {
  const bare = [letters, ...without([letters], cases), ...undoubled(letters)];
  return [...new Set(bare)].flatMap((form) => relatives.get(form) ?? []);
}

/** The rest after removing case, possession and number, if present. */
function stemsOf(letters: string): string[] {
  const bare = [letters, ...without([letters], cases), ...undoubled(letters)];
  const unowned = [...bare, ...without(bare, owners)];
  return [...new Set([...unowned, ...without(unowned, numbers)])].filter((stem) => stem !== letters);
}

function without(all: readonly string[], endings: readonly string[]): string[] {
  return all.flatMap((word) =>
    endings
      .filter((ending) => word.endsWith(ending) && word.length >= ending.length + 2)
      .map((ending) => word.slice(0, -ending.length)),
  );
}

function undoubled(letters: string): string[] {
  const found = doubled.exec(letters);
  if (!found) return [];
  const stem = (found[1] ?? '') + (found[2] ?? '');
  const three = digraphs[stem.slice(-3)];
  if (three) return [stem.slice(0, -3) + three];
  return stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
}

function read(line: string): [string, string[]][] {
  const [base = '', forms = ''] = line.split(': ');
  return forms.split(' ').map((form) => [form, [base]]);
}

function words(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ');
}
