/** Hungarian derivations of nouns, adjectives and verbs, through changing stems. */
import { basesOf } from './forms.ts';
import { prefixes } from './prefixes.ts';
import { type Has, wordsOfStem } from './stems.ts';

/** From nouns and adjectives. The first line also after a word of two letters: *sós*, *fás*. */
const onAnything = words('s z zik i tlan tlen talan telen as es os ös ság ség etlen atlan sít');
const onNouns = words(
  'az ez oz öz l al el ol öl azik ezik ozik özik ász ész ászat észet ista izmus beli',
  'ka ke cska cske acska ecske ocska öcske csi ci us ú ű jú jű né nyi ít ul ül odik edik ödik kodik kedik ködik ál ászik észik kázik kézik',
  'an en on bb abb ebb obb féle szerű ias ies ikó ós ős ikus nok nök ék ország dik aság eség osság esség da de oskodik eskedik ösködik gol gel göl talanít telenít leg',
);
/** From verbs, whose base is listed with or without -ik. */
const onVerbs = words(
  'ás és ó ő ott ett ött t tt va ve hat het tat tet at et gat get ogat eget öget mány mény vány vény alom elem dalom delem',
  'ék adék edék ság ség hető ható tatlan tetlen atlan etlen hatatlan hetetlen ős ós kodik kedik ködik ódik ődik ít asz esz',
  'oda öde ede dos des dös del dogál degél dögél csál kod ked köd',
  'omás adalom edelem ékony ékeny emény omány elék alék etik akozik ekezik kozik kezik meztet elmeztet',
);
/** Short words, listed one by one. */
const shortNouns = new Set(words('fa fő fű hó jó kő mű nő sí só tó tű íz év út ág íj ív őr öv űr öt éh'));
const shortVerbs = new Set(words('ír él ül ég ad ás öl üt űz óv ív nő ró lő nyí'));
/** Endings that are often coincidence: the stem must be longer. */
const rare = new Set(words('t at et an en on ú ű us ci csi ál ul ül al el l ék i ít ós ős asz esz da de'));
const LONG = 4;
/** Stems of verbs that are no adjective's: *indul* does not come from *inda*. */
const noAdjectives = new Set(words('ind ord kond csord hang pip tár vegy'));

/** What no ending shows, the root first. */
const families = new Map(
  `süt sült|fej fejel fejelés|kés késel késelés|láb lábal lábalás|kék kékít kéklik|köd ködlik|tej tejel tejelő|füst füstölög|magas magaslat|szőr szőrme|mell mellény|düh dühöng dühít|öröm örül örvend|ugrik ugrál ugráló ugrándozik|játszik játszma|hisz hihető hihetetlen|lesz lehet lehetséges lehetetlen|főz főtt|étel étkezik étkezés étterem|bosszú bosszant bosszantó|maffia maffiózó|pizza pizzéria|szörny szörnyű szörnyeteg|tiszta tisztít tisztaság
  sánta sántít|barna barnul|szül születik születés|meteor meteorológus|mosoly mosolyog|vigyor vigyorog|hal halál halott|lő lövész lövés lövedék|ír írnok
  kilenc kilencven|nyolc nyolcvan|hét hetven|hat hatvan hatodik|öt ötven ötödik|négy negyven|három harminc|fő főtt|rend rendel rendelés|rejt rejtély rejtélyes|enged engedély|szenved szenvedély|tölt töltény töltelék|király királyfi|haza hazafi|kedv kedvenc
  fej fejű|láb lábú|kar karú|orr orrú|fül fülű|haj hajú|íz ízű|vér vérű|has hasú|hát hátú|fog fogú|ujj ujjú|agy agyú|szag szagú|lyuk lyukad|óv óvónő|rág rágcsál|cél célzás céloz
  fagy fagyaszt fagyasztó|fütty füttyent|homlok homlokzat|fedél fedélzet|lyukas lyukaszt|száll szálloda|óv óvoda|négy négyzet|billentyű billentyűzet|udvar udvarias udvarló|vág vagdos vagdal|rúg rugdos rugdal|szúr szurkál|túr turkál|fúr furkál|ír irkál|csíp csipked csipdes|húz huzigál|dob dobál|bér bérel bérlő|vas vasal|méz mézel|fül fülel|tál tálal|tél telel|kör köröz|lak lakik|por porlik
  tart tartály|oszt osztály|akad akadály|les lesel|nap napol|sár sároz|díj díjaz|fal falaz|haj hajaz|dal dalol|íj íjász|nyár nyaral|szám számla|ház házal|kár károg|kép képez|szó szótlan|jég jegel|mutat mutogat|repül repdes repked|súg sugdos sugdolózik|ír iroda irodalom|fog fogda|csíp csipesz|buta butuska|jó jócska|ritka ritkul|puha puhul`
    .split(/[|\n]\s*/u)
    .flatMap((line) => {
      const [root = '', ...others] = line.trim().split(' ');
      return others.map((word) => [word, root] as const);
    }),
);

export function rootsOf(letters: string, has: Has): string[] {
  const found = new Set(basesOf(letters, has));
  const told = families.get(letters);
  if (told) found.add(told);
  const leads = (endings: readonly string[], shortest: number) => {
    for (const ending of endings) {
      const stem = letters.slice(0, -ending.length);
      if (!letters.endsWith(ending)) continue;
      if (endings === onVerbs && shortVerbs.has(stem)) found.add(stem);
      if (stem.length < shortest || (stem.length === 2 && !wordsOfStem(stem, has).some((word) => shortNouns.has(word))))
        continue;
      const least = rare.has(ending) && shortest > 2 ? LONG : shortest;
      for (const word of wordsOfStem(stem, has)) if (word.length >= least || word !== stem) found.add(word);
      if (endings === onVerbs && has(`${stem}ik`)) found.add(`${stem}ik`);
    }
  };
  // Bányász comes from bánya, cipész from cipő: the ending's vowel merged with the word's.
  const [, stem = '', vowel] = /^(.*)([áé])sz(?:[ae]t)?$/u.exec(letters) ?? [];
  if (vowel) found.add(stem + (vowel === 'á' ? 'a' : 'e'));
  if (vowel === 'é' && stem.length > 2) found.add(`${stem}ő`);
  // Biológus of biológia, kritikus of kritika, atlétika of atléta.
  const learned = /^(.{3,}(?:lóg|zóf|gráf|ik)|.{3,}ét)(?:us|ika)$|^(.{3,})ikus$/u.exec(letters)?.slice(1).find(Boolean);
  if (learned) for (const ending of ['a', 'ia', 'ika']) found.add(learned + ending);
  // Butít of buta, feketít of fekete: the ending replaces the vowel.
  const adjective = /^(.{3,})(?:ít|ul|ül|odik|edik)$/u.exec(letters)?.[1];
  if (adjective && !noAdjectives.has(adjective)) for (const ending of ['a', 'e']) found.add(adjective + ending);
  leads(onAnything, 2);
  leads(onNouns, 3);
  leads(onVerbs, 3);
  found.delete(letters);
  return [...found].filter(has);
}

/** Unlisted words that form compounds: *rúgás*, *oltó*, *könyves*. */
export function isDerivedNoun(letters: string, has: Has): boolean {
  const verb = /^(.{3,})(?:ás|és|ó|ő)$/u.exec(letters)?.[1];
  if (verb !== undefined && (has(verb) || has(`${verb}ik`))) return true;
  // Fedett and sült of fed and sül; átkelő; oltóság.
  const done = /^(.{3,}?)(?:[eoö]?tt|t)$/u.exec(letters)?.[1];
  if (done !== undefined && has(done) && (has(`${done}ás`) || has(`${done}és`))) return true;
  if (/[^k](?:ás|és|ó|ő)$/u.test(letters) && verbalPrefixes.some((prefix) => isPrefixed(letters, prefix, has)))
    return true;
  const quality = /^(.{4,})s[áé]g$/u.exec(letters)?.[1];
  if (quality !== undefined && (has(quality) || isDerivedNoun(quality, has))) return true;
  const noun = /^(.{3,}?)(?:[aeoö]s|(?<![ae])s|i|j?[úű])$/u.exec(letters)?.[1];
  return (
    noun !== undefined &&
    letters.length >= (/[iúű]$/u.test(letters) ? LONG : LONG + 1) &&
    wordsOfStem(noun, has).length > 0
  );
}

const verbalPrefixes = prefixes.filter((prefix) => prefix !== 'leg');

function isPrefixed(letters: string, prefix: string, has: Has): boolean {
  if (!letters.startsWith(prefix)) return false;
  const rest = letters.slice(prefix.length);
  return rest.length > LONG ? has(rest) || isDerivedNoun(rest, has) : rest.length > 2 && has(rest);
}

function words(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ');
}
