/** What Danish words are derived from: by endings, by a table of families, by the names of countries. */
import { countries } from './countries.ts';
import { related } from './families.ts';
import { singleOf } from './forms.ts';
import { strangers } from './strange.ts';

type Has = (letters: string) => boolean;

/** An ending and its possible replacements; each is checked against the dictionary. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ning', ['', 'e', 'ne']],
  ['ing', ['', 'e']],
  ['else', ['', 'e', 'er', 'ere', 'et']],
  ['sel', ['e', '']],
  ['eri', ['e', 'er', '']],
  ['er', ['e', '', 'eri']],
  ['erske', ['er', 'e']],
  ['ske', ['']],
  ['ist', ['', 'e', 'el', 'er', 'o', 'a', 'i', 'isme', 'ik']],
  ['isme', ['', 'e', 'ist']],
  ['ør', ['', 'e', 'ere']],
  ['tør', ['t', 'tion', 'ere']],
  ['ation', ['ere', '', 'e']],
  ['tion', ['t', 'tere']],
  ['ion', ['ere', '', 'e']],
  ['ering', ['ere', '', 'e']],
  ['ere', ['', 'e', 'i', 'a', 'o']],
  ['ant', ['ere', 'e']],
  ['ent', ['ere', '']],
  ['age', ['', 'e']],
  ['hed', ['']],
  ['ighed', ['ig', '', 'e', 'ige']],
  ['ig', ['', 'e']],
  ['elig', ['', 'e']],
  ['lig', ['', 'e']],
  ['mæssig', ['', 'e']],
  ['agtig', ['', 'e']],
  ['isk', ['', 'er', 'e', 'i', 'ik', 'iker', 'a']],
  ['sk', ['']],
  ['iker', ['ik']],
  ['som', ['', 'me']],
  ['fuld', ['']],
  ['løs', ['', 'e']],
  ['vis', ['']],

  ['isere', ['', 'i', 'e']],
  ['isering', ['', 'i', 'e']],
  ['ence', ['ere', 'ent']],
  ['ance', ['ere', 'ant']],
  ['iøs', ['i', 'ion']],
  ['atisk', ['']],
  ['onel', ['on']],
  ['urel', ['ur']],
  ['iel', ['', 'i']],
  ['al', ['', 'e', 'um']],
  ['at', ['']],
  ['ik', ['']],

  ['itet', ['', 'e']],
  ['ær', ['', 'e']],
  ['iv', ['', 'ion']],
  ['ar', ['']],
  ['dags', ['']],
  ['logi', ['log']],
  ['grafi', ['graf']],
  ['nomi', ['nom']],
  ['tori', ['tor']],
  ['feti', ['fet']],
  ['krati', ['krat']],
  ['sofi', ['sof']],
  ['bar', ['', 'e']],
  ['inde', ['', 'e']],
  ['esse', ['']],
  ['skab', ['']],
  ['dom', ['']],
  ['ling', ['', 'e']],
  ['lende', ['']],
  ['et', ['', 'e']],
  ['ede', ['']],
  ['e', ['']],
  ['', ['e']],
];
/** Endings that attach like the last part of a compound: *glæde* + s + *løs*. */
const linked = new Set(['løs', 'fuld', 'agtig', 'mæssig', 'vis']);
/** Endings so short that only longer stems are reliable. */
const LEAST_STEM = 3;
/** Endings that are chance behind short stems: *motiv*, *kolonne*. */
const foreignEndings = new Set(['itet', 'ær', 'iv', 'ar', 'atisk', 'al', 'at', 'ik']);
const LEAST_FOREIGN_STEM = 5;
const LEAST_ROOT = 3;

/** Words too short for the prefixes of the grammar: *genvej*, *omløb*. */
const shortWithPrefix =
  /^(?:af|an|bi|efter|for|frem|gen|hen|ind|med|mis|mod|ned|om|op|over|på|sam|til|u|ud|under|ved)(løb|vej|ret|abe|råb|lån|køb|syn|fod|bid|hug|lys|lyd|tur|gab|hop|kys|leg|ord|fri|kok)$/u;

export function rootsOf(letters: string, has: Has): readonly string[] {
  const found = new Set<string>([...(related.get(letters) ?? []), ...(countries.get(letters) ?? [])]);
  const single = singleOf(letters);
  if (single) found.add(single);
  for (const [ending, instead] of endings) {
    if (!letters.endsWith(ending)) continue;
    const stem = ending === '' ? letters : letters.slice(0, -ending.length);
    if (stem.length < LEAST_STEM && !(stem.length === 2 && ending === 'ing')) continue;
    if (foreignEndings.has(ending) && stem.length < LEAST_FOREIGN_STEM) continue;
    for (const other of stemsOf(stem, ending).flatMap((each) => instead.map((end) => each + end))) {
      if (other.length >= LEAST_ROOT && other !== letters && has(other)) found.add(other);
    }
  }
  for (const verb of verbsOf(letters)) if (has(verb)) found.add(verb);
  const short = shortWithPrefix.exec(letters)?.[1];
  if (short && has(short)) found.add(short);
  const doubled = /[^aeiouyæøå][aeiouyæøå][bdfgklmnprst]$/u.test(letters) ? `${letters}${letters.at(-1)}e` : undefined;
  if (doubled && has(doubled)) found.add(doubled);
  return [...found].filter((root) => !strangers.has(`${letters} ${root}`));
}

/** A prefix, and a noun of a verb with another vowel: *udgang* of *udgå*, *forslag* of *foreslå*. */
function verbsOf(letters: string): readonly string[] {
  const [, prefix = '', noun = ''] = ofStrongVerb.exec(letters) ?? [];
  const verb = strongVerbs.get(noun);
  if (verb === undefined) return [];
  return prefix === 'for' ? [`for${verb}`, `fore${verb}`] : [`${prefix}${verb}`];
}

const strongVerbs = new Map(
  `gang:gå stand:stå komst:komme gift:give gave:give skud:skyde sats:sætte slag:slå sagn:sige syn:se drift:drive skrift:skrive bud:byde brud:bryde
   fund:finde greb:gribe snit:skære trin:træde valg:vælge salg:sælge skridt:skride spring:springe tog:tage flugt:flyve drag:drage sving:svinge`
    .split(/\s+/)
    .map((line) => line.split(':') as [string, string]),
);
const ofStrongVerb = new RegExp(
  `^(af|an|be|bi|bort|efter|for|frem|gen|hen|ind|med|mod|ned|om|op|over|på|sam|til|ud|under|ved)(${[...strongVerbs.keys()].join('|')})$`,
  'u',
);

/** A consonant doubles before an ending: *nød*, *nødde*; or a vowel is dropped: *cykel*, *cyklist*. */
function stemsOf(stem: string, ending: string): string[] {
  const found = [stem];
  if (ending === '') return found;
  if (/([bdfgklmnprst])\1$/u.test(stem)) found.push(stem.slice(0, -1));
  if (/[bdfgkpstv][lrn]$/u.test(stem)) found.push(`${stem.slice(0, -1)}e${stem.slice(-1)}`);
  // slukning of slukke
  if (ending === 'ning' && /[^aeiouyæøå][aeiouyæøå][bdfgklmnprst]$/u.test(stem)) found.push(stem + stem.slice(-1));
  if (linked.has(ending))
    found.push(...['s', 'e', 'er'].filter((link) => stem.endsWith(link)).map((link) => stem.slice(0, -link.length)));
  return found;
}
