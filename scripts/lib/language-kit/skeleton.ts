/** Lays out a new language: every file and line that can be written without knowing it, the rest marked. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markedCatalogue, pluralForms } from './catalogue.ts';
import { MARK, nameOf, ownNameOf, textOf } from './marks.ts';
import { catalogueFolder, lexiconFiles, packFiles, pathFor, vocabularyFiles } from './places.ts';

/** Returns the paths it wrote. Never overwrites a file, and adds a line only once. */
export function layOut(root: string, code: string): string[] {
  const files = [...catalogue(root, code), ...lists(root, code), ...modules(code)];
  const fresh = files.filter(([path]) => !existsSync(join(root, path)));
  const changed = registered(root, code).filter(([path, text]) => text !== textOf(root, path));
  for (const [path, text] of [...fresh, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...fresh, ...changed].map(([path]) => path);
}

type Written = readonly [path: string, text: string];

function catalogue(root: string, code: string): Written[] {
  const english = pathFor(catalogueFolder, 'en');
  const texts = readdirSync(join(root, english)).filter((name) => name !== 'index.ts');
  // English defines the types in its index; any other language's shows what a translation looks like.
  const danish = textOf(root, `${pathFor(catalogueFolder, 'da')}index.ts`);
  const index = danish.replaceAll("'da'", `'${code}'`).replaceAll('Danish', nameOf(code));
  return [
    ...texts.map((name): Written => [name, markedCatalogue(textOf(root, english + name), code)]),
    ['index.ts', index] as const,
  ].map(([name, text]) => [pathFor(catalogueFolder, code) + name, text]);
}

const vocabulary: Readonly<Record<(typeof vocabularyFiles)[number], string>> = {
  acronyms: 'abbreviations that everyone knows (L13), one a line',
  everyday: 'everyday words that would be taken for foreign, invented or several words, one a line',
  expressions: 'compounds and fixed phrases written apart or with a hyphen (L14), one a line',
  families: 'families of words that are on none of our cards, written as in the packs',
  foreign: 'words that the dictionary lists although only other languages use them (L5), one a line',
  names: 'names of several words (L12), one a line',
  places: 'places of several words, which deserve an exception even where names do not count (L12), one a line',
  whole: 'words that look like a compound and are not (L9), one a line',
  words: 'loanwords, new words and names that the dictionary lacks, one a line',
};

const lexicon: Readonly<Record<(typeof lexiconFiles)[number], string>> = {
  'cards-classic': 'each card of the classic pack: word = headword: gloss ~ 5 link, link; 4 link',
  'cards-duet': 'each card of the duet pack: word = headword: gloss ~ 5 link, link; 4 link',
  clues: 'at least 3,000 clue words that are no cards: word = headword: gloss',
  scenes: 'at least 1,000 clue words, each with all cards it calls to mind: word ~ 5 card, card; 4 card',
};

/** Plain text files for people who need no programming. */
function lists(root: string, code: string): Written[] {
  const locations = headsIn(textOf(root, 'language/locations/en.txt'), /^\[.*/gm);
  const topics = headsIn(textOf(root, 'bots/spyfall/en.txt'), /^(?:@ [a-z]+|\[[a-z0-9-]+\])/gm);
  return [
    ...packFiles.map(
      (name): Written => [`language/packs/${code}/${name}.txt`, marked(['at least 400 cards, one a line'])],
    ),
    [`language/locations/${code}.txt`, marked(locations.map((head) => `${head}, and seven roles`))],
    ...vocabularyFiles.map((name): Written => [`language/vocabulary/${code}/${name}.txt`, marked([vocabulary[name]])]),
    [
      `language/referee/cases/01/${code}.txt`,
      marked(['about 180 cases, half of them legal: verdict, rule, clue, : visible codenames']),
    ],
    ...lexiconFiles.map((name): Written => [`bots/lexicon/${code}/${name}.txt`, marked([lexicon[name]])]),
    [`bots/spyfall/${code}.txt`, marked(topics.map((head) => `${head} ~ words, questions and answers`))],
  ];
}

function headsIn(text: string, head: RegExp): string[] {
  return text.match(head) ?? [];
}

function marked(lines: readonly string[]): string {
  return `${lines.map((line) => `# ${MARK} ${line}`).join('\n')}\n`;
}

function modules(code: string): Written[] {
  const grammar = `/** ${nameOf(code)}, for the referee. */
import type { Grammar } from '../../grammar.ts';

// ${MARK} endings, prefixes, compounds and places; without them only the dictionary and letters count
export const ${code}: Grammar = {
  inflections: [],
  derivations: [],
  prefixes: [],
  links: [],
  shortParts: [],
  noParts: [],
  unlistedCompound: 'legal',
};
`;
  const bot = `/** What bots know about ${nameOf(code)} besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const ${code}: BotLanguage = {
  // ${MARK} rude words, which no bot says
  rude: '',
  // ${MARK} words for crimes, hatred and suffering, which no bot says
  sensitive: '',
  // ${MARK} endings of clues
  clueEndings: [],
  // ${MARK} whether words are joined freely
  hasCompounds: false,
  // ${MARK} how words change in a sentence
  forms: { longestEnding: 3 },
  // ${MARK} question words
  questions: [],
};
`;
  return [
    [`language/referee/languages/${code}/grammar.ts`, grammar],
    [`bots/languages/${code}.ts`, bot],
  ];
}

/** The files that list all languages, with a line for this one. */
function registered(root: string, code: string): Written[] {
  const forms = pluralForms(code).map((form) => `'${form}'`);
  const entry = `  ${code}: {
    name: '${ownNameOf(code)}',
    load: () => import('./${code}/index.ts'),
    map: () => import('./${code}/map.ts'),
    reading: () => import('./${code}/reading.ts'),
  },
`;
  const change = (path: string, has: string, edit: (text: string) => string): Written => {
    const text = textOf(root, path);
    return [path, text.includes(has) ? text : edit(text)];
  };
  return [
    change('web/src/texts/languages.ts', `\n  ${code}: {`, (text) =>
      text.replace(/^\} satisfies/m, `${entry}} satisfies`),
    ),
    change('web/src/texts/shape.ts', `\n  ${code}: '`, (text) =>
      text.replace(/(type PluralForms = \{\n(?: {2}.*\n)*)/, `$1  ${code}: ${forms.join(' | ')};\n`),
    ),
    change('language/letters.ts', `\n  ['${code}', `, (text) =>
      text.replace(
        /(const ownLetters = [\s\S]*?)(\n\]\);)/,
        `$1\n  // ${MARK} ${code}: letters with a mark that are letters of their own, such as å in Danish\n  ['${code}', ''],$2`,
      ),
    ),
    change('language/referee/languages/index.ts', `./${code}/grammar.ts`, (text) =>
      listed(text, code, { name: 'grammars', file: `./${code}/grammar.ts` }),
    ),
    change('bots/languages/index.ts', `./${code}.ts`, (text) =>
      listed(text, code, { name: 'botLanguages', file: `./${code}.ts` }),
    ),
  ];
}

/** Adds an import and its name in `const name … = { da, en };`. */
function listed(text: string, code: string, { name, file }: { name: string; file: string }): string {
  const line = `import { ${code} } from '${file}';`;
  const imports = text.split('\n').filter((each) => each.startsWith('import '));
  const after = imports.findLast((each) => pathIn(each) < file) ?? imports.at(-1) ?? '';
  return text
    .replace(after, `${after}\n${line}`)
    .replace(new RegExp(`(const ${name}: .* = )\\{ (.*) \\};`), (_, head: string, list: string) => {
      return `${head}{ ${[...list.split(', '), code].toSorted().join(', ')} };`;
    });
}

function pathIn(line: string): string {
  return /'(.*)'/.exec(line)?.[1] ?? '';
}
