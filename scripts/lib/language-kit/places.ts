/** Every place of the repository that a language touches: what it needs there, and what is still missing. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fontsLack } from './fonts.ts';
import { marksIn, nameOf, textOf } from './marks.ts';

export type Place = {
  /** With `<code>` where the language's code stands. */
  readonly path: string;
  /** What is missing for a language, a line each; empty when all is there. */
  readonly missing: (root: string, code: string) => string[];
};

export const catalogueFolder = 'web/src/texts/<code>/';
export const vocabularyFiles = [
  'acronyms',
  'everyday',
  'expressions',
  'families',
  'foreign',
  'names',
  'places',
  'whole',
  'words',
] as const;
export const lexiconFiles = ['cards-classic', 'cards-duet', 'clues', 'scenes'] as const;
export const packFiles = ['classic', 'duet'] as const;

export const places: readonly Place[] = [
  // The pages
  folder(catalogueFolder, (root) => readdirSync(join(root, pathFor(catalogueFolder, 'en')))),
  registry('web/src/texts/languages.ts', (code) => new RegExp(`^  ${code}: \\{`, 'm')),
  registry('web/src/texts/shape.ts', (code) => new RegExp(`^  ${code}: '`, 'm')),
  registry('web/src/word-games/own/codes.ts', (code) => new RegExp(`[ ']${code}[ ']`)),
  { path: 'web/src/styles/fonts.css', missing: fontsLack },
  // Cards, locations and the referee
  registry('language/letters.ts', (code) => new RegExp(`^  \\['${code}', `, 'm')),
  folder('language/packs/<code>/', () => packFiles.map(asText)),
  file('language/locations/<code>.txt'),
  folder('language/vocabulary/<code>/', () => vocabularyFiles.map(asText)),
  file('language/referee/languages/<code>/grammar.ts'),
  registry('language/referee/languages/index.ts', (code) => new RegExp(`grammars: .*[{ ]${code}[, ]`)),
  file('language/referee/cases/01/<code>.txt'),
  registry('language/package.json', (code) => new RegExp(`"(?:dictionary|@cspell/dict)-${code}[-"]`)),
  registry('docs/dependencies.md', (code) => new RegExp(`\`(?:dictionary|@cspell/dict)-${code}[-\`]`)),
  {
    path: 'language/referee/foreign.ts',
    missing: (root, code) =>
      textOf(root, 'language/package.json').includes(`"dictionary-${code}"`) &&
      !textOf(root, 'language/referee/foreign.ts').includes(`'${code}'`)
        ? [`language/referee/foreign.ts: has no ${code}`]
        : [],
  },
  registry('language/referee/rulebook.test.ts', (code) => new RegExp(`'${code}'`)),
  registry('docs/referee.md', (code) => new RegExp(`^\\| ${nameOf(code)} \\|`, 'm')),
  // Bots
  file('bots/languages/<code>.ts'),
  registry('bots/languages/index.ts', (code) => new RegExp(`botLanguages: .*[{ ]${code}[, ]`)),
  folder('bots/lexicon/<code>/', () => lexiconFiles.map(asText)),
  file('bots/tables/<code>.bin'),
  file('bots/spyfall/<code>.txt'),
  registry('bots/meaning/meaning.test.ts', (code) => new RegExp(`'${code}'`)),
  registry('bots/spyfall-play/hear.test.ts', (code) => new RegExp(`'${code}'`)),
  registry('bots/report/results.json', (code) => new RegExp(`"language": "${code}"`)),
  registry('bots/report/sample.txt', (code) => new RegExp(`^${code} `, 'm')),
  registry('docs/bots-report.md', (code) => new RegExp(`^\\| ${nameOf(code)} \\|`, 'm')),
  // What we tell people
  registry('README.md', (code) => new RegExp(`\\b${nameOf(code)}\\b`)),
  registry('CHANGELOG.md', (code) => new RegExp(`\\b${nameOf(code)}\\b`)),
];

/** Everything that is missing for a language. */
export function missingFor(root: string, code: string): string[] {
  return places.flatMap(({ missing }) => missing(root, code));
}

/** Every language that any place has a file or a folder of. */
export function languagesIn(root: string): string[] {
  const found = places.flatMap(({ path }) => {
    const [above, below = ''] = path.split('<code>');
    if (above === path || !existsSync(join(root, above as string))) return [];
    return readdirSync(join(root, above as string), { withFileTypes: true }).flatMap((entry) => {
      const name = below.startsWith('/') ? entry.isDirectory() && entry.name : entry.name.split(below)[0];
      return name && /^[a-z]{2,3}$/.test(name) && existsSync(join(root, `${above}${name}${below}`)) ? [name] : [];
    });
  });
  return [...new Set(found)].toSorted();
}

export function pathFor(path: string, code: string): string {
  return path.replace('<code>', code);
}

function asText(name: string): string {
  return `${name}.txt`;
}

function file(path: string): Place {
  return { path, missing: (root, code) => marksIn(root, pathFor(path, code)) };
}

function folder(path: string, files: (root: string) => readonly string[]): Place {
  const missing = (root: string, code: string) =>
    files(root).flatMap((name) => marksIn(root, pathFor(path, code) + name));
  return { path, missing };
}

/** A file that mentions every language; what is said of one may be marked. */
function registry(path: string, line: (code: string) => RegExp): Place {
  const missing = (root: string, code: string) => [
    ...(line(code).test(textOf(root, path)) ? [] : [`${path}: has no ${code}`]),
    ...marksIn(root, path).filter((mark) => mark.includes(` ${code}: `)),
  ];
  return { path, missing };
}
