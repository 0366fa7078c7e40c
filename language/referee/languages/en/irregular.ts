/** English forms that no ending explains, and regular ones of words that the dictionary does not inflect. */

/** The verb, then its other forms. */
const verbs = `
arise arose arisen|awake awoke awoken|be am is are was were been being|bear bore borne born|beat beaten|become became|befall befell befallen|begin began begun
behold beheld|bend bent|beseech besought|bet|bid bade bidden|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred
bring brought|build built|burn burnt|buy bought|can could|catch caught|choose chose chosen|cling clung|come came|creep crept|deal dealt|dig dug|dive dove
do did done does|draw drew drawn|dream dreamt|drink drank drunk drunken|drive drove driven|dwell dwelt|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought
find found|flee fled|fling flung|fly flew flown flies flight flights|forbid forbade forbidden|forecast|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven
forsake forsook forsaken|freeze froze frozen|get got gotten|give gave given|go went gone goes|grind ground|grow grew grown|hang hung|have had has|hear heard
heave hove|hew hewn|hide hid hidden|hold held|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant|leap leapt|learn learnt|leave left|lend lent
lie lay lain lying|light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken|mow mown|overcome overcame|overtake overtook overtaken|pay paid|plead pled
prove proven|ride rode ridden|ring rang rung|rise rose risen|run ran|saw sawn|say said|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken
shave shaven|shear shorn|shine shone|shoe shod|shoot shot shots|show shown|shrink shrank shrunk shrunken|sing sang sung|sink sank sunk sunken|sit sat|slay slew slain
sleep slept|slide slid|sling slung|slink slunk|smell smelt|smite smote smitten|sneak snuck|sow sown|speak spoke spoken|speed sped|spell spelt|spend spent|spill spilt
spin spun span|spit spat|spoil spoilt|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|stride strode stridden
strike struck stricken|string strung|strive strove striven|swear swore sworn|sweep swept|swell swollen|swim swam swum|swing swung|take took taken|teach taught
tear tore torn|tell told|think thought thoughts|throw threw thrown|tread trod trodden|undergo underwent undergone|understand understood|undertake undertook undertaken
undo undid undone|uphold upheld|upset|wake woke woken|wear wore worn|weave wove woven|wed|weep wept|win won|wind wound|withdraw withdrew withdrawn
withhold withheld|withstand withstood|wring wrung|write wrote written|dye dyeing|tie tying|die dying|vie vying|panic panicked panicking|picnic picnicked picnicking
mimic mimicked mimicking|traffic trafficked trafficking|frolic frolicked frolicking|pass passed passes passing|untie untied|disagree disagreed|good better best|bad worse worst|far farther farthest further furthest|many more most|little less least`;

/** The noun, then its plurals. */
const nouns = `
man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen|person people persons|die dice|penny pence pennies
brother brethren|calf calves|elf elves|half halves|hoof hooves|knife knives|leaf leaves|life lives|loaf loaves|scarf scarves|self selves|sheaf sheaves|shelf shelves
thief thieves|turf turves|wharf wharves|wife wives|wolf wolves|dwarf dwarves|handkerchief handkerchieves|staff staves|beef beeves
alga algae|alumnus alumni alumna alumnae|analysis analyses|antenna antennae|antithesis antitheses|apex apices|appendix appendices|aquarium aquaria|axis axes|axe axes
bacterium bacteria|basis bases|beau beaux|bureau bureaux|cactus cacti|cherub cherubim|chateau chateaux|codex codices|corpus corpora|crisis crises|criterion criteria|curriculum curricula
datum data|diagnosis diagnoses|ellipsis ellipses|emphasis emphases|erratum errata|focus foci|formula formulae|fungus fungi|gateau gateaux|genius genii|genus genera
hippopotamus hippopotami|hypothesis hypotheses|index indices|kibbutz kibbutzim|larva larvae|libretto libretti|matrix matrices|medium media|metamorphosis metamorphoses|nebula nebulae
nucleus nuclei|oasis oases|octopus octopi octopuses octopodes|opus opera|paparazzo paparazzi|parenthesis parentheses|phenomenon phenomena|plateau plateaux|platypus platypi|quiz quizzes quizzed quizzing quizzical
radius radii|stigma stigmata|stimulus stimuli|stratum strata|supernova supernovae|syllabus syllabi|synopsis synopses|synthesis syntheses|tableau tableaux|terminus termini|thesis theses
vertebra vertebrae|vertex vertices|virtuoso virtuosi|vortex vortices|graffito graffiti|spaghetto spaghetti|bus buses busses bussed|gas gases gasses gassed`;

const bases = new Map<string, string[]>();
for (const row of `${verbs}\n${nouns}`.split(/[|\n]/u)) {
  const [base = '', ...forms] = row.split(' ');
  for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
}

/** What a word may be a form of; endings are checked with `has` where the dictionary knows no base. */
export function basesOf(letters: string, has: (letters: string) => boolean, known: readonly string[] = []): string[] {
  const irregular = irregularOf(letters, has);
  if (known.some((base) => base !== letters)) return irregular;
  return [...irregular, ...regularOf(letters).filter((base) => base.length >= SHORTEST && has(base))];
}

const SHORTEST = 3;

/** Also at the end of a longer word: *firemen*. */
function irregularOf(letters: string, has: (letters: string) => boolean): string[] {
  const found = bases.get(letters);
  if (found) return found;
  const man = letters.replace(/(?<=\p{L}{3})men$/u, 'man');
  return man !== letters && has(man) ? [man] : [];
}

function regularOf(letters: string): string[] {
  const cut = (length: number) => letters.slice(0, -length);
  const found: string[] = [];
  if (letters.endsWith('ies')) found.push(`${cut(3)}y`, cut(1));
  else if (letters.endsWith('ves')) found.push(`${cut(3)}f`, `${cut(3)}fe`, cut(1));
  else if (/(?:ss|[xzo]|ch|sh)es$/u.test(letters)) found.push(cut(2), cut(1));
  else if (/[^su]s$/u.test(letters) && !letters.endsWith('is')) found.push(cut(1));
  if (letters.endsWith('ied')) found.push(`${cut(3)}y`);
  else if (/[^e]ed$/u.test(letters)) found.push(...stems(cut(2)));
  if (letters.endsWith('ying')) found.push(`${cut(4)}ie`, cut(3));
  else if (letters.endsWith('ing')) found.push(...stems(cut(3)));
  return found;
}

/** Stems before an ending that begins with a vowel: *run*ning, *bak*ing for *bake*, *park*ing. */
export function stems(stem: string): string[] {
  if (/([bdfgklmnprtvz])\1$/u.test(stem)) return [stem, stem.slice(0, -1)];
  // A short word would have doubled its last letter: hoping comes from hope, not from hop.
  if (/^[^aeiouy]*[aeiouy][bdfgklmnprtvz]$/u.test(stem)) return [`${stem}e`];
  return [stem, `${stem}e`];
}

/**
 * Mends the dictionary's bases: *hoped* is no form of hop, which would have doubled its p, but of hope; *beers* is one of
 * beer, not of bee; *broth* is no number.
 */
export function spelledBaseOf(base: string, form: string, has: (letters: string) => boolean): string {
  const singular = form.slice(0, -1);
  if (
    /(?:er|en|ing)s$/u.test(form) &&
    singular !== base &&
    singular.startsWith(base.replace(/e$/u, '')) &&
    has(singular)
  )
    return singular;
  if (!form.startsWith(base)) return base;
  if (silent.test(form)) return `${base}e`;
  const ending = form.slice(base.length);
  if (ending === 'th' && !isNumber.test(base)) return form;
  if (!/^(?:ed|ings?|ers?|est|en)$/u.test(ending)) return base;
  const [stem = base] = stems(base);
  return has(stem) ? stem : base;
}
/** Verbs whose e the dictionary takes for a part of the ending: *lunged* is no form of lung. */
const silent = /^(?:hast|ho|loath|lung|premier|regal|rehears|secret|sooth)(?:e[ds]|ing)$|^(?:sing|ting)e[ds]$/u;
const isNumber = /(?:four|five|six|seven|eight|nine|ten|eleven|teen|hundred|thousand|illion)$/u;
