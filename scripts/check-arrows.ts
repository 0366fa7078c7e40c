/** Keeps imports going one way: between the packages, inside rules/, and nothing impure into the rules. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { housePackage, reachable, readSources, resolved } from './lib/import-graph.ts';
import type { Import } from './lib/source.ts';

/** Which packages a package may import. */
export const arrows: Record<string, readonly string[]> = {
  rules: [],
  language: [],
  protocol: ['rules'],
  bots: ['language', 'rules'],
  server: ['protocol', 'bots', 'language', 'rules'],
  web: ['protocol', 'rules'],
  bench: ['server', 'protocol', 'rules', 'language'],
  scripts: [],
};

/** What is not shipped may see more: the server's tests try it with the browser's own link. */
const testArrows: Record<string, readonly string[]> = { server: ['web'] };

/** What is shipped can be reached from here; the rest is for tests. */
export const entries = ['server/main.ts', 'web/src/main.ts', 'rules/games.ts', 'rules/table/table.ts'];

/** All that the shipped rules may import from outside. */
const rulesMayUse = ['zod'];

/** Every broken arrow of the tree, as `file:line: what is wrong`. */
export function brokenArrows(root: string): string[] {
  const files = readSources(root, Object.keys(arrows));
  const shipped = reachable(files, entries);
  const wrong = entries
    .filter((entry) => !files.has(entry))
    .map((entry) => `${entry}:1: an entry of the house is gone`);
  for (const [file, source] of files) {
    for (const each of source.imports) {
      const why = packageArrow(file, each, shipped) ?? roomArrow(file, each, shipped);
      if (why) wrong.push(`${file}:${each.line}: ${why}`);
    }
    if (packageOf(file) !== 'rules' || !shipped.has(file)) continue;
    for (const { name, line } of source.touches) {
      wrong.push(`${file}:${line}: ${name} in the rules: they are pure, time and chance come in from outside`);
    }
  }
  return [...wrong, ...Object.keys(arrows).flatMap((name) => manifestArrows(root, name))];
}

/** Between packages. */
function packageArrow(file: string, { specifier }: Import, shipped: ReadonlySet<string>): string | undefined {
  const from = packageOf(file);
  if (specifier.startsWith('.')) {
    const to = packageOf(resolved(file, specifier));
    return to === from
      ? undefined
      : `'${specifier}' leaves ${from}/ by a relative path: import @safehouse/${to}/… instead`;
  }
  const to = housePackage(specifier);
  if (to === undefined) return undefined;
  if (to === from) return `'${specifier}' goes round through the package's own name: import it by a relative path`;
  const isAllowed = arrows[from]?.includes(to) || (!shipped.has(file) && testArrows[from]?.includes(to));
  return isAllowed ? undefined : forbidden(from, to);
}

/** Inside the rules, and from the rules outwards. */
function roomArrow(file: string, { specifier }: Import, shipped: ReadonlySet<string>): string | undefined {
  if (packageOf(file) !== 'rules') return undefined;
  const isShipped = shipped.has(file);
  if (!specifier.startsWith('.')) {
    if (!isShipped || rulesMayUse.includes(specifier)) return undefined;
    const what = isBuiltin(specifier) ? 'a part of Node' : 'a package';
    return `'${specifier}' is ${what}: the rules import nothing but ${rulesMayUse.join(', ')} (only their tests may)`;
  }
  const from = roomOf(file);
  const to = roomOf(resolved(file, specifier));
  return mayEnter(from, to, isShipped) ? undefined : forbidden(`rules/${from}`, `rules/${to}`);
}

function mayEnter(from: string, to: string, isShipped: boolean): boolean {
  if (from === to || to === 'kernel') return true;
  const toGame = to !== 'games.ts' && to !== 'table' && to !== 'campaign';
  if (from === 'kernel' || from === 'cards') return false;
  // What the word games have in common.
  if (to === 'cards') return true;
  if (from === 'games.ts') return toGame;
  // A campaign is made of tables and missions.
  if (from === 'campaign') return true;
  // A test of the table plays a game.
  if (from === 'table') return to === 'games.ts' || (toGame && !isShipped);
  // A test at the top sees the whole house.
  return from.endsWith('.test.ts');
}

/** The package.json of a package promises the same arrows. */
function manifestArrows(root: string, name: string): string[] {
  const manifest = join(root, name, 'package.json');
  if (!existsSync(manifest)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies })
    .map(housePackage)
    .filter((to) => to !== undefined && !arrows[name]?.includes(to))
    .map((to) => `${name}/package.json:1: ${forbidden(name, `${to}`)}`);
}

function forbidden(from: string, to: string): string {
  const may = arrows[from];
  return `${from} → ${to} is against the arrows${may ? ` (${from} → ${may.join(', ') || 'nothing'})` : ''}`;
}

const packageOf = (file: string): string => file.split('/')[0] ?? '';

/** The folder inside rules/, or the file at its top. */
const roomOf = (file: string): string => file.split('/')[1] ?? '';

const isBuiltin = (specifier: string): boolean => specifier.startsWith('node:') || builtinModules.includes(specifier);

if (import.meta.main) {
  const wrong = brokenArrows(dirname(import.meta.dirname));
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
