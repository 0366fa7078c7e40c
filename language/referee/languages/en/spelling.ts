/** English words with two spellings (L11): American and British, and others. */

/** Whole words. Their forms with endings count too. */
const pairs = `
gray grey|mom mum|donut doughnut|yogurt yoghurt yoghourt|tire tyre|aluminum aluminium|pajamas pyjamas|pajama pyjama|plow plough|jewelry jewellery|mustache moustache|ax axe
program programme|check cheque|checkers chequers|whiskey whisky|airplane aeroplane|draft draught|drafty draughty|curb kerb|mold mould|moldy mouldy|molt moult|cozy cosy
skeptic sceptic|skeptical sceptical|pediatric paediatric|encyclopedia encyclopaedia|archeology archaeology|archeologist archaeologist|maneuver manoeuvre|diarrhea diarrhoea
medieval mediaeval|esthetic aesthetic|anesthetic anaesthetic|anesthesia anaesthesia|leukemia leukaemia|orthopedic orthopaedic|fetus foetus|estrogen oestrogen|ameba amoeba
license licence|defense defence|offense offence|pretense pretence|practice practise|judgment judgement|acknowledgment acknowledgement|aging ageing|fulfill fulfil|enroll enrol|skillful skilful
willful wilful|installment instalment|woolen woollen|marvelous marvellous|traveler traveller|jeweler jeweller|counselor counsellor|sulfur sulphur|phoney phony|disk disc|hiccup hiccough
ketchup catsup|omelet omelette|catalog catalogue|dialog dialogue|analog analogue|monolog monologue|cigaret cigarette|pigmy pygmy|gypsy gipsy
sheik sheikh|czar tsar tzar|hanukkah chanukah hanukah|veranda verandah|hurrah hooray hurray|caliph khalif|koran quran|muslim moslem|okay ok|bandana bandanna|barbecue barbeque bbq
dietician dietitian|dispatch despatch|dwarfs dwarves|eyrie aerie|fiord fjord|gantlet gauntlet|inquiry enquiry
jail gaol|kebab kabob|kidnaper kidnapper|lasagna lasagne|licorice liquorice|lovable loveable|nosy nosey|orangutan orangoutang|pixie pixy|racket racquet
smoky smokey|swath swathe|thru through|tho though|tonight tonite|night nite|tidbit titbit|vial phial|wagon waggon
yak yack|zombie zombi|scallywag scalawag|vampire vampyre|magic magick|hippy hippie|bogey bogie|curtsy curtsey|lichee lychee litchi|tumeric turmeric
chili chilli|jujitsu jiujitsu|hummus houmous humus|falafel felafel|pita pitta|couscous cuscus|borscht borsch|caviar caviare
adviser advisor|ambiance ambience|artifact artefact|balk baulk|banister bannister|caldron cauldron|carcass carcase|cipher cypher|griffin gryphon griffon|impostor imposter
mollusk mollusc|ocher ochre|pedlar peddler pedler|rickshaw ricksha|sepulcher sepulchre|specter spectre|sergeant serjeant|tranquility tranquillity|tranquilizer tranquilliser
unraveled unravelled|wooly woolly|worshiper worshipper|hijack highjack|carburetor carburettor|cesarean caesarean|nightie nighty`;

const rows = pairs
  .trim()
  .split(/[|\n]/u)
  .map((row) => row.split(' '))
  .filter((row) => row.length > 1);
const others = new Map<string, string[]>();
for (const row of rows)
  for (const word of row) others.set(word, [...(others.get(word) ?? []), ...row.filter((each) => each !== word)]);

/** American and British spellings of a word; some results are not words, which does no harm. */
export function variants(letters: string): string[] {
  const found = [...(others.get(letters) ?? [])];
  if (letters.endsWith('s')) found.push(...(others.get(letters.slice(0, -1)) ?? []).map((word) => `${word}s`));
  for (const [british, american] of rules) {
    if (british.test(letters)) found.push(letters.replace(british, american));
  }
  return found;
}

/** From British to American. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^f]|[a-z]{2}f)(?<=[a-z]{2})our(?=$|s$|ed$|ing$|ful|less|able|ite|ist|er|y$|al$|hood|ly$)/u, 'or'],
  [/(?<=[bt])re(?=s?$|d$)/u, 'er'],
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/u, 'iz'],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/u, 'yz'],
  [/ae(?=[a-z]{3})/u, 'e'],
  [/oe(?=[a-z]{4})/u, 'e'],
  [/(?<=[aeiou][^aeiou]+[aeiou])ll(?=(?:ed|ing|er|ers|or|ors|ery)$)/u, 'l'],
  [/ogue(?=s?$)/u, 'og'],
  [/ence(?=s?$)/u, 'ense'],
];
